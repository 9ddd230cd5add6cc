import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './table.module.css'

// A scroller has to be reached by keyboard (WCAG 2.1.1), interactive or not.
const reachable = { tabIndex: 0 }

/** Room where a wide table scrolls sideways, by keyboard as well. */
export const TableScroll = ({
  label,
  children,
  className,
}: {
  label: string
  children: ReactNode
  className?: string
}) => (
  <section {...reachable} aria-label={label} className={cx(styles.scroll, className)}>
    {children}
  </section>
)
