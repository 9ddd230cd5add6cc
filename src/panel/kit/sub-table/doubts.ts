import { toExactKey } from '#recognise/code.ts'
import { getCheckDigit } from '#recognise/gtin.ts'
import { joined } from '../text.ts'
import type { SubColumn, SubRow } from './rows.ts'

/** Whether the last of thirteen digits follows from the others. Any other text passes. */
export const isWrongEan = (code: string): boolean => {
  const text = code.trim()
  return /^\d{13}$/.test(text) && getCheckDigit(text.slice(0, -1)) !== Number(text.at(-1))
}

/** The warning of such a code. */
export const wrongEan = (label: string, row: string): string =>
  `${label}, fila ${row}: el último dígito no corresponde. Revisalo.`

const repeated = (rows: readonly SubRow[], column: string, label: string): string[] => {
  const lines = Map.groupBy(rows.keys(), (i) => toExactKey(rows[i]?.[column] ?? ''))
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
