import type { ComponentProps } from 'react'
import styles from './Small.module.css'

/** One of several things to do, each of little weight; pressed, where it says so, it is the one that holds. */
export const Small = (props: Omit<ComponentProps<'button'>, 'className' | 'type'>) => (
  <button type="button" className={styles.small} {...props} />
)
