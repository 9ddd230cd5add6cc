import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './table.module.css'

/** Room where a wide table scrolls sideways, by keyboard as well. */
export const TableScroll = ({ label, children, className }: { label: string; children: ReactNode; className?: string }) => (
  <div role="region" aria-label={label} tabIndex={0} className={cx(styles.scroll, className)}>
    {children}
  </div>
)
