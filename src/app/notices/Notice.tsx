import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { IconButton } from '#ui/Button.tsx'
import { Close } from '#ui/icons/index.tsx'
import { cx } from '#ui/cx.ts'
import styles from './notices.module.css'

type NoticeProps = {
  children: ReactNode
  actions?: ReactNode
  tone?: 'good'
  /** Adds a button that closes the notice. A notice without it stays until its cause is gone. */
  onClose?: () => void
}

/** A message about the app itself at the edge of the window. */
export const Notice = ({ children, actions, tone, onClose }: NoticeProps) => (
  <div className={cx(styles.notice, tone && styles[tone])} data-ground="dark">
    <div className={styles.text}>{children}</div>
    {onClose && <IconButton label="Cerrar aviso" icon={<Close />} onClick={onClose} />}
    {actions != null && <div className={styles.actions}>{actions}</div>}
  </div>
)

const readingTime = 8_000

/** A notice that needs no action closes by itself. */
export function PassingNotice(props: NoticeProps & { onClose: () => void }) {
  const close = useEffectEvent(props.onClose)
  useEffect(() => {
    const timer = setTimeout(() => close(), readingTime)
    return () => clearTimeout(timer)
  }, [])
  return <Notice {...props} />
}

/** The live region that holds the notices. The region exists before its first notice, so that screen readers announce that one too. */
export const NoticeStack = ({ children }: { children: ReactNode }) => (
  <div role="status" aria-label="Avisos" className={styles.stack} data-unprinted>
    {children}
  </div>
)
