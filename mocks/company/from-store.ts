import type { Moment, Store, Tables } from '../store/port.ts'
import { browserVersion, countingTables, storedTables } from '../store/versions.ts'
import { filesTable, retiredTable, sessionsTable, withoutBytes } from '#contract/company.ts'
import type { Company, Row, Table } from '#contract/company.ts'

/** One file after the other: where an engine keeps bytes instead of blobs, the bytes of all files at once would be too much. */
const readFileRows = async ({ files }: Tables, bytes: Map<string, Blob>): Promise<Row[]> => {
  const rows: Row[] = []
  for (const name of await files.keys())
    for (const row of await files.get([name])) if (row) rows.push(withoutBytes({ ...row }, bytes))
  return rows
}

const readStoredRows = (name: string, inside: Tables, bytes: Map<string, Blob>): Promise<readonly object[]> => {
  switch (name) {
    case filesTable:
      return readFileRows(inside, bytes)
    case sessionsTable:
      return inside.sesiones.getAll()
    case retiredTable:
      return inside.retirados.getAll()
    default:
      return inside.rows(name).getAll()
  }
}

export const collectCompany = async ({ tables: inside, next }: Moment): Promise<Company> => {
  const files = new Map<string, Blob>()
  const tables: Record<string, Table> = {}
  for (const [name, { key }] of Object.entries(storedTables))
    tables[name] = { key, rows: (await readStoredRows(name, inside, files)).map((row) => ({ ...row })) }
  for (const name of countingTables) tables[name] = { key: 'id', rows: [], ...tables[name], next: await next(name) }
  return { schema: browserVersion, tables, files }
}

export const readCompany = (store: Pick<Store, 'moment'>): Promise<Company> => store.moment(collectCompany)
