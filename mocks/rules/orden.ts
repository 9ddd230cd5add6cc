import { defineRules, type Call } from '../call.ts'
import { findRow } from '../store/port.ts'
import type { Row } from '../store/rows.ts'
import { kindByName } from '../kinds.ts'
import { invalid, notFound } from '../refusal.ts'
import { belongs } from '../entity-table.ts'

interface OrderRequest {
  readonly recurso: string
  readonly idPadre?: number | undefined
  readonly ids: readonly number[]
}

const byOrden = (a: Row, b: Row) => Number(a.orden) - Number(b.orden) || a.id - b.id

/** The rows of a list or gallery in their current order, and their table. */
const readOrderedRows = async (
  { recurso, idPadre }: OrderRequest,
  { db }: Call,
): Promise<{ table: string; rows: Row[] }> => {
  const store = kindByName(recurso)?.store ?? { table: recurso }
  if (idPadre === undefined) {
    return {
      table: store.table,
      rows: (await db.rows(store.table).getAll()).filter((row) => belongs(row, store)).toSorted(byOrden),
    }
  }
  if (store.gallery === undefined || !(await findRow(db.rows(store.table), idPadre))) throw notFound()
  return { table: store.gallery, rows: (await db.rows(store.gallery).getAll({ padre: idPadre })).toSorted(byOrden) }
}

const fromOne = (rows: readonly Row[]): number[] => rows.map((_, index) => index + 1)

/**
 * New numbers for rows in this order. When the last named row already stands right by its number, or ends a run that counts up to it, only
 * the rows in its way move: rows before it down, rows behind it up. Any other order is numbered from 1.
 */
export const numbersFor = (rows: readonly Row[], count: number): number[] => {
  const numbers = rows.map((row) => Number(row.orden))
  let first = count - 1
  while (first > 0 && numbers[first - 1] === Number(numbers[first]) - 1) first -= 1
  const anchor = numbers[first]
  if (anchor === undefined || !numbers.every((number, index) => (index < first ? number <= anchor : number >= anchor)))
    return fromOne(rows)
  const lowest = Math.min(1, ...numbers)
  for (let index = count; index < numbers.length; index += 1)
    numbers[index] = Math.max(numbers[index] ?? 0, (numbers[index - 1] ?? 0) + 1)
  for (let index = first - 1; index >= 0; index -= 1)
    numbers[index] = Math.min(numbers[index] ?? 0, (numbers[index + 1] ?? 0) - 1)
  return (numbers[0] ?? lowest) < lowest ? fromOne(rows) : numbers
}

export const orden = defineRules({
  ordenar: async (input, call) => {
    const { table, rows } = await readOrderedRows(input, call)
    const first = new Set(input.ids)
    if (first.size < input.ids.length) throw invalid([{ path: 'ids', message: 'Un id está dos veces.' }])
    const rowsById = new Map(rows.map((row) => [row.id, row]))
    const requestedRows = input.ids.map((id) => rowsById.get(id)).filter((row) => row !== undefined)
    if (requestedRows.length < first.size) throw notFound()
    const ordered = [...requestedRows, ...rows.filter(({ id }) => !first.has(id))]
    const numbers = numbersFor(ordered, requestedRows.length)
    const moved = ordered.flatMap((row, index) =>
      row.orden === numbers[index] ? [] : [{ ...row, orden: numbers[index] }],
    )
    await call.db.rows(table).put(moved)
    call.note(input.recurso)
    return { movidos: moved.length }
  },
})
