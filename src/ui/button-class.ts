import { cx } from './cx.ts'
import styles from './Button.module.css'

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'normal' | 'large'

/** The look of a button, for anything that is not one: a router's Link, a label of a file input. */
export const buttonClass = (tone: ButtonTone = 'primary', size: ButtonSize = 'normal'): string =>
  cx(styles.button, styles[tone], size === 'large' && styles.large)
