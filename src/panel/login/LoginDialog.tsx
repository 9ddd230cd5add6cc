import { useEffect } from 'react'
import { hasUnsaved } from '#state/dirty.ts'
import { getSessionEndMessage } from '#state/session-end-message.ts'
import { useSession } from '#state/session.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { askLogin, giveUpLogin, useLoginDialog } from '../kit/session.ts'
import { LoginForm } from './LoginForm.tsx'

/** The login over an unsaved form after the session ended in this or another tab. The form goes on after the login. */
export function LoginDialog() {
  const { isOpen, saves } = useLoginDialog()
  const idLogin = useSession((session) => session.idLogin)
  // The dialog itself says that the session ended.
  const notStored = useSession((session) => (session.neverStored ? getSessionEndMessage('idLogin')(session) : ''))
  useEffect(
    () =>
      useSession.subscribe((current, previous) => {
        if (current.idLogin === null && previous.idLogin !== null && hasUnsaved()) askLogin()
        if (current.idLogin !== null) giveUpLogin()
      }),
    [],
  )
  return (
    <Dialog
      open={isOpen && idLogin === null}
      onOpenChange={(open) => !open && giveUpLogin()}
      title="Volvé a ingresar"
      description={`Tu sesión terminó. Lo que escribiste sigue acá: ${saves ? 'ingresá y se guarda.' : 'ingresá, y después guardalo.'}`}
    >
      <LoginForm message={notStored} />
    </Dialog>
  )
}
