/** A company of any schema as one of this build's: put into a database of its own, which the backend then opens as it would open it here. */
import { done, written } from '../../demo/database.ts'
import { filesTable, type Company, type Table } from '../../demo/state/company.ts'
import { Rejected } from '../../demo/state/format/rejected.ts'
import type { Means } from './means.ts'

const name = 'vidriera-entrante'

const remove = () => done(indexedDB.deleteDatabase(name))

type Index = Pick<IDBIndex, 'name' | 'keyPath' | 'unique' | 'multiEntry'>

/** As the tables have them that are here: Dexie would miss them. */
const indexesOf = (database: IDBDatabase): ReadonlyMap<string, readonly Index[]> => {
  const names = [...database.objectStoreNames]
  const transaction = database.transaction(names)
  return new Map(
    names.map((table) => {
      const store = transaction.objectStore(table)
      return [table, [...store.indexNames].map((index) => store.index(index))]
    }),
  )
}

const fill = async ({ esquema, tablas }: Company, indexes: ReadonlyMap<string, readonly Index[]>): Promise<void> => {
  const opening = indexedDB.open(name, esquema * 10)
  opening.addEventListener('upgradeneeded', () => {
    try {
      for (const [table, { clave, siguiente, filas }] of Object.entries(tablas)) {
        const store = opening.result.createObjectStore(table, {
          keyPath: clave,
          autoIncrement: siguiente !== undefined,
        })
        for (const { name: index, keyPath, unique, multiEntry } of indexes.get(table) ?? [])
          store.createIndex(index, keyPath, { unique, multiEntry })
        for (const row of filas) store.put(row)
      }
    } catch (error) {
      console.warn(error)
      opening.transaction?.abort()
    }
  })
  const database = await done(opening).catch((error: unknown) => {
    console.warn(error)
    throw new Rejected('Los registros del archivo no entran en una base de datos.')
  })
  database.close()
}

const reasons: Readonly<Record<string, string>> = {
  nueva: 'El archivo es de una versión más nueva de Vidriera. Actualizá la página y probá de nuevo.',
  incompleta: 'Al archivo le falta una tabla.',
}

/** Why the backend would not open it: `errors.base` of its refusals. */
const reasonOf = (error: unknown): string => {
  const errors: unknown = error instanceof Error && 'errors' in error ? error.errors : undefined
  const said = JSON.stringify(errors ?? null)
  return (
    Object.entries(reasons).find(([word]) => said.includes(`"${word}"`))?.[1] ??
    'El archivo no se puede pasar a esta versión de Vidriera.'
  )
}

const open = async ({ Db }: Means): Promise<Record<string, Table>> => {
  const db = new Db(name, () => Promise.reject(new Error('It is there already.')))
  try {
    await db.start()
    const database = db.backendDB()
    const names = [...database.objectStoreNames]
    const transaction = database.transaction(names)
    const over = written(transaction)
    const tables = await Promise.all(
      names.map(async (table): Promise<[string, Table]> => {
        const store = transaction.objectStore(table)
        return [table, { clave: String(store.keyPath), filas: await done(store.getAll()) }]
      }),
    )
    await over
    return Object.fromEntries(tables)
  } catch (error) {
    console.warn(error)
    throw new Rejected(reasonOf(error))
  } finally {
    db.close()
  }
}

/** The same with this build's tables; refused where the backend would refuse it. */
export const upgraded = async (company: Company, database: IDBDatabase, means: Means): Promise<Company> => {
  await remove()
  try {
    await fill(company, indexesOf(database))
    const tables = await open(means)
    const tablas = Object.fromEntries(
      Object.entries(tables).map(([table, { clave, filas }]): [string, Table] => [
        table,
        { clave, filas, siguiente: company.tablas[table]?.siguiente },
      ]),
    )
    if (!tablas[filesTable]) throw new Rejected('Al archivo le falta una tabla.')
    return { ...company, tablas }
  } finally {
    await remove()
  }
}
