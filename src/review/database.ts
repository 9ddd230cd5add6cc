/** Reads the company's database in a page, for tools that no call of the contract serves. Only the worker creates the database. */

import { promisifyRequest } from 'idb-keyval'
import { onWorkerMessage } from '#state/messages.ts'
import { atMost } from '#ui/at-most.ts'

/** The default name in `mocks/backend.ts`. */
export const companyDatabase = 'vidriera'

/** The sessions of scenarios with a role. */
export const rehearsalDatabase = 'vidriera-ensayo'

/** Resolves with a request's result, or when a transaction is written whole. */
export { promisifyRequest as done }

/** Opens the database; undefined where there is none. A plain open would create an empty one, which the worker would then use. */
const openExisting = async (name: string): Promise<IDBDatabase | undefined> => {
  const opening = indexedDB.open(name)
  let isNew = false
  opening.addEventListener('upgradeneeded', () => {
    isNew = true
    opening.transaction?.abort()
  })
  try {
    const database = await promisifyRequest(opening)
    // Closes for a connection that deletes or upgrades the database.
    database.addEventListener('versionchange', () => database.close())
    return database
  } catch (error) {
    if (isNew) return undefined
    throw error
  }
}

/** In ms: a first visit's worker takes a second or two. */
const workerTimeout = 15_000

/** The worker creates the database before it answers its first call. */
const madeByWorker = async (): Promise<void> => {
  const workers = navigator.serviceWorker
  if (workers.controller === null)
    await atMost(
      workerTimeout,
      new Promise((resolve) => {
        workers.addEventListener('controllerchange', resolve, { once: true })
      }),
    )
  await fetch('/api/obtenerLogos')
}

/** Opens the database while `work` runs. */
export const withDatabase = async <Result>(
  work: (database: IDBDatabase) => Promise<Result>,
  name = companyDatabase,
): Promise<Result> => {
  const database = (await openExisting(name)) ?? (await madeByWorker().then(() => openExisting(name)))
  if (!database) throw new Error(`No hay ninguna base ${name}.`)
  try {
    return await work(database)
  } finally {
    database.close()
  }
}

/** Calls `notify` after every write of any tab; returns how to stop. */
export const onWrite = (notify: () => void): (() => void) =>
  'serviceWorker' in navigator
    ? onWorkerMessage(({ type }) => {
        if (type === 'CHANGED') notify()
      })
    : () => undefined
