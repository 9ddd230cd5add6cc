import { defineRules } from '../call.ts'
import type { Call } from '../call.ts'
import type { Row } from '../db.ts'
import { kindNamed } from '../kinds.ts'
import { invalid, notFound } from '../refusal.ts'
import { belongs } from '../store.ts'

interface Asked { readonly recurso: string; readonly idPadre?: number | undefined; readonly ids: readonly number[] }

const byOrden = (a: Row, b: Row) => Number(a.orden) - Number(b.orden) || a.id - b.id

/** The rows of a list or of a gallery, in the order they have, and the table that they are in. */
const rowsOf = async ({ recurso, idPadre }: Asked, { db }: Call): Promise<{ table: string; rows: Row[] }> => {
  const store = kindNamed(recurso)?.store ?? { table: recurso }
  if (idPadre === undefined) {
    return { table: store.table, rows: (await db.rows(store.table).toArray()).filter((row) => belongs(row, store)).toSorted(byOrden) }
  }
  if (store.gallery === undefined || !await db.rows(store.table).get(idPadre)) throw notFound()
  return { table: store.gallery, rows: (await db.rows(store.gallery).where({ padre: idPadre }).toArray()).toSorted(byOrden) }
}

export const orden = defineRules({
  ordenar: async (asked, call) => {
    const { table, rows } = await rowsOf(asked, call)
    const first = new Set(asked.ids)
    if (first.size < asked.ids.length) throw invalid([{ path: 'ids', message: 'Un id está dos veces.' }])
    const known = new Map(rows.map((row) => [row.id, row]))
    const named = asked.ids.map((id) => known.get(id)).filter((row) => row !== undefined)
    if (named.length < first.size) throw notFound()
    const ordered = [...named, ...rows.filter(({ id }) => !first.has(id))]
    const moved = ordered.flatMap((row, at) => row.orden === at + 1 ? [] : [{ ...row, orden: at + 1 }])
    await call.db.rows(table).bulkPut(moved)
    call.note(asked.recurso)
    return { movidos: moved.length }
  },
})
