import type { ReactNode } from 'react'
import { LateFooter } from './footer/LateFooter.tsx'
import { PublicHeader, type ZoneAccess } from './header/PublicHeader.tsx'
import styles from './PublicShell.module.css'

type PublicShellProps = { zoneAccess?: ZoneAccess; children: ReactNode }

/** One element for the whole page life: renders of its parents do not touch the footer until its code has loaded. */
const footer = <LateFooter />

/** Header, content and footer of the public pages (§2.2, §2.3). */
export const PublicShell = ({ zoneAccess, children }: PublicShellProps) => (
  <div className={styles.shell}>
    <PublicHeader zoneAccess={zoneAccess} />
    <main id="contenido" className={styles.content}>
      {children}
    </main>
    {footer}
  </div>
)
