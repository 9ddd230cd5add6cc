import { toExactKey } from '#recognise/code.ts'
import { isWrongEan } from '#recognise/gtin.ts'
import { joined } from '../text.ts'
import type { SubColumn, SubRow } from './rows.ts'

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
    const wrong = [...rows.keys()].filter((i) => check === 'ean' && isWrongEan(rows[i]?.[name] ?? ''))
    return wrong.map((i) => `${label}, fila ${i + 1}: el último dígito no corresponde. Revisalo.`)
  })
