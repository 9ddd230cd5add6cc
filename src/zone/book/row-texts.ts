/** The texts of a sheet's rows: what a search compares, and the sizes that a row's code names. */
import { spelled } from '#recognise/words.ts'
import type { Sheet } from './sheet.ts'

/** The texts of a cell for searching: as shown, and the number behind. */
export const getCellTexts = (
  { columns, rows }: Pick<Sheet, 'columns' | 'rows'>,
  row: number,
  column: number,
): string[] => {
  const number = columns[column]?.numbers.get(row)
  return [rows[row]?.[column] ?? '', ...(number === undefined ? [] : [String(number)])]
}

/** Text for comparing: 'M12 x 50' equals 'm12x50', and accents and capitals do not count. */
export const searchable = (text: string): string => spelled(text).replaceAll(/\s*x\s*(?=\d)/g, 'x')

/** The indexes of the rows that contain every word of a question. */
export const rowsWith = ({ texts }: Sheet, query: string): number[] => {
  const words = searchable(query).split(/\s+/).filter(Boolean)
  return texts.flatMap((text, index) => (words.every((token) => text.includes(token)) ? [index] : []))
}

/** Finds a row's sizes by its code, in the column with the most known codes. Undefined when no column has any. */
export const createSizeLookup = <Size>(
  sheet: Sheet,
  findSizes: (text: string) => readonly Size[],
): ((row: number) => readonly Size[]) | undefined => {
  const findSizesInCell = (row: number, column: number) =>
    getCellTexts(sheet, row, column)
      .map(findSizes)
      .find(({ length }) => length > 0) ?? []
  const some = [...sheet.rows.slice(0, 200).keys()]
  const hits = sheet.columns.map((_, column) => some.filter((row) => findSizesInCell(row, column).length === 1).length)
  const maxHits = Math.max(0, ...hits)
  return maxHits === 0 ? undefined : (row) => findSizesInCell(row, hits.indexOf(maxHits))
}
