import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './table.module.css'

// A scroller must be reachable by keyboard (WCAG 2.1.1).
const reachable = { tabIndex: 0 }

/** Scrolls a wide table sideways, by keyboard as well. */
export const TableScroll = ({
  label,
  children,
  className,
}: {
  label: string
  children: ReactNode
  className?: string | undefined
}) => (
  <section {...reachable} aria-label={label} className={cx(styles.scroll, className)}>
    {children}
  </section>
)
