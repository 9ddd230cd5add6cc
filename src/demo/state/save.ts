/** The company as one file. */
import { withoutSecrets } from './accounts.ts'
import { filesTable, sessionsTable, sizeOf, type Company, type Row, type Table } from './company.ts'
import { checksum, type Watch } from './format/crc.ts'
import { fileEntry, manifestName, most, tableEntry, type Manifest, type TableNote } from './format/manifest.ts'
import { Rejected } from './format/rejected.ts'
import { zipOf, type Entry } from './format/zip.ts'

export interface SaveOptions extends Watch {
  readonly build: string
  readonly now: Date
  /** Whether passwords and sessions go along. */
  readonly accounts: boolean
  /** A file of the build, by its path; nothing where it cannot be had now. */
  readonly asset: (path: string) => Promise<Blob | undefined>
  /** How much there is to read, once it is known. */
  readonly onTotal?: (bytes: number) => void
}

export interface Saved {
  readonly file: Blob
  /** Files that could not be read: their records name them, and the file lacks them. */
  readonly missing: readonly string[]
}

const json = (value: unknown) => new Blob([JSON.stringify(value)], { type: 'application/json' })

/** The files of the build as well: another build may have others. */
const allFiles = async ({ tablas, archivos }: Company, asset: SaveOptions['asset']): Promise<Map<string, Blob>> => {
  const all = new Map(archivos)
  for (const { name, asset: path } of tablas[filesTable]?.filas ?? []) {
    if (typeof name !== 'string' || typeof path !== 'string' || all.has(name)) continue
    const blob = await asset(path).catch(() => undefined)
    if (blob) all.set(name, blob)
  }
  return all
}

/** One that the browser has lost keeps nobody from saving the others. */
const readable = async (archivos: ReadonlyMap<string, Blob>, watch: Watch) => {
  const entries: Entry[] = []
  for (const [name, data] of archivos) {
    try {
      entries.push({ name, data, crc: await checksum(data, watch) })
    } catch (error) {
      watch.signal?.throwIfAborted()
      console.warn(name, error)
    }
  }
  return entries
}

const tableEntries = async (tables: Readonly<Record<string, Table>>): Promise<Entry[]> => {
  const entries: Entry[] = []
  for (const [name, { filas }] of Object.entries(tables)) {
    const data = json(filas)
    entries.push({ name: tableEntry(name), data, crc: await checksum(data) })
  }
  if (
    entries.some(({ data }) => data.size > most.table) ||
    entries.reduce((sum, { data }) => sum + data.size, 0) > most.rows
  ) {
    throw new Rejected('Hay demasiados registros para un solo archivo.')
  }
  return entries
}

const noteOf = ({ filas, clave, siguiente }: Table): TableNote => ({ filas: filas.length, clave, siguiente })

const withSizes = (table: Table | undefined, sizes: ReadonlyMap<string, number>): Table => ({
  clave: 'name',
  ...table,
  filas: (table?.filas ?? []).map((row): Row => {
    const bytes = sizes.get(String(row['name']))
    return bytes === undefined ? row : { ...row, bytes }
  }),
})

export const saveCompany = async (company: Company, options: SaveOptions): Promise<Saved> => {
  const { accounts, build, now, onTotal } = options
  const all = await allFiles(company, options.asset)
  onTotal?.(sizeOf(all))
  const files = await readable(all, options)
  const sizes = new Map(files.map(({ name, data }) => [name, data.size]))
  const { [sessionsTable]: sessions, ...others } = company.tablas
  const rows = accounts ? { ...others, ...(sessions && { [sessionsTable]: sessions }) } : withoutSecrets(others)
  const tables = { ...rows, [filesTable]: withSizes(company.tablas[filesTable], sizes) }
  const manifest: Manifest = {
    formato: 'vidriera',
    version: 1,
    build,
    esquema: company.esquema,
    creado: now.toISOString(),
    cuentas: accounts,
    tablas: Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, noteOf(table)])),
    archivos: { cantidad: files.length, bytes: files.reduce((sum, { data }) => sum + data.size, 0) },
  }
  const said = json(manifest)
  const file = zipOf([
    { name: manifestName, data: said, crc: await checksum(said) },
    ...(await tableEntries(tables)),
    ...files.map(({ name, ...entry }) => ({ name: fileEntry(name), ...entry })),
  ])
  const missing = (company.tablas[filesTable]?.filas ?? [])
    .map(({ name }) => String(name))
    .filter((name) => !sizes.has(name))
  return { file, missing }
}
