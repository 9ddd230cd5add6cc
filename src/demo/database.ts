/** The demo company's database as it is, for tools that no call of the contract serves. The worker made it; nobody makes it here. */

import { atMost } from '../ui/at-most.ts'

/** What `mocks/backend.ts` calls it. */
export const companyDatabase = 'vidriera'

/** What a request of IndexedDB brings. */
export const done = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')))
  })

/** When all of a transaction is written; rejects when nothing of it is. */
export const written = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new DOMException('Cancelado', 'AbortError')),
    )
  })

/** Undefined where there is none: looking would make an empty one, which the worker would take for its own. */
const openExisting = async (name: string): Promise<IDBDatabase | undefined> => {
  const opening = indexedDB.open(name)
  let isNew = false
  opening.addEventListener('upgradeneeded', () => {
    isNew = true
    opening.transaction?.abort()
  })
  try {
    const database = await done(opening)
    // Whoever deletes or upgrades it goes first.
    database.addEventListener('versionchange', () => database.close())
    return database
  } catch (error) {
    if (isNew) return undefined
    throw error
  }
}

/** In ms: a first visit's worker takes a second or two. */
const patience = 15_000

/** With the first call that it answers the worker has made the database. */
const madeByWorker = async (): Promise<void> => {
  const workers = navigator.serviceWorker
  if (workers.controller === null)
    await atMost(
      patience,
      new Promise((resolve) => {
        workers.addEventListener('controllerchange', resolve, { once: true })
      }),
    )
  await fetch('/api/obtenerLogos')
}

/** Opens it for as long as `work` takes. */
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

/** Every row of a table, as it lies there. */
export const allOf = (table: string): Promise<unknown[]> =>
  withDatabase((database) => done(database.transaction(table).objectStore(table).getAll()))
