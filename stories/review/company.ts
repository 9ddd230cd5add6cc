import { Dexie } from 'dexie'
import { createBackend, type Backend } from '#mocks/backend.ts'
import { readPlanned } from '#contract/planned-sheet.ts'
import { judge } from '#contract/uploads.ts'
import { seed } from '#mocks/seed/index.ts'
import { companyDatabase } from '#review/database.ts'

/** A story's `beforeEach`: the database with the demo company, after `work`. */
export const withCompany =
  (work: (backend: Backend) => Promise<unknown>, tables: Readonly<Record<string, readonly object[]>> = {}) =>
  async () => {
    await Dexie.delete(companyDatabase)
    const backend = createBackend({
      asset: async () => new Blob(),
      databaseName: companyDatabase,
      judge,
      readSheet: readPlanned,
      seed: () => Promise.resolve({ ...seed, tables: { ...seed.tables, ...tables } }),
    })
    await backend.open()
    await work(backend)
    return async () => {
      backend.close()
      await Dexie.delete(companyDatabase)
    }
  }

export const post = (backend: Backend, path: string, body: object) =>
  backend.respond(
    new Request(new URL(path, location.origin), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  )
