/**
 * What a write does to the rows of its transaction, seen below every rule, so that none can forget to tell: undo, trash, history
 * and versions are all made of it.
 */
import { Dexie } from 'dexie'
import type { DBCore, DBCoreGetManyRequest, DBCoreMutateRequest, DBCoreTable } from 'dexie'
import type { Row } from './db.ts'

/** A row before and after a write; none: it was made, or it is gone. */
export interface Touched {
  readonly table: string
  readonly id: number
  readonly before: Row | undefined
  readonly after: Row | undefined
}

export interface Journal {
  readonly rows: Map<string, Touched>
  /** The number of this write, and the version of every row that it makes or changes. */
  readonly stamp: number
  /** What is brought back keeps the version it had: it is that state again. */
  keepsVersions: boolean
  /** Whether it can be taken back. */
  undoable: boolean
}

export const newJournal = (stamp: number): Journal => ({ rows: new Map(), stamp, keepsVersions: false, undoable: true })

const journals = new WeakMap<object, Journal>()

/** From here on the rows of the running transaction are watched. */
export const openJournal = (stamp: number): Journal => {
  const journal = newJournal(stamp)
  journals.set(Dexie.currentTransaction.idbtrans, journal)
  return journal
}

/** The state of a row: none where it is gone, 0 as it came. */
export const versionOf = (row: Row | undefined): number | undefined =>
  row === undefined ? undefined : typeof row.version === 'number' ? row.version : 0

const keyOf = (table: string, id: unknown) => `${table} ${String(id)}`

const note = ({ rows }: Journal, touched: Touched) => {
  const key = keyOf(touched.table, touched.id)
  // Written twice in one write: what counts is how it was before both.
  rows.set(key, { ...touched, before: rows.has(key) ? rows.get(key)?.before : touched.before })
}

const rowsOf = async (table: DBCoreTable, request: DBCoreGetManyRequest): Promise<Row[]> =>
  (await table.getMany(request)).filter((row) => row !== undefined)

const doomed = async (table: DBCoreTable, request: DBCoreMutateRequest): Promise<Row[]> => {
  const { trans } = request
  if (request.type === 'delete') return rowsOf(table, { trans, keys: request.keys })
  if (request.type !== 'deleteRange') return []
  return (await table.query({ trans, values: true, query: { index: table.schema.primaryKey, range: request.range } }))
    .result
}

const remove = async (table: DBCoreTable, request: DBCoreMutateRequest, journal: Journal) => {
  // Asked for first and waited for together: within a transaction each request finds what those before it left.
  const [rows, response] = await Promise.all([doomed(table, request), table.mutate(request)])
  for (const before of rows) note(journal, { table: table.name, id: before.id, before, after: undefined })
  return response
}

const put = async (table: DBCoreTable, request: DBCoreMutateRequest & { type: 'add' | 'put' }, journal: Journal) => {
  const { trans } = request
  const sent: readonly Row[] = request.values
  const ids = sent.map(({ id }) => id).filter((id) => id !== undefined)
  const values = journal.keepsVersions ? sent : sent.map((row) => ({ ...row, version: journal.stamp }))
  const [before, response] = await Promise.all([
    ids.length === 0 ? [] : rowsOf(table, { trans, keys: ids }),
    table.mutate({ ...request, values: [...values], wantResults: true }),
  ])
  const known = new Map(before.map((row) => [row.id, row]))
  values.forEach((row, at) => {
    const id: number = row.id ?? response.results?.[at]
    note(journal, { table: table.name, id, before: known.get(id), after: { ...row, id } })
  })
  return response
}

const watch = (table: DBCoreTable): DBCoreTable => ({
  ...table,
  mutate: (request) => {
    const journal = journals.get(request.trans)
    if (!journal) return table.mutate(request)
    return request.type === 'add' || request.type === 'put'
      ? put(table, request, journal)
      : remove(table, request, journal)
  },
})

/** Watches these tables. */
export const watching = (tables: ReadonlySet<string>) =>
  ({
    stack: 'dbcore',
    name: 'journal',
    create: (core: DBCore): DBCore => ({
      ...core,
      table: (name) => (tables.has(name) ? watch(core.table(name)) : core.table(name)),
    }),
  }) as const
