import { cx } from './cx.ts'
import styles from './Button.module.css'

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'normal' | 'large'

/** The classes of a button, for other elements: a router's Link, the label of a file input. */
export const buttonClass = (tone: ButtonTone = 'primary', size: ButtonSize = 'normal'): string =>
  cx(styles.button, styles[tone], size === 'large' && styles.large)
