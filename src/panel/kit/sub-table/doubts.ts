import { toRowKey } from '../form/merge.ts'
import { joined } from '../text.ts'
import type { SubColumn, SubRow } from './rows.ts'

/** Whether the last of thirteen digits follows from the others. Any other text passes. */
export const isWrongEan = (code: string): boolean => {
  const digits = Array.from(code.trim(), Number)
  if (!/^\d{13}$/.test(code.trim())) return false
  const sum = digits.slice(0, 12).reduce((total, digit, i) => total + digit * (i % 2 === 0 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10 !== digits[12]
}

/** The warning of such a code. */
export const wrongEan = (label: string, row: string): string =>
  `${label}, fila ${row}: el último dígito no corresponde. Revisalo.`

const repeated = (rows: readonly SubRow[], column: string, label: string): string[] => {
  const lines = Map.groupBy(rows.keys(), (i) => toRowKey(rows[i]?.[column]))
  lines.delete('')
  return [...lines.values()]
    .filter(({ length }) => length > 1)
    .map((indexes) => `${label} repetido en las filas ${joined(indexes.map((i) => String(i + 1)))}.`)
}

/** Warnings about rows that look like a slip; a warning never refuses. */
export const findDoubts = (rows: readonly SubRow[], columns: readonly SubColumn[]): string[] =>
  columns.flatMap(({ name, label, check }) => {
    if (check === 'unique') return repeated(rows, name, label)
    if (check !== 'ean') return []
    return rows.flatMap((row, i) => (isWrongEan(row[name] ?? '') ? [wrongEan(label, String(i + 1))] : []))
  })
