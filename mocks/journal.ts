/** Records a write's changes of rows: every rule writes through these tables, for undo, trash, history and versions. */
import type { Rows, Tables } from './store/port.ts'
import type { Row } from './store/rows.ts'

/** A row before and after a write; `oldRow` is undefined for a new row, `newRow` for a deleted one. */
export interface RowWrite {
  readonly table: string
  readonly id: number
  readonly oldRow: Row | undefined
  readonly newRow: Row | undefined
}

export interface Journal {
  readonly rows: Map<string, RowWrite>
  /** The number of this write, and the version of every row that it changes. */
  readonly stamp: number
  /** A restored row keeps its old version: it is in that state again. */
  keepsVersions: boolean
  undoable: boolean
  /** Whether what the write deletes goes to the trash. */
  trashes: boolean
  /** The call whose access an undo of this write takes, where not its own. */
  llamada?: string | undefined
}

export const newJournal = (stamp: number): Journal => ({
  rows: new Map(),
  stamp,
  keepsVersions: false,
  undoable: true,
  trashes: true,
})

/** The version of a row: undefined without a row, 0 for one that no write has changed. */
export const getVersion = (row: Row | undefined): number | undefined =>
  row === undefined ? undefined : typeof row.version === 'number' ? row.version : 0

/** The key of a row in `rows`. */
export const rowKey = (table: string, id: number) => `${table} ${id}`

type Keyed = { readonly id: number }
type Maybe = { readonly id?: number }

const note = ({ rows }: Journal, table: string, id: number, oldRow: Keyed | undefined, newRow: Keyed | undefined) => {
  const key = rowKey(table, id)
  const earlier = rows.get(key)
  // For a row changed twice, the first `oldRow` counts.
  rows.set(key, {
    table,
    id,
    oldRow: earlier ? earlier.oldRow : oldRow && { ...oldRow },
    newRow: newRow && { ...newRow },
  })
}

/**
 * The rows, with every change noted. The read of the old rows and the change are requested together and awaited together: each request sees
 * the effects of earlier ones.
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
    const [oldRows] = await Promise.all([rows.get(ids), rows.put(values)])
    values.forEach((row, index) => note(journal, table, row.id, oldRows[index], row))
  }
  return {
    ...rows,
    put,
    add: async (sent) => {
      const values = stamped(sent)
      const ids = await rows.add(values)
      values.forEach((row, index) => note(journal, table, ids[index] ?? 0, undefined, { ...row, id: ids[index] ?? 0 }))
      return ids
    },
    change: async (id, values) => {
      const [row] = await rows.get([id])
      if (row) await put([{ ...row, ...values }])
    },
    delete: async (ids) => {
      const [oldRows] = await Promise.all([rows.get(ids), rows.delete(ids)])
      for (const row of oldRows) if (row) note(journal, table, row.id, row, undefined)
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
