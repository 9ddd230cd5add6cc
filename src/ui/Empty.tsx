import type { ReactNode } from 'react'
import styles from './Empty.module.css'

/** A kind message in place of an empty list, and a way on. */
export const Empty = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <div className={styles.empty}>
    <p>{children}</p>
    {action}
  </div>
)
