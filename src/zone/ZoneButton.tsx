import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { page } from '#state/reload.ts'
import { forgetId, logOut, useSession } from '#state/session.ts'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import type { ButtonTone } from '#ui/button-class.ts'
import { loadDialog, openLogin } from './open-login.ts'

type ZoneButtonProps = { tone?: ButtonTone }

/**
 * 'Zona privada' when logged out; a link to the zone and 'Cerrar Sesion' when logged in (§2.2). Needs `ZoneDialogs` on
 * the page.
 */
export function ZoneButton({ tone = 'primary' }: ZoneButtonProps) {
  const { idLoginZona } = useSession()
  return idLoginZona === null ? <LoginButton tone={tone} /> : <CustomerActions id={idLoginZona} tone={tone} />
}

const preload = () => {
  loadDialog().catch(() => undefined)
}

const LoginButton = ({ tone }: { tone: ButtonTone }) => (
  <Button
    tone={tone}
    aria-haspopup="dialog"
    onClick={() => void openLogin()}
    onPointerEnter={preload}
    onFocus={preload}
  >
    Zona privada
  </Button>
)

/** The stored id goes at once, before the code that notifies the backend has loaded. */
const endSession = async (id: number) => {
  forgetId('idLoginZona')
  try {
    await (await import('./logout.ts')).closeSession(id)
  } catch {
    logOut('idLoginZona')
  }
}

function CustomerActions({ id, tone }: { id: number; tone: ButtonTone }) {
  const [closing, setClosing] = useState(false)
  const close = async () => {
    setClosing(true)
    await endSession(id)
    page.reload()
  }
  return (
    <>
      <Link to="/zonaPrivada" className={buttonClass('quiet')}>
        Lista de precios
      </Link>
      <Button tone={tone} busy={closing} onClick={() => void close()}>
        Cerrar Sesion
      </Button>
    </>
  )
}
