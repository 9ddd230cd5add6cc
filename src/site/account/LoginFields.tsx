/** The common parts of account forms: the logins of the panel and of the zone, a customer's account, a server's first user. */
import type { ComponentProps } from 'react'
import { Field, PasswordInput, TextInput } from '#ui/Field.tsx'
import styles from './LoginFields.module.css'

/** The props of the input of each field of a draft. */
export const createInputProps =
  <Draft extends Readonly<Record<string, string>>>(draft: Draft, onType: (draft: Draft) => void) =>
  (name: keyof Draft & string) => ({
    name,
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => onType({ ...draft, [name]: target.value }),
  })

/** The name of an account, which no keyboard may correct. */
export const UserInput = (props: ComponentProps<'input'>) => (
  <TextInput {...props} name="usuario" autoComplete="username" autoCapitalize="none" spellCheck={false} />
)

export const emptyLogin = { usuario: '', contraseña: '' }
export type Login = typeof emptyLogin

type LoginFieldsProps = { login: Login; onType: (login: Login) => void; autoFocus?: boolean }

export const LoginFields = ({ login, onType, autoFocus = false }: LoginFieldsProps) => {
  const input = createInputProps(login, onType)
  return (
    <>
      <Field label="Usuario">
        <UserInput {...input('usuario')} autoFocus={autoFocus} />
      </Field>
      <Field label="Contraseña">
        <PasswordInput {...input('contraseña')} autoComplete="current-password" />
      </Field>
    </>
  )
}

/** The way to a new password, where the API has one. In a tab of its own, since an unsaved form may be under this one. */
export const Forgotten = ({ zona }: { zona: 'panel' | 'zona' }) => {
  const { clave } = document.documentElement.dataset
  if (clave === undefined) return null
  return (
    <a className={styles.forgotten} href={`${clave}?zona=${zona}`} target="_blank" rel="noreferrer">
      Olvidé mi contraseña
    </a>
  )
}
