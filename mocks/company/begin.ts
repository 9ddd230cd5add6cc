/** Resets a company, or some of its tables, to the seed. */
import { isRecord } from '../../src/contract/record.ts'
import { fileNameOf } from '../file-types.ts'
import type { Seed } from '../store/rows.ts'
import { emptySeed } from './empty.ts'
import { seedFiles } from '../store/seed-files.ts'
import { filesTable, retiredTable, withRows, type Company, type Row } from '../../src/contract/company.ts'

const seedRows = ({ tables }: Seed, name: string): Row[] => (tables[name] ?? []).filter(isRecord)
const fileRows = (seed: Seed): Row[] => seedFiles(seed).map((file) => ({ ...file }))

export const begun = (seed: Seed, here: Company): Company => ({
  schema: here.schema,
  files: new Map(),
  tables: withRows(here.tables, (name) => (name === filesTable ? fileRows(seed) : seedRows(seed, name))),
})

/** A company of one's own: nothing of the demo but the users of the panel. */
export const begunOwn = (seed: Seed, here: Company): Company => {
  const { tables, ...company } = begun(emptySeed(seed), here)
  return { ...company, tables: { ...tables, ...(here.tables['usuarios'] && { usuarios: here.tables['usuarios'] }) } }
}

/** The last part of every text in a value: it may name a file. */
export const namesIn = (value: unknown, found: Set<string> = new Set()): Set<string> => {
  if (typeof value === 'string') found.add(fileNameOf(value))
  else if (Array.isArray(value)) for (const item of value) namesIn(item, found)
  else if (isRecord(value)) for (const item of Object.values(value)) namesIn(item, found)
  return found
}

const concerns = (row: Row, field: string, tables: ReadonlySet<string>): boolean => {
  const list = row[field]
  return Array.isArray(list) && list.some((item: unknown) => isRecord(item) && tables.has(String(item['table'])))
}

/** The trash and the journal of undo without entries about these tables, since the rows they belong to are gone. */
const forgetting = (name: string, rows: readonly Row[], tables: ReadonlySet<string>): readonly Row[] => {
  if (name === 'papelera') return rows.filter((row) => !concerns(row, 'filas', tables))
  return name === 'diario' ? rows.filter((row) => !concerns(row, 'cambios', tables)) : rows
}

/** Resets these tables and leaves the others; files without a name in any row are deleted. */
export const begunIn = (names: readonly string[], seed: Seed, here: Company): Company => {
  const chosen = new Set(names)
  const rows = Object.fromEntries(
    Object.entries(here.tables).map(([name, { rows: own }]) => [
      name,
      chosen.has(name) ? seedRows(seed, name) : forgetting(name, own, chosen),
    ]),
  )
  const { [filesTable]: files = [], [retiredTable]: retired = [], ...naming } = rows
  const [wanted, inUse] = [namesIn(naming), namesIn(names.map((name) => rows[name]))]
  const staying = files.filter((row) => row['asset'] !== undefined || wanted.has(String(row['name'])))
  const existing = new Set(staying.map(({ name }) => name))
  const after: Record<string, readonly Row[]> = {
    ...rows,
    [filesTable]: [...staying, ...fileRows(seed).filter(({ name }) => !existing.has(name) && inUse.has(String(name)))],
    [retiredTable]: retired.filter(({ name }) => !inUse.has(String(name)) && wanted.has(String(name))),
  }
  return {
    schema: here.schema,
    tables: withRows(here.tables, (name) => after[name] ?? []),
    files: new Map([...here.files].filter(([name]) => existing.has(name))),
  }
}
