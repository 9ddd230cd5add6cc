import type { ReactNode } from 'react'
import styles from './marca.module.css'

/** The first field of a group, below the group's title. */
export const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <h2 className={styles.group}>{title}</h2>
    {children}
  </>
)
