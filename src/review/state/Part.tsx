import { useId, type ReactNode } from 'react'
import { takeFocus } from './take-focus.ts'
import styles from './state.module.css'

type PartProps = {
  title: string
  children: ReactNode
  /** Whether the part replaces everything else, and so takes the focus. */
  takesFocus?: boolean
  asks?: boolean
}

/** A part of the tool under its heading. */
export function Part({ title, children, takesFocus = false, asks = takesFocus }: PartProps) {
  const id = useId()
  return (
    <section className={asks ? styles.panel : styles.part} aria-labelledby={id}>
      <h3 id={id} className={styles.heading} {...(takesFocus && { ref: takeFocus, tabIndex: -1 })}>
        {title}
      </h3>
      {children}
    </section>
  )
}
