/** The site's data in this browser: local storage, caches, databases. */
import type { Page } from '@playwright/test'

export const readStored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

/** The addresses in the caches that have such a name. */
export const cachedFiles = (page: Page, cache = /./): Promise<string[]> =>
  page.evaluate(async (pattern) => {
    const names = (await caches.keys()).filter((name) => new RegExp(pattern).test(name))
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return lists.flat().map(({ url }) => url)
  }, cache.source)

export const cachedPaths = async (page: Page) => (await cachedFiles(page)).map((url) => new URL(url).pathname)

/** The addresses of which this browser keeps page snapshots. */
export const pageSnapshots = async (page: Page) =>
  (await cachedFiles(page, /^looks /)).map((url) => url.replace(new URL(url).origin, ''))

/** A row with its key. */
type Entry<Row> = readonly [key: unknown, row: Row]

/** A database's stores, or the only one that is wanted, as plain values, files by their names and bytes; none while there is no database. */
const readDatabase = async <Row>(
  page: Page,
  name: string,
  only?: string,
): Promise<Readonly<Record<string, Entry<Row>[]>>> =>
  JSON.parse(
    await page.evaluate(
      async ([database, wanted]) => {
        // Opening a database that is not there would create it.
        if (!(await indexedDB.databases()).some((one) => one.name === database)) return '{}'
        const done = <T>(request: IDBRequest<T>) =>
          new Promise<T>((resolve, reject) => {
            request.addEventListener('success', () => resolve(request.result))
            request.addEventListener('error', () => reject(request.error ?? new Error(database)))
          })
        const plain = async (value: unknown): Promise<unknown> => {
          if (value instanceof Blob) {
            const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await value.arrayBuffer())).join(' ')
            return value instanceof File ? [value.name, bytes] : [bytes]
          }
          if (Array.isArray(value)) return Promise.all(value.map(plain))
          if (typeof value !== 'object' || value === null || value instanceof Date) return value
          // Smaller pictures are made when somebody wants these.
          const fields = Object.entries(value).filter(([field]) => field !== 'renditions')
          return Object.fromEntries(await Promise.all(fields.map(async ([field, one]) => [field, await plain(one)])))
        }
        const opened = await done(indexedDB.open(database))
        const names = [...opened.objectStoreNames].filter((one) => wanted === undefined || one === wanted)
        const transaction = names.length > 0 ? opened.transaction(names) : undefined
        const stores = names.flatMap((one) => transaction?.objectStore(one) ?? [])
        const rows = await Promise.all(
          stores.map(async (store) => {
            const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())])
            return [store.name, keys.map((key, at) => [key, values[at]])]
          }),
        )
        opened.close()
        return JSON.stringify(await plain(Object.fromEntries(rows)))
      },
      [name, only] as const,
    ),
  )

/** The rows of a table of this browser; none while the table is not there. */
export const storedRows = async <Row = object>(page: Page, database: string, table: string): Promise<Row[]> =>
  ((await readDatabase<Row>(page, database, table))[table] ?? []).map(([, row]) => row)

/** The company's whole database, to compare. A stored file counts by its bytes, since its name stands beside it. */
export const storedCompany = async (page: Page) => {
  const { sesiones: _, ...tables } = await readDatabase<{ blob?: readonly string[] }>(page, 'vidriera')
  return Object.fromEntries(
    Object.entries(tables).map(([name, rows]) => [
      name,
      rows.map(([key, { blob, ...row }]) => [key, { ...row, bytes: blob?.at(-1) }]),
    ]),
  )
}

/** All databases of this browser but a rehearsal's own, by their names. Opening a form creates the empty one of drafts, which counts as nothing. */
export const storedDatabases = async (page: Page) => {
  const names = await page.evaluate(async () => (await indexedDB.databases()).flatMap(({ name = '' }) => name))
  const own = names.filter((name) => !name.endsWith('-ensayo')).toSorted()
  const databases = await Promise.all(own.map(async (name) => [name, await readDatabase(page, name)] as const))
  return databases.filter(([, tables]) => Object.values(tables).some((rows) => rows.length > 0))
}

/** Deletes a table, as a browser short of storage may do. */
export const loseTable = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const looking = indexedDB.open('vidriera')
        looking.addEventListener('success', () => {
          const { version } = looking.result
          looking.result.close()
          const opening = indexedDB.open('vidriera', version + 1)
          opening.addEventListener('upgradeneeded', () => opening.result.deleteObjectStore('servicios'))
          opening.addEventListener('error', () => reject(opening.error ?? new Error('IndexedDB')))
          opening.addEventListener('success', () => {
            opening.result.close()
            resolve()
          })
        })
      }),
  )
