import { placeOf, type BadCell, type SheetRow } from '../../contract/bulk-row.ts'
import { columns } from '../../contract/carga-masiva.ts'
import { csvOf } from '../../ui/csv.ts'
import { placeName } from './preview.ts'

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
