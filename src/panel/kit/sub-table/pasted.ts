import { readings } from '../../../ui/tables/cells.ts'
import { copiedText } from '../../../ui/tables/copied.ts'
import { roleOf } from '../../../ui/tables/roles.ts'
import { searchKey } from '../../../ui/search-key.ts'
import { same } from '../form/merge.ts'
import { emptyRow, type SubColumn, type SubRow } from './rows.ts'

export type Table = readonly (readonly string[])[]

/** Struck text comes between tildes; a product's sizes have none. */
const plain = (cell: string): string => cell.replaceAll(/~([^~]+)~/g, '$1').trim()

const widthOf = (table: Table): number => table.reduce((most, row) => Math.max(most, row.length), 0)

/** The rows that hold something, without the empty cells at their ends. */
const filled = (table: Table): Table =>
  table.map((row) => row.slice(0, row.findLastIndex((cell) => cell !== '') + 1)).filter((row) => row.length > 0)

const isRegular = (table: Table): boolean => table.length > 1 && table.every((row) => row.length === widthOf(table))

/** The text as a table: tabs always part cells, other signs only where every line has as many of them. */
const tableOf = (text: string): Table => {
  const tables = readings(text).map((rows) => rows.map(({ cells }) => cells))
  const found = text.includes('\t') ? tables[0] : tables.find(isRegular)
  return found ?? text.split(/[\r\n\u2028\u2029]+/).map((line) => [line])
}

/** The table in a clipboard; undefined for the text of one cell, which a box takes as it is. */
export const tableIn = (html: string, text: string): Table | undefined => {
  const copied = html === '' ? undefined : copiedText(html)
  const table = filled(tableOf(copied ?? text).map((row) => row.map(plain)))
  return table.length > 1 || widthOf(table) > 1 ? table : undefined
}

/** The column of each cell; undefined where a cell belongs to none. */
type Names = readonly (string | undefined)[]

export interface Understood {
  readonly names: Names
  /** The rows below the heads. */
  readonly rows: Table
  readonly headed: boolean
}

const headsIn = (row: readonly string[], columns: readonly SubColumn[]): Names => {
  const found = row.map(
    (cell) =>
      columns.find(({ label, role }) => searchKey(label) === searchKey(cell) || (role && role === roleOf(cell)))?.name,
  )
  return found.map((name, at) => (found.indexOf(name) === at ? name : undefined))
}

/** Heads stand near the top. */
const searched = 10

/** What each column is: by its head, else by its place, the first one in column `from`. */
export const understand = (table: Table, columns: readonly SubColumn[], from = 0): Understood => {
  const width = widthOf(table)
  const heads = table.slice(0, searched).map((row) => headsIn(row, columns))
  const at = heads.findIndex((names) => names.filter(Boolean).length >= Math.min(2, width))
  const names = heads[at] ?? Array.from({ length: width }, (_, i) => columns[from + i]?.name)
  return { names, rows: table.slice(at + 1), headed: at >= 0 }
}

export interface Joined {
  readonly rows: readonly SubRow[]
  readonly added: readonly SubRow[]
  readonly changed: number
  /** The cells of new rows that hold nothing. */
  readonly blank: number
}

const keyOf = (text: string | undefined): string => (text ?? '').trim().toLowerCase()

const cellsOf = (row: readonly string[], names: Names): SubRow =>
  Object.fromEntries(names.flatMap((name, at) => (name !== undefined && row[at] ? [[name, row[at]] as const] : [])))

/**
 * The rows with the pasted ones: a code that is there already changes its row, other rows follow. A table without codes that is pasted
 * into row `at` fills the rows from there, as in a sheet.
 */
export const join = (
  rows: readonly SubRow[],
  pasted: Pick<Understood, 'names' | 'rows'>,
  columns: readonly SubColumn[],
  at: number | undefined,
): Joined => {
  const key = columns.find(({ name, check }) => check === 'unique' && pasted.names.includes(name))?.name
  const existing = new Map(key === undefined ? [] : rows.map((row, i) => [keyOf(row[key]), i] as const))
  existing.delete('')
  const result = [...rows]
  const changed = new Set<number>()
  pasted.rows.forEach((line, i) => {
    const cells = cellsOf(line, pasted.names)
    if (Object.keys(cells).length === 0) return
    const place = key === undefined ? (at ?? rows.length) + i : existing.get(keyOf(cells[key]))
    const row = place === undefined ? undefined : result[place]
    if (place === undefined || !row) {
      const code = key === undefined ? '' : keyOf(cells[key])
      if (code !== '') existing.set(code, result.length)
      result.push({ ...emptyRow(columns), ...cells })
      return
    }
    const now = { ...row, ...cells }
    if (place < rows.length && !same(now, row)) changed.add(place)
    result[place] = now
  })
  const added = result.slice(rows.length)
  const blank = added.flatMap((row) => Object.values(row)).filter((cell) => cell === '').length
  return { rows: result, added, changed: changed.size, blank }
}
