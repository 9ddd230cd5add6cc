import type { ReactNode } from 'react'
import styles from './Breadcrumb.module.css'

export type Crumb = { label: string; href?: string }

type BreadcrumbProps = {
  items: readonly Crumb[]
  /** Draws a crumb that has an address; the router's links come in here. */
  renderLink?: (label: string, href: string) => ReactNode
}

const plainLink = (label: string, href: string): ReactNode => <a href={href}>{label}</a>

/** 'Inicio > Servicios' (§2.7). The last crumb is the page itself. */
export function Breadcrumb({ items, renderLink = plainLink }: BreadcrumbProps) {
  return (
    <nav aria-label="Migas de pan" className={styles.breadcrumb}>
      <ol>
        {items.map(({ label, href }, i) => (
          <li key={label} aria-current={i === items.length - 1 ? 'page' : undefined}>
            {i > 0 && <span aria-hidden="true">{' > '}</span>}
            {href === undefined ? <span>{label}</span> : renderLink(label, href)}
          </li>
        ))}
      </ol>
    </nav>
  )
}
