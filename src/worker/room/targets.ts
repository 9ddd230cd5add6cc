/** What a company is to become: the demo's, or the demo's in part. */
import { isRecord } from '../../contract/record.ts'
import { contentTypeOf, fileNameOf } from '../../../mocks/file-types.ts'
import type { Seed } from '../../../mocks/db.ts'
import { filesTable, type Company, type Row, type Table } from '../../demo/state/company.ts'

const seedRows = ({ tables }: Seed, name: string): Row[] => (tables[name] ?? []).filter(isRecord)
const seedFiles = ({ files }: Seed): Row[] =>
  files.map((asset) => ({ name: fileNameOf(asset), type: contentTypeOf(asset), asset }))

/** As on the first day. */
export const begun = (seed: Seed, here: Company): Company => ({
  esquema: here.esquema,
  archivos: new Map(),
  tablas: Object.fromEntries(
    Object.entries(here.tablas).map(([name, { clave, siguiente }]): [string, Table] => [
      name,
      { clave, siguiente, filas: name === filesTable ? seedFiles(seed) : seedRows(seed, name) },
    ]),
  ),
})

/** The last part of every text within, where files are named. */
const namesIn = (value: unknown, found: Set<string> = new Set()): Set<string> => {
  if (typeof value === 'string') found.add(fileNameOf(value))
  else if (Array.isArray(value)) for (const item of value) namesIn(item, found)
  else if (isRecord(value)) for (const item of Object.values(value)) namesIn(item, found)
  return found
}

const concerns = (row: Row, field: string, tables: ReadonlySet<string>): boolean => {
  const list = row[field]
  return Array.isArray(list) && list.some((item: unknown) => isRecord(item) && tables.has(String(item['table'])))
}

/** Of these tables nothing can be taken back or restored any more: what it would come back to is gone. */
const forgetting = (name: string, rows: readonly Row[], tables: ReadonlySet<string>): readonly Row[] => {
  if (name === 'papelera') return rows.filter((row) => !concerns(row, 'filas', tables))
  return name === 'diario' ? rows.filter((row) => !concerns(row, 'cambios', tables)) : rows
}

/** These tables as on the first day, and the rest as it is; files that nothing names any more go along. */
export const begunIn = (names: readonly string[], seed: Seed, here: Company): Company => {
  const chosen = new Set(names)
  const rows = Object.fromEntries(
    Object.entries(here.tablas).map(([name, { filas }]) => [
      name,
      chosen.has(name) ? seedRows(seed, name) : forgetting(name, filas, chosen),
    ]),
  )
  const { [filesTable]: files = [], archivosRetirados: retired = [], ...naming } = rows
  const [wanted, inUse] = [namesIn(naming), namesIn(names.map((name) => rows[name]))]
  const staying = files.filter((row) => row['asset'] !== undefined || wanted.has(String(row['name'])))
  const known = new Set(staying.map(({ name }) => name))
  const filas: Record<string, readonly Row[]> = {
    ...rows,
    [filesTable]: [...staying, ...seedFiles(seed).filter(({ name }) => !known.has(name) && inUse.has(String(name)))],
    archivosRetirados: retired.filter(({ name }) => !inUse.has(String(name)) && wanted.has(String(name))),
  }
  return {
    esquema: here.esquema,
    tablas: Object.fromEntries(
      Object.entries(here.tablas).map(([name, table]): [string, Table] => [
        name,
        { ...table, filas: filas[name] ?? [] },
      ]),
    ),
    archivos: new Map([...here.archivos].filter(([name]) => known.has(name))),
  }
}
