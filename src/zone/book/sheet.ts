/** Turns a sheet of a workbook into a table: finds the head, formats numbers, prepares the search. */
import type { Cell } from '#contract/sheet/cell.ts'
import { letters, type Cells, type Page } from '#contract/sheet/page.ts'
import { isOneOf } from '#recognise/phrase.ts'
import { toWords } from '#recognise/plain.ts'
import { spelled } from '#recognise/words.ts'

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
  /** The indexes of the rows that are struck through. */
  readonly struck: ReadonlySet<number>
  /** The text of each row for searching. */
  readonly texts: readonly string[]
}

const countFilled = (row: Cells): number => row.filter(Boolean).length
/** A text, or a date or an error, which nobody formats as a price. */
const isText = ({ number, date }: Cell): boolean => number === undefined && date === undefined

/** The index of the head: one of the first rows, of text only, and about as wide as the table. */
const findHeadIndex = (rows: readonly Cells[]): number => {
  const maxFilled = Math.max(0, ...rows.slice(0, 200).map(countFilled))
  return rows
    .slice(0, 50)
    .findIndex((row) => countFilled(row) >= Math.max(2, maxFilled * 0.6) && row.every((cell) => !cell || isText(cell)))
}

const isPriceWord = isOneOf('precio* importe* total* subtotal* costo*')
export const isPrice = (label: string): boolean => label.includes('$') || toWords(label).some(isPriceWord)

/** Rounds first, so that errors of floating point add no decimals. */
const countDecimals = (number: number): number =>
  (String(Math.round(number * 10_000) / 10_000).split('.')[1] ?? '').length

const asItIs = new Intl.NumberFormat('es-AR', { useGrouping: false, maximumSignificantDigits: 11 })

/** Numbers without a style stay as they are; the prices of a column all get its largest number of decimals. */
const createNumberWriter = (label: string, numbers: readonly number[]): ((number: number) => string) => {
  if (!isPrice(label)) return (number) => (Number.isSafeInteger(number) ? String(number) : asItIs.format(number))
  const decimals = numbers.reduce((max, number) => Math.max(max, countDecimals(number)), 2)
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

const toColumn = (position: number, label: string, cells: Cells): Written => {
  const numbers = cells.flatMap((cell, row): [number, number][] =>
    cell?.number === undefined ? [] : [[row, cell.number]],
  )
  const writer = createNumberWriter(
    label,
    numbers.flatMap(([row, number]) => (cells[row]?.plain ? [number] : [])),
  )
  const texts = cells.map((cell) => written(cell, writer))
  const width = Math.min(widest, Math.max(label.length, ...texts.slice(0, sample).map(({ length }) => length), 4))
  const numeric = numbers.length > 0 && numbers.length === countFilled(cells)
  return {
    at: position,
    label,
    width,
    numeric,
    cells: texts,
    numbers: new Map(numbers.filter(([row]) => !cells[row]?.plain)),
  }
}

/** The texts of a cell for searching: as shown, and the number behind. */
const getCellTexts = ({ columns, rows }: Pick<Sheet, 'columns' | 'rows'>, row: number, column: number): string[] => {
  const number = columns[column]?.numbers.get(row)
  return [rows[row]?.[column] ?? '', ...(number === undefined ? [] : [String(number)])]
}

/** Text for comparing: 'M12 x 50' equals 'm12x50', and accents and capitals do not count. */
const searchable = (text: string): string => spelled(text).replaceAll(/\s*x\s*(?=\d)/g, 'x')

/** A sheet without its empty rows and columns. */
export const toSheet = ({ name, rows: sourceRows, struckRows }: Pick<Page, 'name' | 'rows' | 'struckRows'>): Sheet => {
  const filledRows = sourceRows.filter(({ cells }) => countFilled(cells) > 0)
  const filled = filledRows.map(({ cells }) => cells)
  const struck = new Set(struckRows)
  const head = findHeadIndex(filled)
  const body = filled.slice(head + 1)
  const heads = filled[head] ?? []
  const count = body.reduce((max, { length }) => Math.max(max, length), heads.length)
  const indexes = Array.from({ length: count }, (_, index) => index).filter(
    (index) => heads[index] || body.some((row) => row[index]),
  )
  const columns = indexes.map((index) =>
    toColumn(
      index,
      heads[index] ? written(heads[index], String) : letters(index),
      body.map((row) => row[index]),
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
    struck: new Set(filledRows.slice(head + 1).flatMap(({ number }, index) => (struck.has(number) ? [index] : []))),
    texts: rows.map((_, row) =>
      searchable(columns.flatMap((__, column) => getCellTexts({ columns, rows }, row, column)).join(' ')),
    ),
  }
}

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
