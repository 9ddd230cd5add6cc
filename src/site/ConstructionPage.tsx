import { Link, useLocation } from '@tanstack/react-router'
import { Breadcrumb } from '../ui/Breadcrumb.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { pageTitle } from './menu.ts'
import styles from './plain.module.css'

/** A public page that is not built yet. */
export function ConstructionPage() {
  const title = pageTitle(useLocation().pathname)
  return (
    <div className={styles.page}>
      <Breadcrumb
        items={[{ label: 'Inicio', href: '/home' }, { label: title }]}
        renderLink={(label) => <Link to="/home">{label}</Link>}
      />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>Esta página está en construcción.</p>
      <Link to="/home" className={buttonClass('secondary')}>
        Volver al inicio
      </Link>
    </div>
  )
}
