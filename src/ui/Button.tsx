import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { buttonClass, type ButtonSize, type ButtonTone } from './button-class.ts'
import { cx } from './cx.ts'
import styles from './Button.module.css'

type Appearance = { tone?: ButtonTone; size?: ButtonSize }

type ButtonProps = ComponentProps<'button'> &
  Appearance & {
    /** While busy the button stays focusable and keeps its width, but a click does nothing. */
    busy?: boolean
    busyLabel?: ReactNode
  }

/** A button. Its tone says how much its action weighs; while busy it acts once. */
export function Button({
  tone,
  size,
  busy,
  busyLabel = 'Un momento…',
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // The second click of a double click could submit the form again after a quick first answer has emptied it.
    const again = props.type === 'submit' && event.detail > 1
    if (busy || again) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...props}
      className={cx(buttonClass(tone, size), className)}
      aria-disabled={busy || props['aria-disabled']}
      onClick={press}
    >
      {busy === undefined ? children : <TwoLabels busy={busy} label={children} busyLabel={busyLabel} />}
    </button>
  )
}

/** Both labels share one cell: the wider one sets the width in both states. */
function TwoLabels({ busy, label, busyLabel }: { busy: boolean; label: ReactNode; busyLabel: ReactNode }) {
  return (
    <span className={styles.labels}>
      <span className={styles.label} hidden={busy}>
        {label}
      </span>
      <span className={styles.label} hidden={!busy}>
        {busyLabel}
      </span>
    </span>
  )
}

/** A link that looks like a button. The router's links use `buttonClass`. */
export function ButtonLink({ tone, size, className, children, ...props }: ComponentProps<'a'> & Appearance) {
  const safe = props.target === '_blank' ? { rel: 'noopener noreferrer' } : {}
  return (
    <a {...safe} {...props} className={cx(buttonClass(tone, size), className)}>
      {children}
    </a>
  )
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & { label: string; icon: ReactNode }

/** A square button with only an icon; `label` is its name and its tooltip. */
export function IconButton({ label, icon, className, ...props }: IconButtonProps) {
  return (
    <button type="button" title={label} {...props} aria-label={label} className={cx(styles.icon, className)}>
      {icon}
    </button>
  )
}
