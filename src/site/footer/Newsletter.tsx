import { useMutation } from '@tanstack/react-query'
import { useId, useRef, useState, type SyntheticEvent } from 'react'
import { ApiError } from '#api/errors.ts'
import { deliverWith } from '#state/outbox/deliver.ts'
import { sendOrKeep } from '#state/outbox/send.ts'
import { Button } from '#ui/Button.tsx'
import { Field, TextInput } from '#ui/Field.tsx'
import { Message } from '#ui/Message.tsx'
import { WaitingList } from '../outbox/WaitingList.tsx'
import styles from './Newsletter.module.css'
import { isEmail } from './newsletter.ts'

type Feedback = { tone: 'error' | 'success' | 'neutral'; text: string }
const wrong: Feedback = { tone: 'error', text: 'Email incorrecto' }
const done: Feedback = { tone: 'success', text: 'suscripción exitosa' }

const feedbacks = {
  sent: done,
  offline: { tone: 'neutral', text: 'Sin conexión: tu suscripción queda guardada y se envía sola cuando vuelva.' },
  trouble: { tone: 'neutral', text: 'El servidor no pudo recibirla: queda guardada y se envía sola en cuanto pueda.' },
} as const

/**
 * A refusal of the API is only logged (§8), by the app. Without a connection, or when nothing can be stored, the
 * visitor must know that nothing was sent.
 */
const failed = (error: unknown): Feedback | undefined =>
  error instanceof ApiError && error.status === 0 ? { tone: 'error', text: error.message } : undefined

const noToken = () => Promise.resolve('')

/** The typed address stays until it is sent; a click while sending does nothing. */
function useSubscription() {
  const { mutateAsync: subscribe, isPending } = useMutation({
    mutationFn: (input: { email: string }) => sendOrKeep({ call: 'agregarSuscripcion', input }, deliverWith(noToken)),
  })
  const [email, setEmail] = useState('')
  const [feedback, setFeedback] = useState<Feedback>()
  const sending = useRef(false)
  const send = async () => {
    sending.current = true
    setFeedback(undefined)
    try {
      const outcome = await subscribe({ email })
      setEmail('')
      setFeedback(feedbacks[outcome])
    } catch (error) {
      setFeedback(failed(error))
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
  return { email, type, submit, isPending, feedback, say: (text: string) => setFeedback({ tone: 'neutral', text }) }
}

/** The newsletter box (§2.3, §5). */
export function Newsletter() {
  const { email, type, submit, isPending, feedback, say } = useSubscription()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <form noValidate method="dialog" className={styles.form} onSubmit={submit} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        Newsletter
      </h2>
      <p className={styles.invitation}>Nuevos productos, listas de precios y ferias, una vez por mes.</p>
      <noscript>Para suscribirte, activá JavaScript en tu navegador y volvé a cargar la página.</noscript>
      <div className={styles.row}>
        <Field label="Email" className={styles.field}>
          <TextInput
            ref={input}
            type="email"
            name="email"
            autoComplete="email"
            value={email}
            onChange={({ target }) => type(target.value)}
            aria-invalid={feedback === wrong || undefined}
            aria-describedby={`${id}-feedback`}
          />
        </Field>
        <Button type="submit" busy={isPending} busyLabel="Enviando…" className={styles.button}>
          Suscribirme
        </Button>
      </div>
      <Message id={`${id}-feedback`} tone={feedback?.tone ?? 'neutral'}>
        {feedback?.text}
      </Message>
      <WaitingList
        call="agregarSuscripcion"
        title="Suscripciones que esperan para enviarse"
        getSummary={(waiting) => waiting.input.email}
        onEdit={
          email === ''
            ? (waiting) => {
                type(waiting.input.email)
                input.current?.focus()
              }
            : undefined
        }
        onDrop={() => {
          say('Suscripción descartada: no se va a enviar.')
          input.current?.focus()
        }}
      />
    </form>
  )
}
