/** Puts a company in the place of the one that is here: all of it in one transaction, or nothing. */
import { done, written } from '../../demo/database.ts'
import { keepsBlobs, storable } from '../../demo/state/blobs.ts'
import { filesTable, type Company, type Row, type Table } from '../../demo/state/company.ts'
import { Rejected } from '../../demo/state/format/rejected.ts'

/** Records that come later get higher numbers than any that the company ever gave. */
const countOn = (store: IDBObjectStore, { clave, siguiente = 1 }: Table) => {
  if (!store.autoIncrement || siguiente < 2) return
  store.put({ [clave]: siguiente - 1 })
  store.delete(siguiente - 1)
}

const putAll = (store: IDBObjectStore, table: Table) => {
  store.clear()
  countOn(store, table)
  for (const row of table.filas) store.put(row)
}

/** A stored blob is not stored again: WebKit loses one that takes its own place. */
const putFiles = async (store: IDBObjectStore, rows: readonly Row[], staying: ReadonlySet<string>) => {
  const keys = await done(store.getAllKeys())
  for (const key of keys) if (typeof key !== 'string' || !staying.has(key)) store.delete(key)
  for (const row of rows) if (!staying.has(String(row['name']))) store.put(row)
}

const fileRows = async (
  database: IDBDatabase,
  { tablas, archivos }: Company,
  staying: ReadonlySet<string>,
): Promise<Row[]> => {
  const coming = [...archivos].filter(([name]) => !staying.has(name))
  const isBlob = coming.length === 0 || (await keepsBlobs(database, filesTable))
  const bytes = new Map(
    await Promise.all(coming.map(async ([name, blob]) => [name, await storable(blob, isBlob)] as const)),
  )
  return (tablas[filesTable]?.filas ?? []).map((row) => {
    const blob = bytes.get(String(row['name']))
    return blob === undefined ? row : { ...row, blob }
  })
}

/** Every write of the contract adds to one of them. */
const traces = ['historial', 'salida']

/** What somebody saved while all of this was made ready would be gone, and in no restore point. */
const checkUnchanged = async (transaction: IDBTransaction, here: Company) => {
  for (const name of traces) {
    const keys = await done(transaction.objectStore(name).getAllKeys())
    const known = here.tablas[name]?.filas ?? []
    if (keys.length !== known.length || keys.at(-1) !== known.at(-1)?.['id'])
      throw new Rejected('Alguien guardó algo mientras tanto: no se cambió nada. Probá de nuevo.')
  }
}

/** `here`: what it takes the place of. `staying`: names of files that are here as they are to be. */
export const writeCompany = async (
  database: IDBDatabase,
  company: Company,
  here: Company,
  staying: ReadonlySet<string>,
): Promise<void> => {
  const files = await fileRows(database, company, staying)
  const names = [...database.objectStoreNames]
  const transaction = database.transaction(names, 'readwrite', { durability: 'strict' })
  const over = written(transaction)
  over.catch(() => undefined)
  try {
    await checkUnchanged(transaction, here)
    await putFiles(transaction.objectStore(filesTable), files, staying)
    for (const name of names) {
      const table = company.tablas[name]
      if (name !== filesTable && table) putAll(transaction.objectStore(name), table)
    }
  } catch (error) {
    if (transaction.error === null) transaction.abort()
    throw error
  }
  await over
}
