import type { BadCell, SheetRow } from '../../contract/bulk-sheet.ts'
import { columns } from '../../contract/carga-masiva.ts'

const cell = (text: string): string => (/[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const line = (cells: readonly string[]): string => `${cells.map(cell).join(';')}\r\n`

const reasonsByRow = (rejected: readonly BadCell[]): Map<number, string[]> => {
  const byRow = new Map<number, string[]>()
  for (const { row, column, reason } of rejected) {
    const said = `${column}: ${reason}`
    const others = byRow.get(row)
    if (others) others.push(said)
    else byRow.set(row, [said])
  }
  return byRow
}

/** A CSV of the rejected rows as in the sheet, with their row numbers and reasons. */
export const rejectedCsv = (rejected: readonly BadCell[], rows: readonly SheetRow[]): string => {
  const byNumber = new Map(rows.map((row) => [row.number, row]))
  const body = [...reasonsByRow(rejected)].map(([number, reasons]) => {
    const cells = columns.map((column) => byNumber.get(number)?.cells[column] ?? '')
    return line([...cells, String(number), reasons.join(' ')])
  })
  // Spreadsheets read a file with this mark as UTF-8.
  return `\uFEFF${line([...columns, 'fila', 'motivo'])}${body.join('')}`
}
