/** Many rows, stored as a few parts at once: others wait for each row that a browser stores. They read like the rows, and take their places one part at a time. */
import type { Rows } from './port.ts'
import type { NewRecord, Row, SessionRow } from './rows.ts'

type Own = Rows<Row, number, NewRecord>

export interface Part extends SessionRow {
  readonly filas: { readonly table: string; readonly rows: readonly Row[] }
}

/** The keys of parts in the table of sessions, which has rows of any kind. In their order, a later part replaces rows of an earlier one. */
export const partKey = 'filas '

export const isPart = (row: SessionRow): row is Part => row.filas !== undefined

/** The parts of one table, which has each row in one part at most. `together`: one transaction for what reads or changes rows and parts. */
export interface Parts {
  readonly isEmpty: () => boolean
  /** All of them, or those that may hold a row of these. */
  readonly read: (keys?: readonly number[]) => Promise<readonly Part[]>
  readonly put: (part: Part) => Promise<unknown>
  readonly together: <T>(mode: 'r' | 'rw', work: () => Promise<T>) => Promise<T>
}

/** The rows as they are with their parts. */
export const withParts = (rows: Own, parts: Parts): Own => {
  const merged = async (found: readonly Row[], keys?: readonly number[]) =>
    new Map([...found, ...(await parts.read(keys)).flatMap(({ filas }) => filas.rows)].map((row) => [row.id, row]))
  const having = (isWanted: (row: Row) => boolean) =>
    parts.together('r', async () =>
      [...(await merged(await rows.all())).values()].filter(isWanted).toSorted((a, b) => a.id - b.id),
    )
  const get = (keys: readonly number[]) =>
    parts.together('r', async () => {
      const byId = await merged(
        (await rows.get(keys)).filter((row) => row !== undefined),
        keys,
      )
      return keys.map((key) => byId.get(key))
    })
  /** Changes rows that wait no more: their parts would replace them. */
  const changing = (keys: readonly number[], change: () => Promise<void>) =>
    parts.together('rw', async () => {
      const changed = new Set(keys)
      for (const part of await parts.read(keys))
        await parts.put({
          ...part,
          filas: { ...part.filas, rows: part.filas.rows.filter(({ id }) => !changed.has(id)) },
        })
      await change()
    })
  const put = (sent: readonly Row[]) =>
    changing(
      sent.map(({ id }) => id),
      () => rows.put(sent),
    )
  const both: Own = {
    ...rows,
    get,
    keys: async () => (await having(() => true)).map(({ id }) => id),
    all: (equal = {}) => having((row) => Object.entries(equal).every(([field, value]) => row[field] === value)),
    until: (field, most) => having(({ [field]: value }) => typeof value === 'number' && value <= most),
    holding: (field, word) => having(({ [field]: words }) => Array.isArray(words) && words.includes(word)),
    put,
    change: (key, values) =>
      parts.together('rw', async () => {
        const [row] = await get([key])
        if (row) await put([{ ...row, ...values }])
      }),
    delete: (keys) => changing(keys, () => rows.delete(keys)),
  }
  const now = () => (parts.isEmpty() ? rows : both)
  return {
    get: (keys) => now().get(keys),
    keys: () => now().keys(),
    all: (equal) => now().all(equal),
    until: (field, most) => now().until(field, most),
    holding: (field, word) => now().holding(field, word),
    add: (sent) => now().add(sent),
    put: (sent) => now().put(sent),
    change: (key, values) => now().change(key, values),
    delete: (keys) => now().delete(keys),
  }
}
