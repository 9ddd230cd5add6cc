import { useState } from 'react'
import { errorMessage } from '#api/errors.ts'
import { useWrite } from '#api/write.ts'
import { verificarLogin } from '#contract/sesion.ts'
import { Forgotten, LoginFields, type Login } from '#site/account/LoginFields.tsx'
import { logIn } from '#state/session.ts'
import { local } from '#state/storage.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Field.tsx'
import { Message } from '#ui/Message.tsx'
import { showSuccess } from '../kit/alert.ts'
import styles from './PanelLoginPage.module.css'

/** The user name of 'Recordar usuario'; a password is never stored. */
const key = 'usuarioRecordado'
const rememberedUser = (): string => local.getItem(key) ?? ''

/** The login (§2.14), on its own page or over a form of an ended session. `message` is the first message. */
export function LoginForm({ message: text }: { message: string }) {
  const [login, setLogin] = useState(() => ({ usuario: rememberedUser(), contraseña: '' }))
  const [remember, setRemember] = useState(() => rememberedUser() !== '')
  const { message, busy, enter } = useLogin(text)

  const onSubmit = (event: React.SubmitEvent) => {
    event.preventDefault()
    if (busy) return
    if (remember) local.setItem(key, login.usuario)
    else local.removeItem(key)
    void enter(login)
  }
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <LoginFields login={login} onType={setLogin} />
      <Checkbox label="Recordar usuario" checked={remember} onChange={(event) => setRemember(event.target.checked)} />
      <Message tone="error">{message}</Message>
      {message !== '' && <Forgotten zona="panel" />}
      <Button type="submit" size="large" busy={busy} busyLabel="Ingresando…">
        Ingresar
      </Button>
    </form>
  )
}

/** A number logs in. Any other answer is the reason of a refusal, in red (§8). */
const useLogin = (text: string) => {
  const [message, setMessage] = useState(text)
  const { mutateAsync, isPending } = useWrite(verificarLogin)
  const enter = async (credentials: Login) => {
    if (credentials.usuario === '' || credentials.contraseña === '') return setMessage('Faltan rellenar campos')
    setMessage('')
    try {
      const answer = await mutateAsync(credentials)
      if (typeof answer !== 'number') return setMessage(answer || 'El servidor no aceptó el usuario o la contraseña.')
      showSuccess(`Bienvenido ${credentials.usuario}`)
      logIn('idLogin', answer)
    } catch (error) {
      setMessage(errorMessage(error))
    }
  }
  return { message, busy: isPending, enter }
}
