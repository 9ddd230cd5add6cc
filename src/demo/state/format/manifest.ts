/** What a file says of itself, and what of it is believed. */
import { isRecord } from '../../../contract/record.ts'
import { Rejected } from './rejected.ts'

export interface TableNote {
  readonly filas: number
  readonly clave: string
  readonly siguiente?: number | undefined
}

export interface Manifest {
  readonly formato: 'vidriera'
  /** Of this format. */
  readonly version: 1
  /** The build that wrote it. */
  readonly build: string
  /** The version of the database. */
  readonly esquema: number
  readonly creado: string
  /** Whether it brings passwords and sessions. */
  readonly cuentas: boolean
  readonly tablas: Readonly<Record<string, TableNote>>
  /** Of those whose bytes it has. */
  readonly archivos: { readonly cantidad: number; readonly bytes: number }
}

/** Beyond these a browser would count no further, or hold no more. A write that can be taken back is known by its moment, in ms. */
export const most = {
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

export const isCount = (value: unknown, limit: number = most.number): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value < limit
const isWord = (value: unknown): value is string => typeof value === 'string' && /^[A-Za-z]\w{0,40}$/.test(value)
const isLine = (value: unknown): value is string => typeof value === 'string' && value.length <= 200

const isNote = (value: unknown): value is TableNote =>
  isRecord(value) &&
  isCount(value['filas']) &&
  isWord(value['clave']) &&
  (value['siguiente'] === undefined || (isCount(value['siguiente'], most.id) && value['siguiente'] > 0))

const isManifest = (value: Record<string, unknown>): value is Record<string, unknown> & Manifest => {
  const { build, esquema, creado, cuentas, tablas, archivos } = value
  return (
    isLine(build) &&
    isCount(esquema, 10_000) &&
    esquema > 0 &&
    isLine(creado) &&
    !Number.isNaN(Date.parse(creado)) &&
    typeof cuentas === 'boolean' &&
    isRecord(tablas) &&
    Object.keys(tablas).length <= most.tables &&
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
  return value
}
