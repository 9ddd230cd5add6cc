import { toExactKey } from '#recognise/code.ts'
import { isWrongEan } from '#recognise/gtin.ts'
import { joined } from '../text.ts'
import type { SubColumn, SubRow } from './rows.ts'

/** The warning of a code whose last digit does not follow from the others. */
const wrongEan = (label: string, row: string): string =>
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
