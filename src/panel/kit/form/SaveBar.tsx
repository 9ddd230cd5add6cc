import { useId } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Warning } from '../../../ui/icons/index.tsx'
import styles from '../EntityForm.module.css'

type SaveBarProps = {
  label: string | undefined
  busyLabel: string | undefined
  busy: boolean
  /** Why the last save failed. */
  reason: string | undefined
  onCancel: () => void
}

/** Where one saves, always in sight; and where it says why it did not. */
export function SaveBar({ label = 'Guardar', busyLabel = 'Guardando…', busy, reason, onCancel }: SaveBarProps) {
  const id = useId()
  return (
    <div className={styles.buttons}>
      {reason !== undefined && (
        <p id={id} className={styles.reason}>
          <Warning />
          {reason}
        </p>
      )}
      <Button type="submit" busy={busy} busyLabel={busyLabel} aria-describedby={reason === undefined ? undefined : id}>
        {label}
      </Button>
      <Button tone="secondary" onClick={onCancel}>
        Cancelar
      </Button>
    </div>
  )
}
