/** A sheet of a price list as a table: its columns, the texts that a search compares, and the sizes that a row's code names. */
import { spelled } from '#recognise/words.ts'

/** What a column is searched as; a price is not searched by words. */
export type Field = 'codigobarra' | 'codigo' | 'tamaño' | 'pack' | 'nombre' | 'precio'

export interface Column {
  /** Its index in the sheet. */
  readonly at: number
  readonly label: string
  /** In characters: wide enough for most cells. */
  readonly width: number
  readonly numeric: boolean
  readonly field: Field | undefined
  /** By row, the numbers behind formatted texts. */
  readonly numbers: ReadonlyMap<number, number>
}

export interface Sheet {
  readonly name: string
  /** The lines above the head: a title, a date, conditions. */
  readonly about: readonly string[]
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly string[])[]
  /** The indexes of the rows that are struck through. */
  readonly struck: ReadonlySet<number>
  /** The text of each row for searching. */
  readonly texts: readonly string[]
}

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

/** Finds a row's size by its code, which is that of no other, in the column with the most known codes. Undefined when no column has any. */
export const createSizeLookup = <Size>(
  sheet: Sheet,
  findSizes: (text: string) => readonly Size[],
): ((row: number) => Size | undefined) | undefined => {
  const findSizesInCell = (row: number, column: number) =>
    getCellTexts(sheet, row, column)
      .map(findSizes)
      .find(({ length }) => length > 0) ?? []
  const some = [...sheet.rows.slice(0, 200).keys()]
  const hits = sheet.columns.map((_, column) => some.filter((row) => findSizesInCell(row, column).length === 1).length)
  const maxHits = Math.max(0, ...hits)
  if (maxHits === 0) return undefined
  return (row) => {
    const [size, second] = findSizesInCell(row, hits.indexOf(maxHits))
    return second === undefined ? size : undefined
  }
}
