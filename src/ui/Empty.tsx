import type { ReactNode } from 'react'
import styles from './Empty.module.css'

/** A kind message in place of an empty list, and what to do about it. */
export const Empty = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <div className={styles.empty}>
    <p>{children}</p>
    {action}
  </div>
)
