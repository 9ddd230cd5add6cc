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
  onHide: () => void
}

/** Over the content; hides itself after 3 s (§4) unless it is being read. Give it a `key` per alert when texts may repeat. */
export function Alert({ message, kind, onHide }: AlertProps) {
  const [held, setHeld] = useState(false)
  const hide = useEffectEvent(onHide)

  useEffect(() => {
    if (message === '' || held) return
    const timer = setTimeout(() => hide(), HIDE_AFTER)
    return () => clearTimeout(timer)
  }, [message, held])

  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  const close = () => {
    release()
    onHide()
  }
  return (
    <div className={styles.region} role={kind === 2 ? 'alert' : 'status'}>
      {message !== '' && (
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
          <IconButton label="Cerrar aviso" icon={<Close />} onClick={close} />
        </div>
      )}
    </div>
  )
}
