import { Navigate } from '@tanstack/react-router'
import { farewellOf } from '../../state/farewell.ts'
import { useSession } from '../../state/session.ts'
import { useMarca } from '../../ui/brand/marca.ts'
import { TabTitle } from '../../ui/brand/TabTitle.tsx'
import { useIsDark } from '../dark-ground.tsx'
import { LoginForm } from './LoginForm.tsx'
import styles from './PanelLoginPage.module.css'

/** /admin/login (§2.14). */
export function PanelLoginPage() {
  const idLogin = useSession((session) => session.idLogin)
  const farewell = useSession(farewellOf('idLogin'))
  const { nombre } = useMarca()
  const ground = useIsDark() ? 'dark' : 'light'
  if (idLogin !== null) return <Navigate to="/admin/panel" hash replace />
  return (
    <main id="contenido" className={styles.page} data-ground="dark">
      <TabTitle>Administración</TabTitle>
      <div className={styles.card} data-ground={ground}>
        <p className={styles.company}>{nombre}</p>
        <h1 className={styles.title}>Administración</h1>
        <LoginForm said={farewell} />
      </div>
    </main>
  )
}
