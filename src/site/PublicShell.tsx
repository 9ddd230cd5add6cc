import type { ReactNode } from 'react'
import { LateFooter } from './footer/LateFooter.tsx'
import { PublicHeader, type ZoneAccess } from './header/PublicHeader.tsx'
import styles from './PublicShell.module.css'

type PublicShellProps = { zoneAccess?: ZoneAccess; children: ReactNode }

/** One and the same for as long as the page lives: what changes above it leaves it alone until its code is here. */
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
