/** The cells that an API or the preview refuses: where these stand in the list, and a file of their rows. */
import type { ApiError } from '../../api/errors.ts'
import { badCell, placeOf, type BadCell, type SheetRow } from '../../contract/bulk-row.ts'
import { columns } from '../../contract/carga-masiva.ts'
import { csvOf } from '../../ui/csv.ts'
import { placeName } from './preview.ts'

/** The keys of a 422 are `row.column`; of several sheets `sheet!row.column`. */
export const cellsOf = ({ errors }: Pick<ApiError, 'errors'>): BadCell[] =>
  Object.entries(errors).flatMap(([path, reasons]) => {
    const [, sheet, row, column] = /^(?:(.*)!)?(\d+)\.(.+)$/s.exec(path) ?? []
    const place = { number: Number(row), ...(sheet !== undefined && { sheet }) }
    return column === undefined ? [] : reasons.map((reason) => badCell(place, column, reason))
  })

/** The cells that an API refuses, by the rows of the list they came from; reasons name rows as well. */
export const inOriginal = (cells: readonly BadCell[], rows: readonly SheetRow[]): BadCell[] => {
  const placeAt = (line: number) => rows[line - 2]
  return cells.map((cell) => {
    const reason = cell.reason.replaceAll(/\b(fila) (\d+)/gi, (message, word: string, line: string) => {
      const other = placeAt(Number(line))
      if (!other) return message
      return `${word} ${other.number}${other.sheet === undefined ? '' : ` de «${other.sheet}»`}`
    })
    return badCell(placeAt(cell.row) ?? { number: cell.row }, cell.column, reason)
  })
}

/** A CSV of the rejected rows as in the sheet, with their places and reasons. */
export const rejectedCsv = (rejected: readonly BadCell[], rows: readonly SheetRow[]): Promise<string> => {
  const byPlace = new Map(rows.map((row) => [placeName(row), row]))
  const body = [...Map.groupBy(rejected, (cell) => placeName(placeOf(cell)))].map(([place, cells]) => [
    ...columns.map((column) => byPlace.get(place)?.cells[column] ?? ''),
    place,
    cells.map(({ column, reason }) => `${column}: ${reason}`).join(' '),
  ])
  return csvOf([...columns, 'fila', 'motivo'], body)
}
