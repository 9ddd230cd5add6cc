/** Long writes: their work reads the database and collects its changes, while others write. One short transaction stores them all. */
import type { Ahead, Rows, Tables } from './port.ts'
import type { NewRecord, Row } from './rows.ts'
import { wrapTables } from './wrap-tables.ts'

/** Reads all rows, or some by their keys, from memory. */
const withMemoryReads = <Kept extends Rows<Row, number, NewRecord>>(rows: Kept, held: readonly Row[]): Kept => {
  const byId = new Map(held.map((row) => [row.id, row]))
  return {
    ...rows,
    get: (keys) => Promise.resolve(keys.map((key) => byId.get(key)).map((row) => row && { ...row })),
    getAll: (equal) => (equal ? rows.getAll(equal) : Promise.resolve(held.map((row) => ({ ...row })))),
  }
}

/** Rows are compared by version; rows without one by their contents. */
const isSame = (row: Row, candidate: Row | undefined) =>
  candidate !== undefined &&
  row['version'] === candidate['version'] &&
  (row['version'] !== undefined || JSON.stringify(row) === JSON.stringify(candidate))

const differing = (rows: readonly Row[], others: readonly Row[]): Row[] => {
  const byId = new Map(others.map((row) => [row.id, row]))
  return rows.filter((row) => !isSame(row, byId.get(row.id)))
}

export interface Draft {
  /** The tables that the work reads and changes; it does not see its own changes. */
  readonly tables: Tables
  /** The rows of the table that the work reads most of. */
  readonly read: readonly Row[]
  /** Whether the changes may still be stored, now that the table has these rows and gives a new row this number. */
  readonly stands: (rows: readonly Row[], next: number) => boolean
  readonly make: (inside: Tables) => Promise<void>
}

/** `first`: the number of the table's next row. The draft numbers new rows itself, since the way back of a write names them. */
export const newDraft = async (reading: Tables, { table, isApart }: Ahead, first: number): Promise<Draft> => {
  const read = await reading.rows(table).getAll()
  const changes: ((inside: Tables) => Promise<unknown>)[] = []
  const tables = wrapTables(reading, (rows, pick) => {
    const put: typeof rows.put = async (sent) => void changes.push((inside) => pick(inside).put(sent))
    return {
      ...rows,
      put,
      add: async (sent) => {
        changes.push((inside) => pick(inside).add(sent))
        return []
      },
      change: async (key, values) => {
        const [row] = await rows.get([key])
        if (row) await put([{ ...row, ...values }])
      },
      delete: async (keys) => void changes.push((inside) => pick(inside).delete(keys)),
    }
  })
  const rows = withMemoryReads(tables.rows(table), read)
  let next = first
  const add: typeof rows.add = async (sent) => {
    const numbered = sent.map((row) => ({ ...row, id: row.id ?? next++ }))
    await rows.add(numbered)
    return numbered.map(({ id }) => id)
  }
  return {
    tables: { ...tables, rows: (name) => (name === table ? { ...rows, add } : tables.rows(name)) },
    read,
    stands: (now, number) =>
      number === first && [...differing(read, now), ...differing(now, read)].every((row) => isApart(row)),
    make: async (inside) => {
      for (const change of changes) await change(inside)
    },
  }
}

/** The number of new beginnings of a long write after others have changed its rows. Then it makes the others wait. */
const tries = 3

/** Runs a function, and lets no other write begin before its end. */
export type Alone<Place> = <T>(run: (inside: Place) => Promise<T>) => Promise<T>

/** Makes drafts until the changes of one are stored. `attempt` makes a draft from the rows in `from`, and stores its changes in `alone`. The last attempt runs in `alone` as a whole. */
export const retryUntilStored = async <T, Place>(
  outside: Place,
  alone: Alone<Place>,
  attempt: (from: Place, alone: Alone<Place>) => Promise<{ readonly result: T } | undefined>,
): Promise<T> => {
  for (let remaining = tries; ; remaining -= 1) {
    const made = await (remaining === 0
      ? alone((inside) => attempt(inside, (run) => run(inside)))
      : attempt(outside, alone))
    if (made) return made.result
  }
}
