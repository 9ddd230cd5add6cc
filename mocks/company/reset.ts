/** Resets a company, or some of its tables, to the seed. */
import { isRecord } from '#contract/record.ts'
import { getFileName } from '../file-types.ts'
import type { Seed } from '../store/rows.ts'
import { emptySeed } from './empty.ts'
import { seedFiles } from '../store/seed-files.ts'
import { filesTable, retiredTable, withRows, type Company, type Row } from '#contract/company.ts'

const seedRows = ({ tables }: Seed, name: string): Row[] => (tables[name] ?? []).filter(isRecord)
const fileRows = (seed: Seed): Row[] => seedFiles(seed).map((file) => ({ ...file }))

export const resetCompany = (seed: Seed, current: Company): Company => ({
  schema: current.schema,
  files: new Map(),
  tables: withRows(current.tables, (name) => (name === filesTable ? fileRows(seed) : seedRows(seed, name))),
})

/** A company of one's own: nothing of the demo but the users of the panel. */
export const resetToOwnCompany = (seed: Seed, current: Company): Company => {
  const { tables, ...company } = resetCompany(emptySeed(seed), current)
  return {
    ...company,
    tables: { ...tables, ...(current.tables['usuarios'] && { usuarios: current.tables['usuarios'] }) },
  }
}

/** The last part of every text in a value: it may name a file. */
export const collectFileNames = (value: unknown, fileNames: Set<string> = new Set()): Set<string> => {
  if (typeof value === 'string') fileNames.add(getFileName(value))
  else if (Array.isArray(value)) for (const item of value) collectFileNames(item, fileNames)
  else if (isRecord(value)) for (const item of Object.values(value)) collectFileNames(item, fileNames)
  return fileNames
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
export const resetTables = (names: readonly string[], seed: Seed, current: Company): Company => {
  const chosen = new Set(names)
  const rows = Object.fromEntries(
    Object.entries(current.tables).map(([name, { rows: tableRows }]) => [
      name,
      chosen.has(name) ? seedRows(seed, name) : forgetting(name, tableRows, chosen),
    ]),
  )
  const { [filesTable]: files = [], [retiredTable]: retired = [], ...naming } = rows
  const [referenced, inUse] = [collectFileNames(naming), collectFileNames(names.map((name) => rows[name]))]
  const staying = files.filter((row) => row['asset'] !== undefined || referenced.has(String(row['name'])))
  const stayingNames = new Set(staying.map(({ name }) => name))
  const updated: Record<string, readonly Row[]> = {
    ...rows,
    [filesTable]: [
      ...staying,
      ...fileRows(seed).filter(({ name }) => !stayingNames.has(name) && inUse.has(String(name))),
    ],
    [retiredTable]: retired.filter(({ name }) => !inUse.has(String(name)) && referenced.has(String(name))),
  }
  return {
    schema: current.schema,
    tables: withRows(current.tables, (name) => updated[name] ?? []),
    files: new Map([...current.files].filter(([name]) => stayingNames.has(name))),
  }
}
