import { withoutSecrets } from '../accounts.ts'
import { filesTable, getTableRows, sessionsTable, sumSizes } from '#contract/company.ts'
import type { Company, Row, Table } from '#contract/company.ts'
import { inSlices } from '#contract/in-slices.ts'
import { fileEntry, manifestName, limits, storedManifest, tableEntry, type TableNote } from './manifest.ts'
import { Rejected } from './rejected.ts'
import { checksum, type Watch } from './bytes.ts'
import { createZip, type Entry } from './zip.ts'

export interface SaveOptions extends Watch {
  readonly build: string
  readonly now: Date
  /** Whether the file has passwords and sessions. */
  readonly accounts: boolean
  /** A file of the build by its path; undefined where it cannot be read now. */
  readonly asset: (path: string) => Promise<Blob | undefined>
  /** Gets the number of bytes to read, as soon as it is known. */
  readonly onTotal?: (bytes: number) => void
  /** Gets how many records are written, and how many there are. */
  readonly onRows?: (done: number, total: number) => void
}

export interface Saved {
  readonly file: Blob
  /** Names of files that could not be read: the records name them, and the saved file lacks them. */
  readonly missing: readonly string[]
}

const json = (value: unknown) => new Blob([JSON.stringify(value)], { type: 'application/json' })

/** All files, also those of the build: another build may have others. */
const allFiles = async ({ tables, files }: Company, asset: SaveOptions['asset']): Promise<Map<string, Blob>> => {
  const blobs = new Map(files)
  for (const { name, asset: path } of getTableRows(tables, filesTable)) {
    if (typeof name !== 'string' || typeof path !== 'string' || blobs.has(name)) continue
    const blob = await asset(path).catch(() => undefined)
    if (blob) blobs.set(name, blob)
  }
  return blobs
}

/** A file that the browser has lost is left out; the others are saved. */
const readable = async (files: ReadonlyMap<string, Blob>, watch: Watch) => {
  const entries: Entry[] = []
  for (const [name, data] of files) {
    try {
      entries.push({ name, data, crc: await checksum(data, watch) })
    } catch (error) {
      watch.signal?.throwIfAborted()
      console.warn(name, error)
    }
  }
  return entries
}

/** The same as `json`, in pieces: one piece of tens of thousands of rows would hold up the page. */
function* jsonRows(rows: readonly object[], onRow: () => void): Generator<void, Blob> {
  const parts: string[] = []
  for (const row of rows) {
    parts.push(JSON.stringify(row))
    onRow()
    yield
  }
  return new Blob([`[${parts.join(',')}]`], { type: 'application/json' })
}

const tableEntries = async (
  tables: Readonly<Record<string, Table>>,
  { signal, onRows }: Pick<SaveOptions, 'signal' | 'onRows'>,
): Promise<Entry[]> => {
  const total = Object.values(tables).reduce((sum, { rows }) => sum + rows.length, 0)
  let done = 0
  const entries: Entry[] = []
  for (const [name, { rows }] of Object.entries(tables)) {
    const data = await inSlices(
      jsonRows(rows, () => onRows?.((done += 1), total)),
      signal,
    )
    entries.push({ name: tableEntry(name), data, crc: await checksum(data) })
  }
  if (
    entries.some(({ data }) => data.size > limits.table) ||
    entries.reduce((sum, { data }) => sum + data.size, 0) > limits.rows
  ) {
    throw new Rejected('Hay demasiados registros para un solo archivo.')
  }
  return entries
}

const toTableNote = ({ rows, key, next }: Table): TableNote => ({ count: rows.length, key, next })

/** The type of the blob, where the row has another one. */
const ownType = (row: Row, blob: Blob | undefined) =>
  blob === undefined || blob.type === row['type'] ? {} : { mime: blob.type }

const withSizes = (table: Table | undefined, sizes: ReadonlyMap<string, number>, files: Company['files']): Table => ({
  key: 'name',
  ...table,
  rows: (table?.rows ?? []).map((row): Row => {
    const bytes = sizes.get(String(row['name']))
    return bytes === undefined ? row : { ...row, bytes, ...ownType(row, files.get(String(row['name']))) }
  }),
})

export const toZipEntries = async (
  company: Company,
  options: SaveOptions,
): Promise<{ entries: Entry[]; missing: string[] }> => {
  const { accounts, build, now, onTotal } = options
  const blobs = await allFiles(company, options.asset)
  onTotal?.(sumSizes(blobs))
  const files = await readable(blobs, options)
  const sizes = new Map(files.map(({ name, data }) => [name, data.size]))
  const { [sessionsTable]: sessions, ...others } = company.tables
  const rows = accounts ? { ...others, ...(sessions && { [sessionsTable]: sessions }) } : withoutSecrets(others)
  const tables = { ...rows, [filesTable]: withSizes(company.tables[filesTable], sizes, company.files) }
  const manifest = json(
    storedManifest({
      build,
      schema: company.schema,
      made: now.toISOString(),
      accounts,
      tables: Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, toTableNote(table)])),
      files: { count: files.length, bytes: files.reduce((sum, { data }) => sum + data.size, 0) },
    }),
  )
  const entries = [
    { name: manifestName, data: manifest, crc: await checksum(manifest) },
    ...(await tableEntries(tables, options)),
    ...files.map(({ name, ...entry }) => ({ name: fileEntry(name), ...entry })),
  ]
  const missing = getTableRows(company.tables, filesTable)
    .map(({ name }) => String(name))
    .filter((name) => !sizes.has(name))
  return { entries, missing }
}

export const saveCompany = async (company: Company, options: SaveOptions): Promise<Saved> => {
  const { entries, missing } = await toZipEntries(company, options)
  return { file: createZip(entries), missing }
}
