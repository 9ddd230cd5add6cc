import { useId, type ReactNode, type SyntheticEvent } from 'react'
import { Button } from './Button.tsx'
import styles from './MissingDialog.module.css'

type MissingDialogProps = {
  onRetry: () => void
  onClose: () => void
}

/** Closing it gives the focus back to the button that opened it. */
const show = (dialog: HTMLDialogElement | null) => {
  dialog?.showModal()
  return () => dialog?.close()
}

/** Stands in for a dialog whose code did not come. It is the browser's own, since ours may be what is missing. */
export function MissingDialog({ onRetry, onClose }: MissingDialogProps) {
  const id = useId()
  const close = ({ currentTarget: dialog }: SyntheticEvent<HTMLDialogElement>) => {
    if (dialog.isConnected && !dialog.open) onClose()
  }
  return (
    <dialog ref={show} className={styles.missing} aria-labelledby={id} onClose={close}>
      <p id={id}>No llegó esta parte del sitio. Revisá tu conexión y probá de nuevo.</p>
      <div className={styles.ways}>
        <Button onClick={onRetry}>Reintentar</Button>
        <Button tone="secondary" onClick={onClose}>
          Cerrar
        </Button>
      </div>
    </dialog>
  )
}

interface Opened {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** For a dialog that stays mounted while it is closed: once closed, it asks for its code again, for the next opening. */
export const orMissing = ({ open, onOpenChange }: Opened, retry: () => void): ReactNode => {
  const close = () => {
    onOpenChange(false)
    retry()
  }
  return open && <MissingDialog onRetry={retry} onClose={close} />
}
