import type { ReactNode } from 'react'
import styles from './Empty.module.css'

/** Nothing here, said kindly, and what can be done about it. */
export const Empty = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <div className={styles.empty}>
    <p>{children}</p>
    {action}
  </div>
)
