import { useEffect } from 'react'
import { hasUnsaved } from '../../state/dirty.ts'
import { farewellOf } from '../../state/farewell.ts'
import { useSession } from '../../state/session.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { askLogin, giveUpLogin, useLoginAsked } from '../kit/session.ts'
import { LoginForm } from './LoginForm.tsx'

/** A session that ends, here or in another tab, under a form that is not saved: one logs in over it, and goes on. */
export function LoginDialog() {
  const { asked } = useLoginAsked()
  const idLogin = useSession((session) => session.idLogin)
  // That it ended says the dialog itself.
  const notKept = useSession((session) => (session.neverKept ? farewellOf('idLogin')(session) : ''))
  useEffect(
    () =>
      useSession.subscribe((now, before) => {
        if (now.idLogin === null && before.idLogin !== null && hasUnsaved()) askLogin()
        if (now.idLogin !== null) giveUpLogin()
      }),
    [],
  )
  return (
    <Dialog
      open={asked && idLogin === null}
      onOpenChange={(open) => !open && giveUpLogin()}
      title="Volvé a ingresar"
      description="Tu sesión terminó. Lo que escribiste sigue acá: ingresá y se guarda."
    >
      <LoginForm said={notKept} />
    </Dialog>
  )
}
