import { useEffect, useEffectEvent, useState } from 'react'
import { IconButton } from './Button.tsx'
import { cx } from './cx.ts'
import { Check, Close, Warning } from './icons/index.tsx'
import styles from './Alert.module.css'

const HIDE_AFTER = 3000

type AlertProps = {
  /** Empty: nothing to say, yet the live region stands ready, so that the next one is announced. */
  message: string
  /** 1 success, 2 error (§9). */
  kind: 1 | 2
  /** Which one it is: the same words a second time are another alert, with its own 3 s. */
  id?: number
  onHide: () => void
}

/** Over the content. A success hides itself after 3 s (§4) unless it is being read; an error stays until somebody has seen to it. */
export const Alert = ({ message, kind, id, onHide }: AlertProps) => (
  // Said outright, or an open dialog would hide the region from screen readers.
  <div className={styles.region} role={kind === 2 ? 'alert' : 'status'} aria-live={kind === 2 ? 'assertive' : 'polite'}>
    {message !== '' && <Said key={`${id} ${message}`} message={message} kind={kind} onHide={onHide} />}
  </div>
)

function Said({ message, kind, onHide }: AlertProps) {
  const [held, setHeld] = useState(false)
  const hide = useEffectEvent(onHide)

  useEffect(() => {
    if (kind === 2 || held) return
    const timer = setTimeout(() => hide(), HIDE_AFTER)
    return () => clearTimeout(timer)
  }, [kind, held])

  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return (
    <div
      data-ground="dark"
      className={cx(styles.alert, kind === 2 && styles.error)}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      {kind === 2 ? <Warning /> : <Check />}
      <p className={styles.text}>{message}</p>
      <IconButton label="Cerrar aviso" icon={<Close />} onClick={onHide} />
    </div>
  )
}
