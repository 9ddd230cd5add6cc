/** A sheet of a workbook as a table to be read: which row heads it, how its numbers are written, what a search may find. */
import { spelled } from '../../site/search/words.ts'

/** What cells of a workbook hold: texts, numbers, dates, yes or no, or nothing. */
type Cells = readonly unknown[]

export interface Column {
  /** Its place in the sheet. */
  readonly at: number
  readonly label: string
  /** In characters, of most of its cells. */
  readonly width: number
  readonly numeric: boolean
}

export interface Sheet {
  readonly name: string
  /** What stands above its head: a title, a date, conditions. */
  readonly about: readonly string[]
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly string[])[]
  /** Of each row, what is searched. */
  readonly texts: readonly string[]
}

const isFilled = (cell: unknown): boolean => typeof cell === 'string' ? cell.trim() !== '' : cell !== null && cell !== undefined
const filledIn = (row: Cells): number => row.filter(isFilled).length

/** A head stands in the first rows, holds words alone, and as many of them as the table is wide, or nearly. */
const headOf = (rows: readonly Cells[]): number => {
  const most = Math.max(0, ...rows.slice(0, 200).map(filledIn))
  return rows.slice(0, 50).findIndex((row) =>
    filledIn(row) >= Math.max(2, most * 0.6) && row.every((cell) => !isFilled(cell) || typeof cell === 'string'))
}

/** As spreadsheets name a column that has no name: A … Z, AA … */
const letters = (at: number): string => (at < 26 ? '' : letters(Math.floor(at / 26) - 1)) + String.fromCodePoint(65 + (at % 26))

const day = new Intl.DateTimeFormat('es-AR', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' })
const isPrice = (label: string): boolean => /precio|importe|total|\$|costo/i.test(label)

/** Tenths that a computer adds of its own are none. */
const decimalsOf = (number: number): number => (String(Math.round(number * 10_000) / 10_000).split('.')[1] ?? '').length

/** Codes and amounts stay as they are; prices, and what is no whole number, have as many decimals as any of their column. */
const writerOf = (label: string, numbers: readonly number[]): ((number: number) => string) => {
  const most = numbers.reduce((all, number) => Math.max(all, decimalsOf(number)), 0)
  if (most === 0 && !isPrice(label)) return String
  const decimals = Math.max(2, most)
  const inColumn = new Intl.NumberFormat('es-AR', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  return (number) => inColumn.format(number)
}

const written = (cell: unknown, number: (value: number) => string): string => {
  if (typeof cell === 'string') return cell.trim()
  if (typeof cell === 'number') return number(cell)
  if (typeof cell === 'boolean') return cell ? 'Sí' : 'No'
  return cell instanceof Date && !Number.isNaN(cell.getTime()) ? day.format(cell) : ''
}

/** So many rows tell how wide a column is. */
const sample = 500
const widest = 40

interface Written extends Column { readonly cells: readonly string[] }

const columnOf = (at: number, label: string, cells: Cells): Written => {
  const numbers = cells.filter((cell) => typeof cell === 'number')
  const writer = writerOf(label, numbers)
  const texts = cells.map((cell) => written(cell, writer))
  const width = Math.min(widest, Math.max(label.length, ...texts.slice(0, sample).map(({ length }) => length), 4))
  return { at, label, width, numeric: numbers.length > 0 && numbers.length === filledIn(cells), cells: texts }
}

/** 'M12 x 50' and 'm12x50' are one; so are accents and capitals. */
const searchable = (text: string): string => spelled(text).replaceAll(/\s*x\s*(?=\d)/g, 'x')

/** A sheet of which nothing is left out but empty rows and columns. */
export const sheetOf = (name: string, data: readonly Cells[]): Sheet => {
  const filled = data.filter((row) => filledIn(row) > 0)
  const head = headOf(filled)
  const body = filled.slice(head + 1)
  const heads = filled[head] ?? []
  const count = body.reduce((most, { length }) => Math.max(most, length), heads.length)
  const places = Array.from({ length: count }, (_, at) => at).filter((at) => isFilled(heads[at]) || body.some((row) => isFilled(row[at])))
  const columns = places.map((at) => columnOf(at, isFilled(heads[at]) ? written(heads[at], String) : letters(at), body.map((row) => row[at] ?? null)))
  const rows = body.map((_, row) => columns.map(({ cells }) => cells[row] ?? ''))
  return {
    name,
    about: filled.slice(0, Math.max(0, head)).map((row) => row.filter(isFilled).map((cell) => written(cell, String)).join(' · ')),
    columns: columns.map(({ cells: _cells, ...column }) => column),
    rows,
    texts: rows.map((row) => searchable(row.join(' '))),
  }
}

/** The rows that have every word of a question, by their places. */
export const rowsWith = ({ texts }: Sheet, query: string): number[] => {
  const words = searchable(query).split(/\s+/).filter(Boolean)
  return texts.flatMap((text, at) => words.every((word) => text.includes(word)) ? [at] : [])
}

/** The column that names the most sizes of the catalogue; nothing where none does. */
export const codesColumn = ({ columns, rows }: Sheet, isCode: (text: string) => boolean): number | undefined => {
  const some = rows.slice(0, 200)
  const hits = columns.map((_, at) => some.filter((row) => isCode(row[at] ?? '')).length)
  const most = Math.max(0, ...hits)
  return most === 0 ? undefined : hits.indexOf(most)
}
