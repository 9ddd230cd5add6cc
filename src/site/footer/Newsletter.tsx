import { useId, useRef, useState, type SyntheticEvent } from 'react'
import { ApiError } from '../../api/errors.ts'
import { useWrite } from '../../api/write.ts'
import { agregarSuscripcion } from '../../contract/suscripcion.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, TextInput } from '../../ui/Field.tsx'
import { Message } from '../../ui/Message.tsx'
import styles from './Newsletter.module.css'
import { isEmail } from './newsletter.ts'

type Feedback = { tone: 'error' | 'success'; text: string }
const wrong: Feedback = { tone: 'error', text: 'Email incorrecto' }
const done: Feedback = { tone: 'success', text: 'suscripción exitosa' }

/** What the API refused is only logged (§8), by the app; without a connection people must know that nothing was sent. */
const failed = (error: Error): Feedback | undefined =>
  error instanceof ApiError && error.status === 0 ? { tone: 'error', text: error.message } : undefined

/** What was typed stays until it was sent; a second click while it is under way sends nothing. */
function useSubscription() {
  const { mutateAsync: subscribe, isPending } = useWrite(agregarSuscripcion)
  const [email, setEmail] = useState('')
  const [feedback, setFeedback] = useState<Feedback>()
  const sending = useRef(false)
  const send = async () => {
    sending.current = true
    setFeedback(undefined)
    try {
      await subscribe({ email })
      setEmail('')
      setFeedback(done)
    } catch (error) {
      setFeedback(error instanceof Error ? failed(error) : undefined)
    } finally {
      sending.current = false
    }
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (sending.current) return
    if (isEmail(email)) void send()
    else setFeedback(wrong)
  }
  const type = (text: string) => {
    setEmail(text)
    setFeedback(undefined)
  }
  return { email, type, submit, isPending, feedback }
}

/** The newsletter box (§2.3, §5). */
export function Newsletter() {
  const { email, type, submit, isPending, feedback } = useSubscription()
  const id = useId()
  return (
    <form noValidate className={styles.form} onSubmit={submit} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>Newsletter</h2>
      <p className={styles.invitation}>Nuevos productos, listas de precios y ferias, una vez por mes.</p>
      <div className={styles.row}>
        <Field label="Email" className={styles.field ?? ''}>
          <TextInput
            type="email"
            name="email"
            autoComplete="email"
            value={email}
            onChange={({ target }) => type(target.value)}
            aria-invalid={feedback === wrong || undefined}
            aria-describedby={`${id}-feedback`}
          />
        </Field>
        <Button type="submit" busy={isPending} busyLabel="Enviando…" className={styles.button}>Suscribirme</Button>
      </div>
      <Message id={`${id}-feedback`} tone={feedback?.tone ?? 'neutral'}>{feedback?.text}</Message>
    </form>
  )
}
