import { memo, useEffect, useRef } from 'react'
import { columnRows } from '#contract/bulk-columns.ts'
import { Checkbox } from '#ui/Field.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { cellKey, rowKey, type Change, type Choices } from './choices.ts'
import { InPlace } from './InPlace.tsx'
import type { Becomes, Place, ShownRow, Tab } from './planilla.ts'
import { useRow, type Reading } from './use-planilla.ts'
import styles from './CargaMasiva.module.css'

const left: ReadonlySet<Becomes> = new Set(['heads', 'title', 'out'])

interface SheetRowProps {
  reading: Reading
  tab: Tab
  index: number
  ariaRowIndex: number
  stored: boolean
  /** The rows that somebody took or left out. */
  said: Choices['rows']
  /** The place in the row that takes the focus. */
  target: Place | undefined
  onArrive: () => void
  onSay: (change: Change) => void
}

/** A row of the file: its number, what it becomes, and its cells; those that are doubtful can be put right. */
export const SheetRow = memo(
  ({ reading, tab, index, ariaRowIndex, stored, said, target, onArrive, onSay }: SheetRowProps) => {
    const row = useRow(reading, tab.key, index, stored)
    const element = useRef<HTMLTableRowElement>(null)
    useEffect(() => {
      if (!target || !row) return
      const cells = element.current?.cells
      const cell = cells?.[target.column === undefined ? 0 : target.column + 1]
      const inside = cell?.querySelector('input') ?? cells?.[0]
      inside?.focus()
      onArrive()
    }, [target, row, onArrive])
    return (
      <tr role="row" ref={element} aria-rowindex={ariaRowIndex} aria-busy={!row} data-becomes={row?.becomes}>
        <th role="rowheader" tabIndex={-1}>
          {row && <RowHead tab={tab.key} row={row} said={said} onSay={onSay} />}
        </th>
        {row && (stored ? <StoredCells row={row} /> : <FileCells tab={tab} row={row} onSay={onSay} />)}
      </tr>
    )
  },
)

interface RowHeadProps {
  tab: string
  row: ShownRow
  said: Choices['rows']
  onSay: (change: Change) => void
}

function RowHead({ tab, row: { number, becomes, words }, said, onSay }: RowHeadProps) {
  const key = rowKey(tab, number)
  const label = (
    <span className={styles.rowHead} title={words}>
      <VisuallyHidden>Cargar la fila </VisuallyHidden>
      <span>{number}</span> <small>{words}</small>
    </span>
  )
  // A blank row becomes nothing, without words.
  if (becomes === 'heads' || (becomes === 'title' && words === '')) return label
  return (
    <Checkbox
      label={label}
      checked={said[key] ?? !left.has(becomes)}
      onChange={({ target }) => onSay({ rows: { [key]: target.checked } })}
    />
  )
}

const StoredCells = ({ row: { cells, marks } }: { row: ShownRow }) =>
  columnRows.map(({ name }, index) => (
    <td role="cell" key={name} title={marks[index] ?? cells[index]}>
      {marks[index] === undefined ? cells[index] : <mark>{cells[index]}</mark>}
    </td>
  ))

interface FileCellsProps {
  tab: Tab
  row: ShownRow
  onSay: (change: Change) => void
}

const FileCells = ({ tab, row: { number, cells, marks }, onSay }: FileCellsProps) =>
  tab.columns.map(({ letter, head, field }, index) => {
    const { [index]: text = '' } = cells
    const { [index]: reason } = marks
    return (
      <td role="cell" key={letter} title={reason ?? text} data-left={field === undefined || undefined}>
        {reason === undefined ? (
          text
        ) : (
          <InPlace
            text={text}
            aria-label={`${head || `Columna ${letter}`}, fila ${number}: ${reason}`}
            onSay={(next) => onSay({ cells: { [cellKey(tab.key, number, letter)]: next } })}
          />
        )}
      </td>
    )
  })
