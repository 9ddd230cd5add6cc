import type { Moment, Store, Tables } from '../store/port.ts'
import { browserVersion, countingTables, storedTables } from '../store/versions.ts'
import { filesTable, retiredTable, sessionsTable, withoutBytes } from '../../src/contract/company.ts'
import type { Company, Row, Table } from '../../src/contract/company.ts'

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

export const companyAt = async ({ tables: inside, next }: Moment): Promise<Company> => {
  const files = new Map<string, Blob>()
  const tables: Record<string, Table> = {}
  for (const [name, { key }] of Object.entries(storedTables))
    tables[name] = { key, rows: (await rowsOf(name, inside, files)).map((row) => ({ ...row })) }
  for (const name of countingTables) tables[name] = { key: 'id', rows: [], ...tables[name], next: await next(name) }
  return { schema: browserVersion, tables, files }
}

export const readCompany = (store: Store): Promise<Company> => store.moment(companyAt)
