import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call, holdCalls } from '#api/client.ts'
import { untilIdle } from '#api/until-idle.ts'
import { cerrarSesion } from '#contract/sesion.ts'
import { logOut, useSession } from '#state/session.ts'
import { atMost } from '#ui/at-most.ts'
import { useMarca } from '#ui/brand/marca.ts'
import { Button, IconButton } from '#ui/Button.tsx'
import { cx } from '#ui/cx.ts'
import { Close, External, Menu } from '#ui/icons/index.tsx'
import { Logout } from '#ui/icons/more.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { DarkSwitch } from './dark-ground.tsx'
import { dropUserDrafts } from './kit/form/drafts.ts'
import { Home } from './kit/icons.tsx'
import { mayLeave } from './kit/leave.ts'
import { useOnce } from './kit/once.ts'
import { toPlaceHash } from './kit/place.ts'
import { PaletteButton } from './palette/PaletteButton.tsx'
import { useFrameActions } from './palette/use-frame-actions.ts'
import { inicio } from './sections/inicio/section.ts'
import { useWays, WayLink } from './ways.tsx'
import styles from './TopBar.module.css'

type TopBarProps = {
  /** The user's name; empty until read. */
  usuario: string
  admin: boolean
  /** The public page of the shown screen. */
  site: string | undefined
  menuOpen: boolean
  onMenu: () => void
}

/** 'Bienvenido' and the user's name, links to every screen, to the site, to the trash and to the account, 'Salir'. */
export const TopBar = ({ usuario, admin, site, menuOpen, onMenu }: TopBarProps) => {
  const { exit, isWaiting } = useExit()
  const ways = useWays()
  useFrameActions({ admin, site, exit: () => void exit() })
  return (
    <header className={styles.bar} data-ground="dark">
      <IconButton
        className={styles.menu}
        label={menuOpen ? 'Cerrar menú' : 'Abrir menú'}
        icon={menuOpen ? <Close /> : <Menu />}
        aria-expanded={menuOpen}
        aria-controls="panel-menu"
        onClick={onMenu}
      />
      <Link
        to="/admin/panel"
        hash={toPlaceHash({ screen: inicio.home, id: 0 })}
        activeOptions={{ includeHash: true }}
        className={styles.company}
      >
        <span>{useMarca().nombre}</span>
        <Home />
        <VisuallyHidden>: inicio del panel</VisuallyHidden>
      </Link>
      <PaletteButton admin={admin} />
      <p className={styles.greeting}>{`Bienvenido ${usuario}`}</p>
      {site !== undefined && (
        <a
          href={site}
          target="_blank"
          rel="noopener"
          className={styles.site}
          aria-label="Ver en el sitio (se abre en otra pestaña)"
        >
          <External />
          <span>Ver en el sitio</span>
        </a>
      )}
      {ways.map((way) => (
        <WayLink key={way.section.entry} {...way} className={styles.way} />
      ))}
      <DarkSwitch className={cx(styles.way, styles.dark)} />
      <span role="status" className={styles.leaving}>
        {isWaiting && <span>Esperá: se está guardando…</span>}
      </span>
      <Button tone="secondary" className={styles.exit} onClick={() => void exit()}>
        <Logout />
        Salir
      </Button>
    </header>
  )
}

/**
 * Ends the session in the browser and, where possible, in the backend: a live backend may lack that call, or be out of reach. Writes under
 * way end first, since the backend would refuse them afterwards. Reads under way are cancelled, and later calls wait for the session's end.
 */
const useExit = () => {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [isWaiting, setIsWaiting] = useState(false)
  const exit = useOnce(async () => {
    if (!(await mayLeave())) return
    const written = untilIdle(client.getMutationCache(), () => client.isMutating())
    setIsWaiting(client.isMutating() > 0)
    await atMost(logoutTimeout, written)
    setIsWaiting(false)
    void client.cancelQueries()
    void dropUserDrafts(useSession.getState().idLogin)
    holdCalls(
      atMost(
        logoutTimeout,
        call(cerrarSesion, { zona: 'panel' }, { keepalive: true }).catch(() => undefined),
      ),
    )
    // The id goes first, because the login page sends a session with an id back to the panel.
    logOut('idLogin')
    await navigate({ to: '/admin/login', ignoreBlocker: true, replace: true })
    client.clear()
  })
  return { exit, isWaiting }
}
const logoutTimeout = 3_000
