/** Maps rows to columns. A value that fits no column goes into the extra column `otros`, so that every row comes back unchanged. */
import { isPlainText } from '../../src/contract/check.ts'
import { isRecord } from '../../src/contract/record.ts'
import type { Column, TableSchema } from './schema.ts'

export type Cell = string | number | null
type Values = Readonly<Record<string, unknown>>

/** A value as a cell; null when it does not fit the column. */
export const cellOf = (column: Column, value: unknown): Cell => {
  switch (column) {
    case 'integer':
      return typeof value === 'number' && Number.isSafeInteger(value) && !Object.is(value, -0) ? value : null
    case 'text':
      return isPlainText(value) ? value : null
    case 'json':
      return value === undefined ? null : JSON.stringify(value)
  }
}

/** The cells of a row in the order of `columns`, then `otros`. */
export const cellsOf = ({ key, columns }: TableSchema, row: Values): Cell[] => {
  const cells = Object.entries(columns).map(([name, column]) => cellOf(column, row[name]))
  const held = new Set([key.name, ...Object.keys(columns).filter((_, at) => cells[at] !== null)])
  const rest = Object.entries(row).filter(([name, value]) => value !== undefined && !held.has(name))
  return [...cells, rest.length === 0 ? null : JSON.stringify(Object.fromEntries(rest))]
}

const valueOf = (column: Column | undefined, cell: unknown): unknown =>
  column === 'json' ? JSON.parse(String(cell)) : cell

export const rowOf = ({ columns }: TableSchema, { otros, ...cells }: Values): Values => {
  const row: Record<string, unknown> = {}
  for (const [name, cell] of Object.entries(cells)) if (cell !== null) row[name] = valueOf(columns[name], cell)
  const rest: unknown = typeof otros === 'string' ? JSON.parse(otros) : undefined
  return isRecord(rest) ? { ...row, ...rest } : row
}
