import type { ReactNode } from 'react'
import styles from './Screen.module.css'

type ScreenProps = {
  title: ReactNode
  /** Beside the title: what one can do here. */
  actions?: ReactNode
  children: ReactNode
}

/** What every screen of the panel is: a title, and below it the work. */
export const Screen = ({ title, actions, children }: ScreenProps) => (
  <section className={styles.screen}>
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      {actions}
    </header>
    {children}
  </section>
)
