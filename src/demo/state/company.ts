/** The demo company as plain data: what a file, a restore point and the worker all speak of. */
import { isRecord } from '../../contract/record.ts'
import { done } from '../database.ts'
import { asBlob } from './blobs.ts'

export type Row = Record<string, unknown>

/** `siguiente`: the number that its next new record gets, where the table counts them itself. */
export interface Table {
  readonly clave: string
  readonly siguiente?: number | undefined
  readonly filas: readonly Row[]
}

/** `archivos`: by name, the bytes of those that the build does not bring. Their rows are in `tablas` without them. */
export interface Company {
  readonly esquema: number
  readonly tablas: Readonly<Record<string, Table>>
  readonly archivos: ReadonlyMap<string, Blob>
}

/** The table of the stored files, and that of the sessions. */
export const filesTable = 'archivosGuardados'
export const sessionsTable = 'sesiones'

/** Dexie counts versions in tens. */
const schemaOf = ({ version }: IDBDatabase): number => Math.floor(version / 10)

/** One by one: where an engine keeps bytes instead of blobs, those of all files at once would be too much. */
const readFiles = (store: IDBObjectStore, archivos: Map<string, Blob>) =>
  new Promise<Row[]>((resolve, reject) => {
    const rows: Row[] = []
    const request = store.openCursor()
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')))
    request.addEventListener('success', () => {
      const cursor = request.result
      if (!cursor) return resolve(rows)
      const value: unknown = cursor.value
      if (isRecord(value)) {
        // Smaller pictures are made again when somebody asks for one.
        const { blob, renditions, ...row } = value
        const bytes = asBlob(blob, row['type'])
        if (bytes) archivos.set(String(row['name']), bytes)
        rows.push(row)
      }
      cursor.continue()
    })
  })

const rowsOf = async (store: IDBObjectStore): Promise<Row[]> => {
  const rows: unknown[] = await done(store.getAll())
  return rows.filter(isRecord)
}

/** The number that a new record would get: one is begun, and taken back. */
const nextNumbers = async (database: IDBDatabase, names: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const transaction = database.transaction(names, 'readwrite')
  const counting = names.map((name) => transaction.objectStore(name)).filter(({ autoIncrement }) => autoIncrement)
  const numbers = await Promise.all(
    counting.map(async (store) => [store.name, Number(await done(store.add({})))] as const),
  )
  const aborted = new Promise((resolve) => {
    transaction.addEventListener('abort', resolve)
  })
  transaction.abort()
  await aborted
  return new Map(numbers)
}

/** The whole company, at one moment; not yet what its next records will be numbered. */
export const readRows = async (database: IDBDatabase): Promise<Company> => {
  const names = [...database.objectStoreNames]
  const transaction = database.transaction(names)
  const archivos = new Map<string, Blob>()
  const tables = await Promise.all(
    names.map(async (name): Promise<[string, Table]> => {
      const store = transaction.objectStore(name)
      return [
        name,
        {
          clave: String(store.keyPath),
          filas: name === filesTable ? await readFiles(store, archivos) : await rowsOf(store),
        },
      ]
    }),
  )
  return { esquema: schemaOf(database), tablas: Object.fromEntries(tables), archivos }
}

export const readCompany = async (database: IDBDatabase): Promise<Company> => {
  const { tablas, ...company } = await readRows(database)
  const next = await nextNumbers(database, Object.keys(tablas))
  return {
    ...company,
    tablas: Object.fromEntries(
      Object.entries(tablas).map(([name, table]) => [name, { ...table, siguiente: next.get(name) }]),
    ),
  }
}

export const sizeOf = (archivos: ReadonlyMap<string, Blob>): number =>
  [...archivos.values()].reduce((sum, { size }) => sum + size, 0)
