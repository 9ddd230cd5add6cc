import { Button } from '#ui/Button.tsx'
import { counted, digits } from '#ui/counted.ts'
import { cx } from '#ui/cx.ts'
import styles from './CargaMasiva.module.css'

interface Counts {
  readonly hechas: number
  readonly total: number
}

type WorkingProps = {
  children: string
  /** How many sizes are done; a total of 0 is not known yet. */
  counts?: Counts | undefined
  onCancel?: (() => void) | undefined
}

/** Work under way: its numbers where known, and a button that cancels it. The service worker hides the progress of an upload. */
export const Working = ({ children, counts, onCancel }: WorkingProps) => {
  const isCounted = counts !== undefined && counts.total > 0
  return (
    <div className={cx(styles.row, styles.small)}>
      <output>{children}</output>
      <progress
        aria-label={children}
        className={styles.progress}
        {...(isCounted && { value: counts.hechas, max: counts.total })}
      />
      {isCounted && <span>{`${digits(counts.hechas)} de ${counted(counts.total, 'medida', 'medidas')}`}</span>}
      {onCancel && (
        <Button
          tone="quiet"
          // The second click of a double click must not cancel the work that the first began.
          onClick={({ detail }) => {
            if (detail < 2) onCancel()
          }}
        >
          Cancelar
        </Button>
      )}
    </div>
  )
}
