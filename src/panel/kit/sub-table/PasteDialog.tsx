import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { counted } from '#ui/counted.ts'
import { cx } from '#ui/cx.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Select } from '#ui/Field.tsx'
import { TableScroll } from '#ui/TableScroll.tsx'
import table from '#ui/table.module.css'
import { join, inferColumns, type Joined, type Table } from './pasted.ts'
import type { SubColumn, SubRow } from './rows.ts'
import styles from './SubTable.module.css'

type PasteDialogProps = {
  pasted: Table
  /** The cell that took the paste; undefined as row is the line that adds one. */
  cell: { readonly row: number | undefined; readonly column: number }
  rows: readonly SubRow[]
  columns: readonly SubColumn[]
  onTake: (joined: Joined, words: string) => void
  onClose: () => void
}

const shown = 8
const numbered = <Item,>(list: readonly Item[]) => list.map((item, index) => ({ item, index }))
const rowsText = (count: number) => counted(count, 'fila', 'filas')

/** 'Se agregan 10 filas y cambian 2.' */
const willHappen = ({ added, changed }: Joined): string => {
  if (added.length + changed === 0) return 'Nada cambia: estas filas ya están así.'
  const adds = added.length === 1 ? 'Se agrega 1 fila' : `Se agregan ${rowsText(added.length)}`
  const changes = changed === 1 ? 'cambia 1, que ya estaba' : `cambian ${rowsText(changed)}, que ya estaban`
  if (changed === 0) return `${adds}.`
  return added.length === 0 ? `C${changes.slice(1)}.` : `${adds} y ${changes}.`
}

const verbs = ({ added, changed }: Joined): string => {
  if (changed === 0) return `Agregar ${rowsText(added.length)}`
  return added.length === 0 ? `Cambiar ${rowsText(changed)}` : `Agregar ${added.length} y cambiar ${changed}`
}

/** The understood columns of a pasted table, before it becomes rows. Each column can be corrected. */
export function PasteDialog({ pasted, cell, rows, columns, onTake, onClose }: PasteDialogProps) {
  const [inferred] = useState(() => inferColumns(pasted, columns, cell.column))
  const [names, setNames] = useState(inferred.names)
  const joined = join(rows, { ...inferred, names }, columns, cell.row)
  const words = willHappen(joined)
  const nothing = joined.added.length + joined.changed === 0
  /** A name is used once: the column that had it before is left out. */
  const choose = (columnIndex: number, name: string) =>
    setNames(
      names.map((currentName, i) =>
        i === columnIndex ? name || undefined : currentName === name ? undefined : currentName,
      ),
    )
  return (
    <Dialog open onOpenChange={onClose} title="Pegar tabla" width="56em" description={words}>
      {joined.blank > 0 && (
        <p className={styles.blank}>
          {`${
            joined.blank === 1
              ? 'Una celda queda vacía: completala'
              : `${joined.blank} celdas quedan vacías: completalas`
          } antes de guardar.`}
        </p>
      )}
      <div className={styles.answers}>
        {!nothing && <Button onClick={() => onTake(joined, words)}>{verbs(joined)}</Button>}
        <Button tone="secondary" onClick={onClose}>
          Cancelar
        </Button>
      </div>
      <TableScroll label="Lo que se entendió">
        <table role="table" className={cx(table.table, styles.preview)}>
          <thead role="rowgroup">
            <tr role="row">
              {numbered(names).map(({ item: name, index: columnIndex }) => (
                <th role="columnheader" key={columnIndex}>
                  <Select
                    aria-label={`Columna ${columnIndex + 1}`}
                    value={name ?? ''}
                    onChange={({ target }) => choose(columnIndex, target.value)}
                  >
                    <option value="">No usar</option>
                    {columns.map((column) => (
                      <option key={column.name} value={column.name}>
                        {column.label}
                      </option>
                    ))}
                  </Select>
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {numbered(inferred.rows.slice(0, shown)).map(({ item: row, index: line }) => (
              <tr role="row" key={line}>
                {numbered(names).map(({ item: name, index: column }) => (
                  <td role="cell" key={column} data-unused={name === undefined || undefined}>
                    {row[column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
      <p className={styles.more}>
        {[
          inferred.rows.length > shown && `… y ${rowsText(inferred.rows.length - shown)} más.`,
          inferred.headed
            ? 'Los títulos de la tabla dijeron qué es cada columna.'
            : 'La tabla no trae títulos: revisá qué es cada columna.',
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </Dialog>
  )
}
