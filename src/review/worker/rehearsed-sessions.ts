/**
 * The sessions of tabs in another role (`rol:`). These sessions lie apart from the company, which a rehearsal
 * leaves as it is: in memory, as a transaction of the company reads them, and in a database of their own, since a
 * worker is stopped between two clicks.
 */
import { createStore, del, set, values } from 'idb-keyval'
import type { SessionRow } from '#mocks/store/rows.ts'
import type { SessionRows } from '#mocks/sessions.ts'
import { rehearsalDatabase } from '../database.ts'

/** Runs outside the company's transaction, which work on another database would end. */
const keep = (work: () => Promise<void>) => {
  setTimeout(() => {
    work().catch(console.warn)
  })
}

export const rehearsedSessions = () => {
  const store = createStore(rehearsalDatabase, 'sesiones')
  const cache = new Map<string, SessionRow>()
  const put = async (rows: readonly SessionRow[]) => {
    for (const row of rows) {
      cache.set(row.zona, row)
      keep(() => set(row.zona, row, store))
    }
  }
  const remember = async () => {
    const rows = await values<SessionRow>(store).catch(() => [])
    for (const row of rows) cache.set(row.zona, row)
  }
  const rows: SessionRows = {
    get: async (keys) => keys.map((key) => cache.get(key)),
    put,
    delete: async (keys) => {
      for (const key of keys) {
        cache.delete(key)
        keep(() => del(key, store))
      }
    },
    change: async (key, changes) => {
      const row = cache.get(key)
      if (row) await put([{ ...row, ...changes }])
    },
  }
  /** `ready` resolves when the sessions of an earlier worker are read. */
  return { rows, ready: remember() }
}
