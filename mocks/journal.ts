/** Records a write's changes of rows: every rule writes through these tables, for undo, trash, history and versions. */
import type { Rows, Tables } from './store/port.ts'
import type { Row } from './store/rows.ts'

/** A row before and after a write; `before` is undefined for a new row, `after` for a deleted one. */
export interface Touched {
  readonly table: string
  readonly id: number
  readonly before: Row | undefined
  readonly after: Row | undefined
}

export interface Journal {
  readonly rows: Map<string, Touched>
  /** The number of this write, and the version of every row that it changes. */
  readonly stamp: number
  /** A restored row keeps its old version: it is in that state again. */
  keepsVersions: boolean
  undoable: boolean
}

export const newJournal = (stamp: number): Journal => ({
  rows: new Map(),
  stamp,
  keepsVersions: false,
  undoable: true,
})

/** The version of a row: undefined without a row, 0 for one that no write has changed. */
export const versionOf = (row: Row | undefined): number | undefined =>
  row === undefined ? undefined : typeof row.version === 'number' ? row.version : 0

type Keyed = { readonly id: number }
type Maybe = { readonly id?: number }

const note = ({ rows }: Journal, table: string, id: number, before: Keyed | undefined, after: Keyed | undefined) => {
  const key = `${table} ${id}`
  const existing = rows.get(key)
  // For a row changed twice, the first state before counts.
  rows.set(key, {
    table,
    id,
    before: existing ? existing.before : before && { ...before },
    after: after && { ...after },
  })
}

/**
 * The rows, with every change noted. Reading before and changing are requested together and awaited together: each request sees the effects
 * of those before it.
 */
const watch = <R extends Keyed, New extends Maybe>(
  table: string,
  rows: Rows<R, number, New>,
  journal: Journal,
): Rows<R, number, New> => {
  const stamped = <V extends Maybe>(values: readonly V[]): readonly V[] =>
    journal.keepsVersions ? values : values.map((row) => ({ ...row, version: journal.stamp }))
  const put = async (sent: readonly R[]) => {
    const values = stamped(sent)
    const ids = values.map(({ id }) => id)
    const [before] = await Promise.all([rows.get(ids), rows.put(values)])
    values.forEach((row, at) => note(journal, table, row.id, before[at], row))
  }
  return {
    ...rows,
    put,
    add: async (sent) => {
      const values = stamped(sent)
      const ids = await rows.add(values)
      values.forEach((row, at) => note(journal, table, ids[at] ?? 0, undefined, { ...row, id: ids[at] ?? 0 }))
      return ids
    },
    change: async (id, values) => {
      const [row] = await rows.get([id])
      if (row) await put([{ ...row, ...values }])
    },
    delete: async (ids) => {
      const [before] = await Promise.all([rows.get(ids), rows.delete(ids)])
      for (const row of before) if (row) note(journal, table, row.id, row, undefined)
    },
  }
}

/** The backend's own tables, which undo leaves alone. */
const unwatched = new Set(['historial'])

export const watched = (inside: Tables, journal: Journal): Tables => ({
  files: inside.files,
  sesiones: inside.sesiones,
  salida: inside.salida,
  diario: inside.diario,
  retirados: inside.retirados,
  ...(inside.lastWrite && { lastWrite: inside.lastWrite }),
  rows: (table) => (unwatched.has(table) ? inside.rows(table) : watch(table, inside.rows(table), journal)),
  images: (table) => watch(table, inside.images(table), journal),
  papelera: watch('papelera', inside.papelera, journal),
})
