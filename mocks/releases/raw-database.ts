/** Reads and writes a browser database below Dexie. */
import { isRecord } from '#contract/record.ts'

interface RawStore {
  readonly name: string
  readonly keyPath: string | string[] | null
  readonly autoIncrement: boolean
  readonly indexes: readonly { name: string; keyPath: string | string[]; unique: boolean; multiEntry: boolean }[]
  readonly rows: readonly unknown[]
  /** The keys of rows that do not hold them. */
  readonly keys?: readonly IDBValidKey[]
  /** The number of the next row. */
  readonly next?: number
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

/** Values without a form in JSON: bytes and maps. A file keeps its name. */
type Packed = { readonly $bytes: string; readonly type?: string; readonly name?: string } | { readonly $map: unknown[] }
const isPacked = (value: unknown): value is Packed => isRecord(value) && ('$bytes' in value || '$map' in value)
const base64 = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64')

const pack = async (value: unknown): Promise<unknown> => {
  if (value instanceof Blob)
    return {
      $bytes: base64(await value.arrayBuffer()),
      type: value.type,
      ...(value instanceof File && { name: value.name }),
    }
  if (value instanceof ArrayBuffer) return { $bytes: base64(value) }
  if (value instanceof Map) return { $map: await pack([...value]) }
  if (Array.isArray(value)) return Promise.all(value.map(pack))
  if (!isRecord(value)) return value
  const entries = Object.entries(value).map(async ([name, part]) => [name, await pack(part)] as const)
  return Object.fromEntries(await Promise.all(entries))
}
const unpackBytes = ({ $bytes, type, name }: Extract<Packed, { $bytes: string }>) => {
  const bytes = new Uint8Array(Buffer.from($bytes, 'base64'))
  if (type === undefined) return bytes.buffer
  return name === undefined ? new Blob([bytes], { type }) : new File([bytes], name, { type })
}
const isPair = (value: unknown): value is [unknown, unknown] => Array.isArray(value) && value.length === 2
const unpack = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(unpack)
  if (isPacked(value)) return '$map' in value ? new Map(value.$map.map(unpack).filter(isPair)) : unpackBytes(value)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, unpack(part)]))
}

/** A store gives its next number only by adding a row, which is called off. */
const readNextNumber = async (db: IDBDatabase, name: string): Promise<number> => {
  const transaction = db.transaction(name, 'readwrite')
  const next = Number(await settled(transaction.objectStore(name).add({})))
  transaction.abort()
  return next
}

const readStore = async (db: IDBDatabase, name: string): Promise<RawStore> => {
  const store = db.transaction(name).objectStore(name)
  const indexes = [...store.indexNames]
    .map((index) => store.index(index))
    .map(({ name: called, keyPath, unique, multiEntry }) => ({ name: called, keyPath, unique, multiEntry }))
  const { keyPath, autoIncrement } = store
  const rows = await settled<unknown[]>(store.getAll())
  const keys = keyPath === null && { keys: await settled(db.transaction(name).objectStore(name).getAllKeys()) }
  const next = autoIncrement && { next: await readNextNumber(db, name) }
  return { name, keyPath, autoIncrement, indexes, rows: await Promise.all(rows.map(pack)), ...keys, ...next }
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
    for (const { name: called, keyPath, autoIncrement, indexes, rows, keys, next } of stores) {
      const store = opening.result.createObjectStore(called, { keyPath, autoIncrement })
      for (const { name: index, keyPath: path, unique, multiEntry } of indexes)
        store.createIndex(index, path, { unique, multiEntry })
      for (const [index, row] of rows.entries()) store.put(unpack(row), keys?.[index])
      if (next === undefined || next < 2 || rows.some((row) => isRecord(row) && row['id'] === next - 1)) continue
      store.put({ id: next - 1 })
      store.delete(next - 1)
    }
  })
  const db = await settled(opening)
  db.close()
}
