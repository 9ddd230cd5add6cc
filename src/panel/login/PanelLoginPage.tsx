import { Navigate, useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { firstUserHash } from '#contract/first-user.ts'
import { getSessionEndMessage } from '#state/session-end-message.ts'
import { useSession } from '#state/session.ts'
import { useMarca } from '#ui/brand/marca.ts'
import { TabTitle } from '#ui/brand/TabTitle.tsx'
import { useIsDark } from '../dark-ground.tsx'
import { LoginForm } from './LoginForm.tsx'
import styles from './PanelLoginPage.module.css'

const FirstUser = lazy(() => import('./FirstUser.tsx').then((file) => ({ default: file.FirstUser })))

/** /admin/login (§2.14); with the key of a new server in the address, where its first administrator is made. */
export function PanelLoginPage() {
  const idLogin = useSession((session) => session.idLogin)
  const farewell = useSession(getSessionEndMessage('idLogin'))
  const { nombre } = useMarca()
  const ground = useIsDark() ? 'dark' : 'light'
  const hash = useLocation({ select: (location) => location.hash })
  const llave = hash.startsWith(firstUserHash) ? hash.slice(firstUserHash.length) : undefined
  if (idLogin !== null && llave === undefined) return <Navigate to="/admin/panel" hash replace />
  return (
    <main id="contenido" className={styles.page} data-ground="dark">
      <TabTitle>Administración</TabTitle>
      <div className={styles.card} data-ground={ground}>
        <p className={styles.company}>{nombre}</p>
        <h1 className={styles.title}>Administración</h1>
        {llave === undefined ? (
          <LoginForm message={farewell} />
        ) : (
          <Suspense>
            <FirstUser llave={llave} />
          </Suspense>
        )}
      </div>
    </main>
  )
}
