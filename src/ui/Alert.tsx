import { IconButton } from './Button.tsx'
import { cx } from './cx.ts'
import { Check, Close, Warning } from './icons/index.tsx'
import { useAutoDismiss } from './use-auto-dismiss.ts'
import styles from './Alert.module.css'

const HIDE_AFTER = 3000

type AlertProps = {
  /** Empty: no alert. The live region stays, so that the next alert is announced. */
  message: string
  /** 1 success, 2 error (§9). */
  kind: 1 | 2
  /** Distinguishes alerts: the same message with another id is shown for its own 3 s. */
  id?: number
  onHide: () => void
}

/** An alert over the content. It hides after 3 s (§4), later while hovered or focused: the reason of an error stays beside its field or row. */
export const Alert = ({ message, kind, id, onHide }: AlertProps) => (
  // `aria-live` is explicit: without it an open dialog hides the region from screen readers.
  <div className={styles.region} role={kind === 2 ? 'alert' : 'status'} aria-live={kind === 2 ? 'assertive' : 'polite'}>
    {message !== '' && <AlertMessage key={`${id} ${message}`} message={message} kind={kind} onHide={onHide} />}
  </div>
)

function AlertMessage({ message, kind, onHide }: AlertProps) {
  const hold = useAutoDismiss(true, HIDE_AFTER, onHide)
  return (
    <div data-ground="dark" className={cx(styles.alert, kind === 2 && styles.error)} {...hold}>
      {kind === 2 ? <Warning /> : <Check />}
      <p className={styles.text}>{message}</p>
      <IconButton label="Cerrar aviso" icon={<Close />} onClick={onHide} />
    </div>
  )
}
