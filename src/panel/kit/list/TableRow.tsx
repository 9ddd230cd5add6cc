import { useMemo, useRef, type ReactNode, type RefObject } from 'react'
import { cx } from '#ui/cx.ts'
import table from '#ui/table.module.css'
import type { Column } from '../columns.tsx'
import styles from '../ListTable.module.css'
import { Handle } from '../orden/Handle.tsx'
import type { Edits, SaveCell } from './CellSaver.tsx'
import { EditableCell } from './EditableCell.tsx'
import { useOneTabStop } from './row-keys.ts'

export type TableRowProps<Row> = {
  row: Row
  columns: readonly Column<Row>[]
  actions?: ((row: Row) => ReactNode) | undefined
  edits?: Edits<Row> | undefined
  marked: boolean
  selected: boolean | undefined
  saver: RefObject<SaveCell<Row> | null>
  /** The row may be moved by hand. */
  grip: boolean
}

/** One Tab stop; arrows lead to its cells and buttons. Rows that a search or a sort leaves in place are not rendered again. */
export const TableRow = <Row extends { id: number }>(props: TableRowProps<Row>) => {
  const { row, columns, actions, marked, selected, edits, saver, grip } = props
  const element = useRef<HTMLTableRowElement>(null)
  useOneTabStop(element, 'itself')
  return useMemo(
    () => (
      <tr
        role="row"
        ref={element}
        tabIndex={0}
        aria-current={marked || undefined}
        aria-selected={selected}
        aria-keyshortcuts={grip ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
      >
        {columns.map((column) => {
          const { header, cell, className, field } = column
          return field !== undefined && edits && field in edits.save.request ? (
            <EditableCell key={header} row={row} column={column} field={field} edits={edits} saver={saver} />
          ) : (
            <td role="cell" key={header} data-label={header} className={className}>
              {cell(row)}
            </td>
          )
        })}
        {actions && (
          <td role="cell" className={cx(table.actions, styles.actions)}>
            {grip && <Handle />}
            {actions(row)}
          </td>
        )}
      </tr>
    ),
    [row, columns, actions, marked, selected, edits, saver, grip],
  )
}
