/** The cells that an API or the preview refuses: their positions in the list, and a file of their rows. */
import type { ApiError } from '#api/errors.ts'
import { badCell, formatPosition, toRowPosition, type BadCell, type SheetRow } from '#contract/bulk-row.ts'
import { columns } from '#contract/bulk-columns.ts'
import { toCsv } from '#ui/csv.ts'

/** The keys of a 422 are `row.column`; of several sheets `sheet!row.column`. */
export const toBadCells = ({ errors }: Pick<ApiError, 'errors'>): BadCell[] =>
  Object.entries(errors).flatMap(([path, reasons]) => {
    const [, sheet, row, column] = /^(?:(.*)!)?(\d+)\.(.+)$/s.exec(path) ?? []
    const position = { number: Number(row), ...(sheet !== undefined && { sheet }) }
    return column === undefined ? [] : reasons.map((reason) => badCell(position, column, reason))
  })

/** The cells that an API refuses, at their rows in the original list; reasons name rows as well. */
export const inOriginal = (cells: readonly BadCell[], rows: readonly SheetRow[]): BadCell[] => {
  const findRow = (line: number) => rows[line - 2]
  return cells.map((cell) => {
    const reason = cell.reason.replaceAll(/\b(fila) (\d+)/gi, (message, label: string, line: string) => {
      const row = findRow(Number(line))
      if (!row) return message
      return `${label} ${row.number}${row.sheet === undefined ? '' : ` de «${row.sheet}»`}`
    })
    return badCell(findRow(cell.row) ?? { number: cell.row }, cell.column, reason)
  })
}

/** A CSV of the rejected rows as in the sheet, with their positions and reasons. */
export const rejectedCsv = (rejected: readonly BadCell[], rows: readonly SheetRow[]): Promise<string> => {
  const rowsByPosition = new Map(rows.map((row) => [formatPosition(row), row]))
  const body = [...Map.groupBy(rejected, (cell) => formatPosition(toRowPosition(cell)))].map(([position, cells]) => [
    ...columns.map((column) => rowsByPosition.get(position)?.cells[column] ?? ''),
    position,
    cells.map(({ column, reason }) => `${column}: ${reason}`).join(' '),
  ])
  return toCsv([...columns, 'fila', 'motivo'], body)
}
