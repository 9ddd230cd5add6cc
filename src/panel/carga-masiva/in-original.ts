import type { BadCell, SheetRow } from '../../contract/bulk-row.ts'

/** The cells that an API refuses, by the rows of the list they came from; reasons name rows as well. */
export const inOriginal = (cells: readonly BadCell[], rows: readonly SheetRow[]): BadCell[] => {
  const placeAt = (line: number) => rows[line - 2]
  return cells.map(({ row, column, reason }) => {
    const place = placeAt(row)
    const words = reason.replaceAll(/\b(fila) (\d+)/gi, (message, word: string, line: string) => {
      const other = placeAt(Number(line))
      if (!other) return message
      return `${word} ${other.number}${other.sheet === undefined ? '' : ` de «${other.sheet}»`}`
    })
    return {
      row: place?.number ?? row,
      ...(place?.sheet !== undefined && { sheet: place.sheet }),
      column,
      reason: words,
    }
  })
}
