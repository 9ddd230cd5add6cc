/** Maps rows to columns. A value that fits no column goes into the extra column `otros`, so that every row comes back unchanged. */
import { isPlainText } from '#contract/check.ts'
import { isRecord } from '#contract/record.ts'
import type { Column, TableSchema } from './schema.ts'

export type Cell = string | number | null
type Values = Readonly<Record<string, unknown>>

/** A value as a cell; null when it does not fit the column. */
export const toCell = (column: Column, value: unknown): Cell => {
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
export const toCells = ({ key, columns }: TableSchema, row: Values): Cell[] => {
  const cells = Object.entries(columns).map(([name, column]) => toCell(column, row[name]))
  const held = new Set([key.name, ...Object.keys(columns).filter((_, index) => cells[index] !== null)])
  const extraFields = Object.entries(row).filter(([name, value]) => value !== undefined && !held.has(name))
  return [...cells, extraFields.length === 0 ? null : JSON.stringify(Object.fromEntries(extraFields))]
}

const parseCell = (column: Column | undefined, cell: unknown): unknown =>
  column === 'json' ? JSON.parse(String(cell)) : cell

export const toRow = ({ columns }: TableSchema, { otros, ...cells }: Values): Values => {
  const row: Record<string, unknown> = {}
  for (const [name, cell] of Object.entries(cells)) if (cell !== null) row[name] = parseCell(columns[name], cell)
  const extraFields: unknown = typeof otros === 'string' ? JSON.parse(otros) : undefined
  return isRecord(extraFields) ? { ...row, ...extraFields } : row
}
