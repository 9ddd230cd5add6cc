import type { FormEvent } from 'react'
import { ApiError, errorMessage } from '#api/errors.ts'
import { useWrite } from '#api/write.ts'
import { crearUsuarioZona } from '#contract/cliente.ts'
import { ArrowLeft } from '#ui/icons/index.tsx'
import { createInputProps, UserInput } from '#site/account/LoginFields.tsx'
import { Button } from '#ui/Button.tsx'
import { Field, PasswordInput, TextInput } from '#ui/Field.tsx'
import { Message } from '#ui/Message.tsx'
import styles from './dialog.module.css'

export const emptyAccount = { nombre: '', email: '', contraseña: '' }
type AccountDraft = typeof emptyAccount

type AccountFormProps = {
  draft: AccountDraft
  onType: (draft: AccountDraft) => void
  onCreated: () => void
  onBack: () => void
}

const taken = 'Nombre de usuario ya esta en uso'

/** 'true means created, anything else means taken' (§7). */
const wasCreated = (answer: unknown) => answer === true

/** The form checks nothing itself: the server does (§5). Its messages are shown next to their fields. */
export function AccountForm({ draft, onType, onCreated, onBack }: AccountFormProps) {
  const creation = useWrite(crearUsuarioZona)
  const getFieldError = (field: keyof AccountDraft) =>
    creation.error instanceof ApiError ? creation.error.errors[field]?.[0] : undefined
  const message = creation.isError
    ? errorMessage(creation.error)
    : creation.isSuccess && !wasCreated(creation.data) && taken

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (creation.isPending) return
    creation.mutate(draft, {
      onSuccess: (created) => {
        if (wasCreated(created)) onCreated()
      },
    })
  }
  const input = createInputProps(draft, onType)
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field label="Usuario" error={getFieldError('nombre')}>
        <UserInput {...input('nombre')} autoFocus />
      </Field>
      <Field label="Email" error={getFieldError('email')}>
        <TextInput {...input('email')} type="email" autoComplete="email" />
      </Field>
      <Field label="Contraseña" error={getFieldError('contraseña')}>
        <PasswordInput {...input('contraseña')} autoComplete="new-password" />
      </Field>
      <Message tone="error">{message}</Message>
      <div className={styles.actions}>
        <Button type="submit" busy={creation.isPending} busyLabel="Creando…">
          Crear cuenta
        </Button>
        <Button tone="quiet" onClick={onBack}>
          <ArrowLeft />
          Volver
        </Button>
      </div>
    </form>
  )
}
