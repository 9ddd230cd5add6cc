import type { FormEvent } from 'react'
import { errorMessage } from '../api/errors.ts'
import { useWrite } from '../api/write.ts'
import type { AnswerOf } from '../contract/endpoint.ts'
import { verificarLoginZona } from '../contract/sesion.ts'
import { Button } from '../ui/Button.tsx'
import { Field, PasswordInput, TextInput } from '../ui/Field.tsx'
import { Message } from '../ui/Message.tsx'
import { Activation } from './Activation.tsx'
import styles from './dialog.module.css'

export const emptyLogin = { nombre: '', contraseña: '' }
type LoginDraft = typeof emptyLogin

/** The message of the form. */
export type FormMessage = {
  readonly tone: 'error' | 'success'
  readonly text: string
  /** The name of an account that is not active yet. */
  readonly waits?: string
}

type LoginFormProps = {
  draft: LoginDraft
  onType: (draft: LoginDraft) => void
  autoFocus: boolean
  message: FormMessage
  onSay: (message: FormMessage) => void
  onEnter: (id: number) => void
  onCreateAccount: () => void
}

/**
 * The customer's id, or the reason for refusing: plain text is a refusal, and an inactive account is refused too (§4).
 */
const verdictOf = (answer: AnswerOf<typeof verificarLoginZona>, waits: string): number | FormMessage => {
  if (typeof answer === 'string')
    return { tone: 'error', text: answer || 'El servidor no aceptó el usuario o la contraseña.' }
  return answer.usuarioActivo === 0 ? { tone: 'error', text: 'Usuario no activado', waits } : answer.usuarioId
}

const firstEmpty = (form: HTMLFormElement) =>
  [...form.querySelectorAll('input')].find(({ value }) => value.trim() === '')

export function LoginForm({ draft, onType, autoFocus, message, onSay, onEnter, onCreateAccount }: LoginFormProps) {
  const login = useWrite(verificarLoginZona)
  const refuse = (text: string) => onSay({ tone: 'error', text })

  const isRefused =
    message.tone === 'error' && message.text !== '' && document.documentElement.dataset['clave'] !== undefined

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (login.isPending) return
    const empty = firstEmpty(event.currentTarget)
    if (empty) {
      empty.focus()
      return refuse('Faltan rellenar campos')
    }
    onSay({ tone: 'error', text: '' })
    login.mutate(draft, {
      onSuccess: (answer) => {
        const verdict = verdictOf(answer, draft.nombre.trim())
        if (typeof verdict === 'number') onEnter(verdict)
        else onSay(verdict)
      },
      onError: (error) => refuse(errorMessage(error)),
    })
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field label="Usuario">
        <TextInput
          autoFocus={autoFocus}
          name="usuario"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={draft.nombre}
          onChange={({ target }) => onType({ ...draft, nombre: target.value })}
        />
      </Field>
      <Field label="Contraseña">
        <PasswordInput
          name="contraseña"
          autoComplete="current-password"
          value={draft.contraseña}
          onChange={({ target }) => onType({ ...draft, contraseña: target.value })}
        />
      </Field>
      <Message tone={message.tone}>{message.text}</Message>
      {isRefused && (
        <a
          className={styles.forgotten}
          href={`${document.documentElement.dataset['clave']}?zona=zona`}
          target="_blank"
          rel="noreferrer"
        >
          Olvidé mi contraseña
        </a>
      )}
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
