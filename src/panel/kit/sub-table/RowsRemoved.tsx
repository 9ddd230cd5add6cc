import { Button } from '../../../ui/Button.tsx'
import { brief } from '../text.ts'
import type { Removed } from './rows.ts'
import styles from './SubTable.module.css'

type RowsRemovedProps = { removed: readonly Removed[]; onPutBack: (last: Removed) => void }

const wordsOf = ({ row }: Removed): string =>
  brief(
    Object.values(row)
      .filter((value) => value !== '')
      .join(' · '),
  ) || 'vacía'

/** Puts removed rows back one by one, the last one first. */
export const RowsRemoved = ({ removed, onPutBack }: RowsRemovedProps) => {
  const last = removed.at(-1)
  return (
    <div className={styles.removed}>
      <output>{last && `Se quitó la fila ${last.index + 1}: ${wordsOf(last)}.`}</output>
      {last && (
        <Button tone="quiet" onClick={() => onPutBack(last)}>
          Deshacer
        </Button>
      )}
    </div>
  )
}
