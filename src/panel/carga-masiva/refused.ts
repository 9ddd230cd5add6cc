/** The cells that an API or the preview refuses: their positions in the list, and a file of their rows. */
import type { ApiError } from '#api/errors.ts'
import { badCell, formatPosition, readPath, type BadCell, type RowPosition, type SheetRow } from '#contract/bulk-row.ts'
import { columns } from '#contract/bulk-columns.ts'
import { toCsv } from '#ui/csv.ts'

/** The keys of a 422 are `row.column`; of several sheets `sheet!row.column`. */
export const toBadCells = ({ errors }: Pick<ApiError, 'errors'>): BadCell[] =>
  Object.entries(errors).flatMap(([path, reasons]) => {
    const [, row = '', column = ''] = /^((?:.*!)?\d+)\.(.+)$/s.exec(path) ?? []
    const position = readPath(row)
    return position ? reasons.map((reason) => badCell(position, column, reason)) : []
  })

/** The cells that an API refuses by the lines of the sent file, at their rows in the original list. */
export const inOriginal = (cells: readonly BadCell[], rows: readonly RowPosition[]): BadCell[] =>
  cells.map((cell) => badCell(rows[cell.number - 2] ?? cell, cell.column, cell.reason))

/** A CSV of the rejected rows as in the sheet, with their positions and reasons. */
export const rejectedCsv = (rejected: readonly BadCell[], rows: readonly SheetRow[]): Promise<string> => {
  const rowsByPosition = new Map(rows.map((row) => [formatPosition(row), row]))
  const body = [...Map.groupBy(rejected, formatPosition)].map(([position, cells]) => [
    ...columns.map((column) => rowsByPosition.get(position)?.cells[column] ?? ''),
    position,
    cells.map(({ column, reason }) => `${column}: ${reason}`).join(' '),
  ])
  return toCsv([...columns, 'fila', 'motivo'], body)
}
