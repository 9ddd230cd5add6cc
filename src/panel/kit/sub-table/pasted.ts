import { readings } from '#recognise/table.ts'
import { copiedText } from '#ui/tables/copied.ts'
import { toExactKey } from '#recognise/code.ts'
import { getLikely, getSure, none, sure, type Finding } from '#recognise/finding.ts'
import { countKnown, findHead, findHeads, type Heads } from '#recognise/heads.ts'
import { searchKey } from '#recognise/normal.ts'
import { withoutEmphasis } from '#recognise/plain.ts'
import { same } from '../form/merge.ts'
import { emptyRow, type SubColumn, type SubRow } from './rows.ts'

export type Table = readonly (readonly string[])[]

/** Struck text comes between tildes; a product's sizes have none. */
const plain = (cell: string): string => withoutEmphasis(cell.replaceAll(/~([^~]+)~/g, '$1').trim())

const getWidth = (table: Table): number => table.reduce((max, row) => Math.max(max, row.length), 0)

/** The rows that hold something, without the empty cells at their ends. */
const filled = (table: Table): Table =>
  table.map((row) => row.slice(0, row.findLastIndex((cell) => cell !== '') + 1)).filter((row) => row.length > 0)

const isRegular = (table: Table): boolean => table.length > 1 && table.every((row) => row.length === getWidth(table))

/** The text as a table: tabs always part cells, other signs only where every line has as many of them. */
const parseTable = (text: string): Table => {
  const tables = readings(text).map((rows) => rows.map(({ cells }) => cells))
  const parsed = text.includes('\t') ? tables[0] : tables.find(isRegular)
  return parsed ?? text.split(/[\r\n\u2028\u2029]+/).map((line) => [line])
}

/** The table in a clipboard; undefined for the text of one cell, which a box takes as it is. */
export const parseClipboardTable = (html: string, text: string): Table | undefined => {
  const copied = html === '' ? undefined : copiedText(html)
  const table = filled(parseTable(copied ?? text).map((row) => row.map(plain)))
  return table.length > 1 || getWidth(table) > 1 ? table : undefined
}

/** The column of each cell; undefined where a cell belongs to none. */
type Names = readonly (string | undefined)[]

export interface InferredTable {
  readonly names: Names
  /** The rows below the heads. */
  readonly rows: Table
  readonly headed: boolean
}

/** The column that a head names, by its label or by any word for it. */
const headReader =
  (columns: readonly SubColumn[]) =>
  (head: string): Finding<string> => {
    const known = getLikely(findHead(head))
    const column = columns.find(({ label, name }) => searchKey(label) === searchKey(head) || name === known)
    return column ? sure(column.name) : none
  }

/** Heads stand near the top. */
const searched = 10

/** A first column that numbers the rows: 1, 2, 3. */
const isNumbered = (table: Table): boolean =>
  table.length > 1 && getWidth(table) > 1 && table.every(([first], rowIndex) => first === String(rowIndex + 1))

/** The name of each column: by its head, else by its index, the first one in column `from`. */
export const inferColumns = (table: Table, columns: readonly SubColumn[], from = 0): InferredTable => {
  const width = getWidth(table)
  const isHeads = ({ columns: known }: Heads<string>) => countKnown(known) >= Math.min(2, width)
  const heads = getSure(findHeads(table, headReader(columns), isHeads, searched))
  const shift = isNumbered(table) ? from - 1 : from
  const found = heads?.columns.map(getSure)
  const names =
    found?.map((name, index) => (found.indexOf(name) === index ? name : undefined)) ??
    Array.from({ length: width }, (_, i) => (shift + i < from ? undefined : columns[shift + i]?.name))
  return { names, rows: table.slice(heads ? heads.index + 1 : 0), headed: heads !== undefined }
}

export interface Joined {
  readonly rows: readonly SubRow[]
  readonly added: readonly SubRow[]
  readonly changed: number
  /** The number of empty cells in new rows. */
  readonly blank: number
}

const toCells = (row: readonly string[], names: Names): SubRow =>
  Object.fromEntries(
    names.flatMap((name, index) => (name !== undefined && row[index] ? [[name, row[index]] as const] : [])),
  )

/**
 * The rows with the pasted ones: the same code changes its row, any other becomes a new row, even if it may be meant. A table without codes
 * that is pasted into row `startRow` fills the rows from there, as in a sheet.
 */
export const join = (
  rows: readonly SubRow[],
  pasted: Pick<InferredTable, 'names' | 'rows'>,
  columns: readonly SubColumn[],
  startRow: number | undefined,
): Joined => {
  const key = columns.find(({ name, check }) => check === 'unique' && pasted.names.includes(name))?.name
  const indexByKey = new Map(key === undefined ? [] : rows.map((row, i) => [toExactKey(row[key] ?? ''), i] as const))
  indexByKey.delete('')
  const result = [...rows]
  const changed = new Set<number>()
  pasted.rows.forEach((line, i) => {
    const cells = toCells(line, pasted.names)
    if (Object.keys(cells).length === 0) return
    const rowIndex = key === undefined ? (startRow ?? rows.length) + i : indexByKey.get(toExactKey(cells[key] ?? ''))
    const row = rowIndex === undefined ? undefined : result[rowIndex]
    if (rowIndex === undefined || !row) {
      const code = key === undefined ? '' : toExactKey(cells[key] ?? '')
      if (code !== '') indexByKey.set(code, result.length)
      result.push({ ...emptyRow(columns), ...cells })
      return
    }
    const now = { ...row, ...cells }
    if (rowIndex < rows.length && !same(now, row)) changed.add(rowIndex)
    result[rowIndex] = now
  })
  const added = result.slice(rows.length)
  const blank = added.flatMap((row) => Object.values(row)).filter((cell) => cell === '').length
  return { rows: result, added, changed: changed.size, blank }
}
