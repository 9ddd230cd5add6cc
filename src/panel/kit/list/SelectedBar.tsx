import { useRef, useState, type KeyboardEvent, type Ref } from 'react'
import { Button, IconButton } from '#ui/Button.tsx'
import { counted, digits } from '#ui/counted.ts'
import { Close } from '#ui/icons/index.tsx'
import { Ask } from '../Ask.tsx'
import { useOnce } from '../once.ts'
import { describeCount, useBulk, type Bulk, type BulkAction } from './bulk.ts'
import { brief, listNames } from '../text.ts'
import { useUndoHint } from '../undo.ts'
import { moveInToolbar, useOneTabStop } from './row-keys.ts'
import type { useSelection } from './use-selection.ts'
import styles from './SelectedBar.module.css'

type SelectedBarProps<Row extends { id: number }> = Bulk<Row> &
  ReturnType<typeof useSelection<Row>>['bar'] & {
    /** Called with the rows that stay selected. */
    onKeep: (rows: readonly Row[]) => void
    /** The bar itself, for a key that leads to it. */
    ref: Ref<HTMLDivElement>
  }

/** The number of selected rows, and the actions on all of them. One Tab stop; arrows lead from button to button. */
export function SelectedBar<Row extends { id: number }>(props: SelectedBarProps<Row>) {
  const { rows, getName, actions, elsewhere, total, onAll, onKeep, ref } = props
  const bar = useRef<HTMLDivElement>(null)
  const [asking, setAsking] = useState<BulkAction<Row>>()
  const { run, rowNumber } = useBulk(getName)
  useOneTabStop(bar, 'control')
  const start = useOnce(async (action: BulkAction<Row>) => {
    onKeep(await run(action, rows))
    setAsking(undefined)
  })
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event
    if (key === 'Escape' && target instanceof Node && currentTarget.contains(target)) onKeep([])
    moveInToolbar(event, currentTarget)
  }
  return (
    <div ref={ref} className={styles.place}>
      <div ref={bar} role="toolbar" tabIndex={-1} aria-label="Lo seleccionado" className={styles.bar} onKeyDown={press}>
        <output className={styles.count}>
          {rowNumber === undefined
            ? `${counted(rows.length, 'seleccionado', 'seleccionados')}${elsewhere > 0 ? `, ${digits(elsewhere)} en otras páginas` : ''}`
            : `${rowNumber} de ${rows.length}…`}
        </output>
        {actions.map((action) => (
          <Button
            key={action.label}
            tone={action.deletes ? 'danger' : 'secondary'}
            aria-disabled={rowNumber !== undefined}
            onClick={() => (action.deletes ? setAsking(action) : void start(action))}
          >
            {action.label}
          </Button>
        ))}
        {total > 1 && (
          <Button tone="secondary" aria-disabled={rowNumber !== undefined || rows.length === total} onClick={onAll}>
            {`Todos los ${digits(total)}`}
          </Button>
        )}
        <IconButton label="Quitar la selección" icon={<Close />} onClick={() => onKeep([])} />
      </div>
      {asking && (
        <AskDialog
          rows={rows}
          getName={getName}
          action={asking}
          busy={rowNumber !== undefined}
          onClose={() => setAsking(undefined)}
          onConfirm={() => void start(asking)}
        />
      )}
    </div>
  )
}

type AskProps<Row extends { id: number }> = Pick<SelectedBarProps<Row>, 'rows' | 'getName'> & {
  action: BulkAction<Row>
  busy: boolean
  onClose: () => void
  onConfirm: () => void
}

function AskDialog<Row extends { id: number }>({ rows, getName, action, busy, onClose, onConfirm }: AskProps<Row>) {
  const { label, final, about } = action
  const undoHint = useUndoHint(!(typeof final === 'function' ? final(rows) : final))
  return (
    <Ask
      title={label}
      description={[
        `Vas a ${label.toLowerCase()} ${describeCount(action, rows.length)}: ${listNames(rows.map((row) => brief(getName(row), 40)))}.`,
        about?.(rows),
        undoHint,
      ]
        .filter(Boolean)
        .join(' ')}
      yes={label}
      busy={busy}
      busyLabel={`${label.replace(/ar\b/, 'ando')}…`}
      onNo={onClose}
      onYes={onConfirm}
    />
  )
}
