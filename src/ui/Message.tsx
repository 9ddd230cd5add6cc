import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './Message.module.css'

type MessageProps = { tone?: 'error' | 'success' | 'neutral'; children?: ReactNode; id?: string }

/** The message line of a form. An empty line keeps its height, so that nothing moves. */
export const Message = ({ tone = 'neutral', children, id }: MessageProps) => (
  <p id={id} aria-live="polite" className={cx(styles.message, styles[tone])}>
    {children}
  </p>
)
