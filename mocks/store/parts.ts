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

/** The parts of one table. `together`: one transaction for what reads or changes rows and parts. */
export interface Parts {
  readonly isEmpty: () => boolean
  readonly all: () => Promise<readonly Part[]>
  readonly put: (part: Part) => Promise<unknown>
  readonly together: <T>(mode: 'r' | 'rw', work: () => Promise<T>) => Promise<T>
}

/** The rows as they are with their parts. */
export const withParts = (rows: Own, parts: Parts): Own => {
  const waiting = async () => (await parts.all()).flatMap(({ filas }) => filas.rows)
  const having = (isWanted: (row: Row) => boolean) =>
    parts.together('r', async () => {
      const byId = new Map([...(await rows.all()), ...(await waiting())].map((row) => [row.id, row]))
      return [...byId.values()].filter(isWanted).toSorted((a, b) => a.id - b.id)
    })
  const get = (keys: readonly number[]) =>
    parts.together('r', async () => {
      const byId = new Map((await waiting()).map((row) => [row.id, row]))
      const found = await rows.get(keys)
      return keys.map((key, at) => byId.get(key) ?? found[at])
    })
  /** Changes rows that wait no more: their parts would replace them. */
  const changing = (keys: readonly number[], change: () => Promise<void>) =>
    parts.together('rw', async () => {
      const changed = new Set(keys)
      for (const part of await parts.all()) {
        const left = part.filas.rows.filter(({ id }) => !changed.has(id))
        if (left.length < part.filas.rows.length) await parts.put({ ...part, filas: { ...part.filas, rows: left } })
      }
      await change()
    })
  const put = (sent: readonly Row[]) =>
    changing(
      sent.map(({ id }) => id),
      () => rows.put(sent),
    )
  const merged: Own = {
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
  const now = () => (parts.isEmpty() ? rows : merged)
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
