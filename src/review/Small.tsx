import type { ComponentProps } from 'react'
import styles from './Small.module.css'

/** A small button. `pressed` marks the chosen one of several. */
export const Small = (props: Omit<ComponentProps<'button'>, 'className' | 'type'>) => (
  <button type="button" className={styles.small} {...props} />
)
