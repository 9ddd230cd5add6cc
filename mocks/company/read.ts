import type { Store, Tables } from '../store/port.ts'
import { browserVersion, countingTables, keptTables } from '../store/versions.ts'
import { filesTable, retiredTable, sessionsTable, withoutBytes, type Company, type Row, type Table } from './company.ts'

/** Ends a transaction that writes nothing, and brings out what it has read. */
class CalledOff extends Error {
  readonly read: Company
  constructor(read: Company) {
    super()
    this.read = read
  }
}

/** One file after the other: where an engine keeps bytes instead of blobs, the bytes of all files at once would be too much. */
const filesIn = async ({ files }: Tables, bytes: Map<string, Blob>): Promise<Row[]> => {
  const rows: Row[] = []
  for (const name of await files.keys())
    for (const row of await files.get([name])) if (row) rows.push(withoutBytes({ ...row }, bytes))
  return rows
}

const rowsOf = (name: string, inside: Tables, bytes: Map<string, Blob>): Promise<readonly object[]> => {
  switch (name) {
    case filesTable:
      return filesIn(inside, bytes)
    case sessionsTable:
      return inside.sesiones.all()
    case retiredTable:
      return inside.retirados.all()
    default:
      return inside.rows(name).all()
  }
}

/** The whole company at one moment. A table tells the number of its next record by adding one, which is never kept. */
export const readCompany = async (store: Store): Promise<Company> => {
  const read = store.write(Date.now(), async (inside) => {
    const files = new Map<string, Blob>()
    const tables: Record<string, Table> = {}
    for (const [name, { key }] of Object.entries(keptTables))
      tables[name] = { key, rows: (await rowsOf(name, inside, files)).map((row) => ({ ...row })) }
    for (const name of countingTables)
      tables[name] = {
        ...tables[name],
        key: 'id',
        rows: tables[name]?.rows ?? [],
        next: (await inside.rows(name).add([{}]))[0],
      }
    throw new CalledOff({ schema: browserVersion, tables, files })
  })
  const end: unknown = await read.catch((error: unknown) => error)
  if (end instanceof CalledOff) return end.read
  throw end
}
