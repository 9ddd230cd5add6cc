/** Reads and checks a saved file's manifest, and maps the file's Spanish names to the code's names. */
import { isRecord } from '#contract/record.ts'
import type { Table } from '#contract/company.ts'
import { Rejected } from './rejected.ts'

export interface Manifest {
  readonly build: string
  /** The version of the database. */
  readonly schema: number
  readonly made: string
  /** Whether the file brings passwords and sessions. */
  readonly accounts: boolean
  readonly tables: Readonly<Record<string, TableNote>>
  /** The files that it brings the bytes of. */
  readonly files: { readonly count: number; readonly bytes: number }
}
export type TableNote = Pick<Table, 'key' | 'next'> & { readonly count: number }

/** The manifest as it stands in the file: these names never change. */
interface StoredManifest {
  readonly formato: 'vidriera'
  readonly version: 1
  readonly build: string
  readonly esquema: number
  readonly creado: string
  readonly cuentas: boolean
  readonly tablas: Readonly<Record<string, StoredNote>>
  readonly archivos: { readonly cantidad: number; readonly bytes: number }
}
interface StoredNote {
  readonly filas: number
  readonly clave: string
  readonly siguiente?: number | undefined
}

const mapValues = <From, To>(record: Readonly<Record<string, From>>, change: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))

export const storedManifest = ({ build, schema, made, accounts, tables, files }: Manifest): StoredManifest => ({
  formato: 'vidriera',
  version: 1,
  build,
  esquema: schema,
  creado: made,
  cuentas: accounts,
  tablas: mapValues(tables, ({ count, key, next }) => ({ filas: count, clave: key, siguiente: next })),
  archivos: { cantidad: files.count, bytes: files.bytes },
})

const toManifest = ({ build, esquema, creado, cuentas, tablas, archivos }: StoredManifest): Manifest => ({
  build,
  schema: esquema,
  made: creado,
  accounts: cuentas,
  tables: mapValues(tablas, ({ filas, clave, siguiente }) => ({ count: filas, key: clave, next: siguiente })),
  files: { count: archivos.cantidad, bytes: archivos.bytes },
})

/** Limits that a browser can count to and hold. `number` has room for the ids of undoable writes, which are moments in ms. */
export const limits = {
  id: 2 ** 40,
  number: 2 ** 52,
  tables: 100,
  manifest: 64 * 1024,
  table: 64 * 1024 * 1024,
  rows: 160 * 1024 * 1024,
  depth: 40,
} as const

export const manifestName = 'manifiesto.json'
export const tableEntry = (name: string): string => `tablas/${name}.json`
export const fileEntry = (name: string): string => `archivos/${name}`

export const isCount = (value: unknown, limit: number = limits.number): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value < limit
const isWord = (value: unknown): value is string => typeof value === 'string' && /^[A-Za-z]\w{0,40}$/.test(value)
const isLine = (value: unknown): value is string => typeof value === 'string' && value.length <= 200

const isNote = (value: unknown): value is StoredNote =>
  isRecord(value) &&
  isCount(value['filas']) &&
  isWord(value['clave']) &&
  (value['siguiente'] === undefined || (isCount(value['siguiente'], limits.id) && value['siguiente'] > 0))

const isManifest = (value: Record<string, unknown>): value is Record<string, unknown> & StoredManifest => {
  const { build, esquema, creado, cuentas, tablas, archivos } = value
  return (
    isLine(build) &&
    isCount(esquema, 10_000) &&
    esquema > 0 &&
    isLine(creado) &&
    !Number.isNaN(Date.parse(creado)) &&
    typeof cuentas === 'boolean' &&
    isRecord(tablas) &&
    Object.keys(tablas).length <= limits.tables &&
    Object.entries(tablas).every(([name, note]) => isWord(name) && isNote(note)) &&
    isRecord(archivos) &&
    isCount(archivos['cantidad']) &&
    isCount(archivos['bytes'])
  )
}

export const checkManifest = (value: unknown): Manifest => {
  if (!isRecord(value) || value['formato'] !== 'vidriera') throw new Rejected('No es un estado guardado por Vidriera.')
  if (typeof value['version'] === 'number' && value['version'] > 1)
    throw new Rejected('El archivo es de una versión más nueva de Vidriera. Actualizá la página y probá de nuevo.')
  if (value['version'] !== 1 || !isManifest(value))
    throw new Rejected('El manifiesto del archivo no dice lo que tiene que decir.')
  return toManifest(value)
}
