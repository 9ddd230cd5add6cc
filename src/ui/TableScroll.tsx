import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './table.module.css'

// A scroller must be reachable by keyboard (WCAG 2.1.1).
const reachable = { tabIndex: 0 }

type TableScrollProps = { label: string; children: ReactNode; className?: string | undefined }

/** Scrolls a wide table sideways, by keyboard as well. */
export const TableScroll = ({ label, children, className }: TableScrollProps) => (
  <section {...reachable} aria-label={label} className={cx(styles.scroll, className)}>
    {children}
  </section>
)
