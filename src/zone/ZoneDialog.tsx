import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { emptyLogin } from '#site/account/LoginFields.tsx'
import { markDirty } from '#state/dirty.ts'
import { getSessionEndMessage } from '#state/session-end-message.ts'
import { logIn, useSession } from '#state/session.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import styles from './dialog.module.css'
import { AccountForm, emptyAccount } from './AccountForm.tsx'
import { LoginForm, type FormMessage } from './LoginForm.tsx'
import type { ZoneDialogName } from './open-login.ts'

type ZoneDialogProps = {
  shown: ZoneDialogName | null
  destination: string | undefined
  onShow: (shown: ZoneDialogName | null) => void
}

const silence: FormMessage = { tone: 'error', text: '' }
const reason = 'Las listas de precios son para clientes: ingresá y te llevamos a donde ibas.'
const titles = { login: 'Zona privada', account: 'Crear cuenta' }

/**
 * One modal with two forms (§2.2). Closing returns the focus to the button that opened it; switching forms keeps the
 * typed text. An account that was begun is stored nowhere, so that an update waits for it, and closing asks.
 */
export default function ZoneDialog({ shown, destination, onShow }: ZoneDialogProps) {
  const navigate = useNavigate()
  const [login, setLogin] = useState(emptyLogin)
  const [account, setAccount] = useState(emptyAccount)
  const ended = useSession(getSessionEndMessage('idLoginZona'))
  const [message, say] = useState(silence)
  const begun = Object.values(account).some((text) => text !== '')
  useEffect(() => (begun ? markDirty() : undefined), [begun])
  const [asking, ask] = useState(false)

  const why = shown === 'login' && destination !== undefined && ended === '' ? reason : undefined
  // The dialog focuses its first field when it opens; after a switch the new form focuses its own.
  const [turned, setTurned] = useState(false)
  const turnTo = (form: ZoneDialogName) => {
    setTurned(true)
    onShow(form)
  }
  const close = () => {
    ask(false)
    setAccount(emptyAccount)
    setTurned(false)
    say(silence)
    onShow(null)
  }
  const enter = async (id: number) => {
    logIn('idLoginZona', id)
    close()
    await navigate({ href: destination ?? '/zonaPrivada' })
  }
  const accountCreated = () => {
    setLogin({ usuario: account.nombre, contraseña: '' })
    setAccount(emptyAccount)
    say({ tone: 'success', text: 'Usuario creado con éxito', waits: account.nombre })
    turnTo('login')
  }
  const askForAccount = () => {
    say(silence)
    turnTo('account')
  }
  return (
    <>
      <Dialog
        open={shown !== null}
        onOpenChange={() => (begun ? ask(true) : close())}
        title={titles[shown ?? 'login']}
        {...(why !== undefined && { description: why })}
      >
        {shown === 'account' ? (
          <AccountForm draft={account} onType={setAccount} onCreated={accountCreated} onBack={() => turnTo('login')} />
        ) : (
          <LoginForm
            draft={login}
            onType={setLogin}
            autoFocus={turned}
            message={ended !== '' && message.text === '' ? { tone: 'error', text: ended } : message}
            onSay={say}
            onEnter={(id) => void enter(id)}
            onCreateAccount={askForAccount}
          />
        )}
      </Dialog>
      <Dialog
        open={asking}
        onOpenChange={ask}
        title="Cuenta sin crear"
        description="Si salís ahora, lo que escribiste se pierde."
      >
        <div className={styles.actions}>
          <Button onClick={() => ask(false)}>Seguir</Button>
          <Button tone="quiet" onClick={close}>
            Salir sin crear la cuenta
          </Button>
        </div>
      </Dialog>
    </>
  )
}
