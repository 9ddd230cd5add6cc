/** Turns a sheet of a workbook into a table: finds the head, formats numbers, prepares the search. */
import type { Cell } from '../../contract/sheet/cell.ts'
import { letters, type Cells, type Page } from '../../contract/sheet/page.ts'
import { spelled } from '../../finder/words.ts'

export interface Column {
  /** Its index in the sheet. */
  readonly at: number
  readonly label: string
  /** In characters: wide enough for most cells. */
  readonly width: number
  readonly numeric: boolean
  /** By row, the numbers behind formatted texts. */
  readonly numbers: ReadonlyMap<number, number>
}

export interface Sheet {
  readonly name: string
  /** The lines above the head: a title, a date, conditions. */
  readonly about: readonly string[]
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly string[])[]
  /** The text of each row for searching. */
  readonly texts: readonly string[]
}

const filledIn = (row: Cells): number => row.filter(Boolean).length
/** A text, or a date or an error, which nobody formats as a price. */
const isText = ({ number, date }: Cell): boolean => number === undefined && date === undefined

/** The index of the head: one of the first rows, of text only, and about as wide as the table. */
const headOf = (rows: readonly Cells[]): number => {
  const most = Math.max(0, ...rows.slice(0, 200).map(filledIn))
  return rows
    .slice(0, 50)
    .findIndex((row) => filledIn(row) >= Math.max(2, most * 0.6) && row.every((cell) => !cell || isText(cell)))
}

export const isPrice = (label: string): boolean => /precio|importe|total|\$|costo/i.test(label)

/** Rounds first, so that errors of floating point add no decimals. */
const decimalsOf = (number: number): number => (String(Math.round(number * 10_000) / 10_000).split('.')[1] ?? '').length

const asItIs = new Intl.NumberFormat('es-AR', { useGrouping: false, maximumSignificantDigits: 11 })

/** Numbers without a style stay as they are; the prices of a column all get its largest number of decimals. */
const writerOf = (label: string, numbers: readonly number[]): ((number: number) => string) => {
  if (!isPrice(label)) return (number) => (Number.isSafeInteger(number) ? String(number) : asItIs.format(number))
  const decimals = numbers.reduce((most, number) => Math.max(most, decimalsOf(number)), 2)
  const inColumn = new Intl.NumberFormat('es-AR', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  return (number) => inColumn.format(number)
}

const written = (cell: Cell | undefined, number: (value: number) => string): string =>
  cell?.plain && cell.number !== undefined && Number.isFinite(cell.number)
    ? number(cell.number)
    : (cell?.text.trim() ?? '')

/** `sample`: the number of rows that set a column's width. */
const sample = 500
const widest = 40

interface Written extends Column {
  readonly cells: readonly string[]
}

const columnOf = (at: number, label: string, cells: Cells): Written => {
  const numbers = cells.flatMap((cell, row): [number, number][] =>
    cell?.number === undefined ? [] : [[row, cell.number]],
  )
  const writer = writerOf(
    label,
    numbers.flatMap(([row, number]) => (cells[row]?.plain ? [number] : [])),
  )
  const texts = cells.map((cell) => written(cell, writer))
  const width = Math.min(widest, Math.max(label.length, ...texts.slice(0, sample).map(({ length }) => length), 4))
  const numeric = numbers.length > 0 && numbers.length === filledIn(cells)
  return { at, label, width, numeric, cells: texts, numbers: new Map(numbers.filter(([row]) => !cells[row]?.plain)) }
}

/** The texts of a cell for searching: as shown, and the number behind. */
const namesAt = ({ columns, rows }: Pick<Sheet, 'columns' | 'rows'>, row: number, at: number): string[] => {
  const number = columns[at]?.numbers.get(row)
  return [rows[row]?.[at] ?? '', ...(number === undefined ? [] : [String(number)])]
}

/** Text for comparing: 'M12 x 50' equals 'm12x50', and accents and capitals do not count. */
const searchable = (text: string): string => spelled(text).replaceAll(/\s*x\s*(?=\d)/g, 'x')

/** A sheet without its empty rows and columns. */
export const sheetOf = ({ name, rows: all }: Pick<Page, 'name' | 'rows'>): Sheet => {
  const filled = all.map(({ cells }) => cells).filter((row) => filledIn(row) > 0)
  const head = headOf(filled)
  const body = filled.slice(head + 1)
  const heads = filled[head] ?? []
  const count = body.reduce((most, { length }) => Math.max(most, length), heads.length)
  const places = Array.from({ length: count }, (_, at) => at).filter((at) => heads[at] || body.some((row) => row[at]))
  const columns = places.map((at) =>
    columnOf(
      at,
      heads[at] ? written(heads[at], String) : letters(at),
      body.map((row) => row[at]),
    ),
  )
  const rows = body.map((_, row) => columns.map(({ cells }) => cells[row] ?? ''))
  return {
    name,
    about: filled
      .slice(0, Math.max(0, head))
      .map((row) => row.flatMap((cell) => (cell ? [written(cell, String)] : [])).join(' · ')),
    columns: columns.map(({ cells: _cells, ...column }) => column),
    rows,
    texts: rows.map((_, row) => searchable(columns.flatMap((__, at) => namesAt({ columns, rows }, row, at)).join(' '))),
  }
}

/** The indexes of the rows that contain every word of a question. */
export const rowsWith = ({ texts }: Sheet, query: string): number[] => {
  const words = searchable(query).split(/\s+/).filter(Boolean)
  return texts.flatMap((text, at) => (words.every((word) => text.includes(word)) ? [at] : []))
}

/** Finds a row's sizes by its code, in the column with the most known codes. Undefined when no column has any. */
export const namesIn = <Size>(
  sheet: Sheet,
  sizesOf: (text: string) => readonly Size[],
): ((row: number) => readonly Size[]) | undefined => {
  const at = (row: number, column: number) =>
    namesAt(sheet, row, column)
      .map(sizesOf)
      .find(({ length }) => length > 0) ?? []
  const some = [...sheet.rows.slice(0, 200).keys()]
  const hits = sheet.columns.map((_, column) => some.filter((row) => at(row, column).length === 1).length)
  const most = Math.max(0, ...hits)
  return most === 0 ? undefined : (row) => at(row, hits.indexOf(most))
}
