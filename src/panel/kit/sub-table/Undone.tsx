import { Button } from '../../../ui/Button.tsx'
import styles from './SubTable.module.css'

type UndoneProps = {
  /** What was done to the rows; undefined while there is nothing to take back. */
  words: string | undefined
  label: string
  onUndo: () => void
}

/** The way back from the last change of the rows. */
export const Undone = ({ words, label, onUndo }: UndoneProps) => (
  <div className={styles.removed}>
    <output>{words}</output>
    {words !== undefined && (
      <Button tone="quiet" onClick={onUndo}>
        {label}
      </Button>
    )}
  </div>
)
