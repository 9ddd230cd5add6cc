/** The company out of the database of this browser, also where the backend refuses to open it (wipe.ts). */
import { filesTable, withoutBytes, type Company, type Row, type Table } from '#contract/company.ts'
import { isRecord } from '#contract/record.ts'
import { done } from '../database.ts'

/** Dexie counts versions in tens. */
const getSchema = ({ version }: IDBDatabase): number => Math.floor(version / 10)

/** One file after the other: where an engine keeps bytes instead of blobs, the bytes of all files at once would be too much. */
const readFiles = async (store: IDBObjectStore, files: Map<string, Blob>): Promise<Row[]> => {
  const rows: Row[] = []
  for (const name of await done(store.getAllKeys())) {
    const row: unknown = await done(store.get(name))
    if (isRecord(row)) rows.push(withoutBytes(row, files))
  }
  return rows
}

const readStore = async (store: IDBObjectStore): Promise<Row[]> => {
  const rows: unknown[] = await done(store.getAll())
  return rows.filter(isRecord)
}

/** The number that a new record would get: a record is begun, and taken back. */
const nextNumbers = async (database: IDBDatabase, names: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const transaction = database.transaction(names, 'readwrite')
  const counting = names.map((name) => transaction.objectStore(name)).filter(({ autoIncrement }) => autoIncrement)
  const numbers = await Promise.all(
    counting.map(async (store) => [store.name, Number(await done(store.add({})))] as const),
  )
  transaction.abort()
  return new Map(numbers)
}

/** The whole company at one moment, without the numbers of its next records. */
export const readRows = async (database: IDBDatabase): Promise<Company> => {
  const names = [...database.objectStoreNames]
  const transaction = database.transaction(names)
  const files = new Map<string, Blob>()
  const tables = await Promise.all(
    names.map(async (name): Promise<[string, Table]> => {
      const store = transaction.objectStore(name)
      const rows = name === filesTable ? await readFiles(store, files) : await readStore(store)
      return [name, { key: String(store.keyPath), rows }]
    }),
  )
  return { schema: getSchema(database), tables: Object.fromEntries(tables), files }
}

export const readCompany = async (database: IDBDatabase): Promise<Company> => {
  const { tables, ...company } = await readRows(database)
  const next = await nextNumbers(database, Object.keys(tables))
  return {
    ...company,
    tables: Object.fromEntries(
      Object.entries(tables).map(([name, table]) => [name, { ...table, next: next.get(name) }]),
    ),
  }
}
