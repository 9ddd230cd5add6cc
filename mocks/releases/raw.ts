/** Reads and writes a browser database below Dexie. */

interface RawStore {
  readonly name: string
  readonly keyPath: string | string[] | null
  readonly autoIncrement: boolean
  readonly indexes: readonly { name: string; keyPath: string | string[]; unique: boolean; multiEntry: boolean }[]
  readonly rows: readonly unknown[]
}
export interface RawDatabase {
  readonly version: number
  readonly stores: readonly RawStore[]
}

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The database does not answer.')))
  })

type Bytes = { $bytes: string; type: string }
const isBytes = (value: unknown): value is Bytes => typeof value === 'object' && value !== null && '$bytes' in value

/** Rows are plain, except for files. */
const pack = async (row: unknown): Promise<unknown> => {
  const entries = Object.entries(typeof row === 'object' && row !== null ? row : {})
  return Object.fromEntries(
    await Promise.all(
      entries.map(
        async ([name, value]: [string, unknown]) =>
          [
            name,
            value instanceof Blob
              ? { $bytes: Buffer.from(await value.arrayBuffer()).toString('base64'), type: value.type }
              : value,
          ] as const,
      ),
    ),
  )
}
const unpack = (row: unknown): unknown =>
  Object.fromEntries(
    Object.entries(typeof row === 'object' && row !== null ? row : {}).map(([name, value]: [string, unknown]) => [
      name,
      isBytes(value) ? new Blob([Buffer.from(value.$bytes, 'base64')], { type: value.type }) : value,
    ]),
  )

const readStore = async (db: IDBDatabase, name: string): Promise<RawStore> => {
  const store = db.transaction(name).objectStore(name)
  const indexes = [...store.indexNames]
    .map((index) => store.index(index))
    .map(({ name: called, keyPath, unique, multiEntry }) => ({ name: called, keyPath, unique, multiEntry }))
  const { keyPath, autoIncrement } = store
  const rows = await settled<unknown[]>(store.getAll())
  return { name, keyPath, autoIncrement, indexes, rows: await Promise.all(rows.map(pack)) }
}

export const dump = async (name: string): Promise<RawDatabase> => {
  const db = await settled(indexedDB.open(name))
  const stores = await Promise.all([...db.objectStoreNames].map((store) => readStore(db, store)))
  db.close()
  return { version: db.version, stores }
}

export const restore = async (name: string, { version, stores }: RawDatabase): Promise<void> => {
  const opening = indexedDB.open(name, version)
  opening.addEventListener('upgradeneeded', () => {
    for (const { name: called, keyPath, autoIncrement, indexes, rows } of stores) {
      const store = opening.result.createObjectStore(called, { keyPath, autoIncrement })
      for (const { name: index, keyPath: path, unique, multiEntry } of indexes)
        store.createIndex(index, path, { unique, multiEntry })
      for (const row of rows) store.put(unpack(row))
    }
  })
  const db = await settled(opening)
  db.close()
}
