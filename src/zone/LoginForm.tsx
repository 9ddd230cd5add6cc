import type { FormEvent } from 'react'
import { errorMessage } from '#api/errors.ts'
import { useWrite } from '#api/write.ts'
import type { EndpointAnswer } from '#contract/endpoint.ts'
import { verificarLoginZona } from '#contract/sesion.ts'
import { Forgotten, LoginFields, type Login } from '#site/account/LoginFields.tsx'
import { Button } from '#ui/Button.tsx'
import { Message } from '#ui/Message.tsx'
import { Activation } from './Activation.tsx'
import styles from './dialog.module.css'

/** The message of the form. */
export type FormMessage = {
  readonly tone: 'error' | 'success'
  readonly text: string
  /** The name of an account that is not active yet. */
  readonly waits?: string
}

type LoginFormProps = {
  draft: Login
  onType: (draft: Login) => void
  autoFocus: boolean
  message: FormMessage
  onSay: (message: FormMessage) => void
  onEnter: (id: number) => void
  onCreateAccount: () => void
}

/**
 * The customer's id, or the reason for refusing: plain text is a refusal, and an inactive account is refused too (§4).
 */
const toVerdict = (answer: EndpointAnswer<typeof verificarLoginZona>, waits: string): number | FormMessage => {
  if (typeof answer === 'string')
    return { tone: 'error', text: answer || 'El servidor no aceptó el usuario o la contraseña.' }
  return answer.usuarioActivo === 0 ? { tone: 'error', text: 'Usuario no activado', waits } : answer.usuarioId
}

const firstEmpty = (form: HTMLFormElement) =>
  [...form.querySelectorAll('input')].find(({ value }) => value.trim() === '')

export function LoginForm({ draft, onType, autoFocus, message, onSay, onEnter, onCreateAccount }: LoginFormProps) {
  const login = useWrite(verificarLoginZona)
  const refuse = (text: string) => onSay({ tone: 'error', text })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (login.isPending) return
    const empty = firstEmpty(event.currentTarget)
    if (empty) {
      empty.focus()
      return refuse('Faltan rellenar campos')
    }
    onSay({ tone: 'error', text: '' })
    const { usuario: nombre, contraseña } = draft
    login.mutate(
      { nombre, contraseña },
      {
        onSuccess: (answer) => {
          const verdict = toVerdict(answer, nombre.trim())
          if (typeof verdict === 'number') onEnter(verdict)
          else onSay(verdict)
        },
        onError: (error) => refuse(errorMessage(error)),
      },
    )
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <LoginFields login={draft} onType={onType} autoFocus={autoFocus} />
      <Message tone={message.tone}>{message.text}</Message>
      {message.tone === 'error' && message.text !== '' && <Forgotten zona="zona" />}
      {message.waits !== undefined && <Activation nombre={message.waits} />}
      <div className={styles.actions}>
        <Button type="submit" busy={login.isPending} busyLabel="Ingresando…">
          Ingresar
        </Button>
        <Button tone="secondary" onClick={onCreateAccount}>
          Crear cuenta
        </Button>
      </div>
    </form>
  )
}
