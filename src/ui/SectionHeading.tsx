import type { ReactNode } from 'react'
import styles from './SectionHeading.module.css'

type SectionHeadingProps = {
  title: ReactNode
  /** At the end of the line: 'Ver todos', 'Crear Slider'. */
  action?: ReactNode
  as?: 'h1' | 'h2' | 'h3'
  id?: string
}

/** The heading of a section, with an action at the end of its line. */
export function SectionHeading({ title, action, as: Heading = 'h2', id }: SectionHeadingProps) {
  return (
    <div className={styles.row}>
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      {action}
    </div>
  )
}
