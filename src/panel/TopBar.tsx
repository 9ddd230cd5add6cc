import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { call, holdCalls } from '../api/client.ts'
import { usePower } from '../api/powers.ts'
import { company } from '../brand.ts'
import { obtenerPapelera } from '../contract/papelera.ts'
import { cerrarSesion } from '../contract/sesion.ts'
import { logOut, useSession } from '../state/session.ts'
import { Button, IconButton } from '../ui/Button.tsx'
import { Close, External, Menu } from '../ui/icons/index.tsx'
import { Logout } from '../ui/icons/more.tsx'
import { dropDraftsOf } from './kit/form/drafts.ts'
import { Trash } from './kit/icons.tsx'
import { mayLeave } from './kit/leave.ts'
import { placeHash } from './kit/place.ts'
import { trash } from './screens.ts'
import styles from './TopBar.module.css'

type TopBarProps = {
  /** Who is logged in; empty until it is known. */
  usuario: string
  /** The public page of what is shown. */
  site: string | undefined
  menuOpen: boolean
  onMenu: () => void
}

/** 'Bienvenido' and the user's name, the way to the site and to the trash, 'Salir'. */
export const TopBar = ({ usuario, site, menuOpen, onMenu }: TopBarProps) => {
  const exit = useExit()
  const keepsTrash = usePower(obtenerPapelera)
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
      <p className={styles.company}>{company.name}</p>
      <p className={styles.greeting}>Bienvenido {usuario}</p>
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
      {keepsTrash && (
        <Link
          to="/admin/panel"
          hash={placeHash({ screen: trash.code, id: 0 })}
          className={styles.site}
          aria-label="Papelera"
        >
          <Trash />
          <span>Papelera</span>
        </Link>
      )}
      <Button tone="secondary" className={styles.exit} onClick={() => void exit()}>
        <Logout />
        Salir
      </Button>
    </header>
  )
}

/**
 * Ends the session here and, where the backend can, there; a live one may lack that call, or be out of reach. What the panel is
 * still reading it may no longer see: that is dropped, and whatever is asked next waits its turn.
 */
const useExit = () => {
  const navigate = useNavigate()
  const client = useQueryClient()
  return async () => {
    if (!(await mayLeave())) return
    void client.cancelQueries()
    void dropDraftsOf(useSession.getState().idLogin)
    holdCalls(
      call(cerrarSesion, { zona: 'panel' }, { signal: AbortSignal.timeout(patience), keepalive: true }).catch(
        () => undefined,
      ),
    )
    // In this order: as long as the id is there, the login sends one back to the panel.
    logOut('idLogin')
    await navigate({ to: '/admin/login', ignoreBlocker: true, replace: true })
    client.clear()
  }
}
const patience = 3_000
