import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'
import { linesOf, type Lineas } from './linea.ts'

/** A pedido that somebody sent. */
export interface Shared {
  /** Who says to have sent it; '' for nobody. */
  readonly de: string
  readonly lines: Lineas
}

const name = 'lista'
const maxName = 80
/** Some 10,000 lines. What unpacks into more was not made here. */
const maxBytes = 2_000_000

const toBase64Url = (bytes: Uint8Array): string => {
  let binary = ''
  for (const byte of bytes) binary += String.fromCodePoint(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

const fromBase64Url = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0) ?? 0)

/** By columns: what is alike stands together, and packs into half as much. */
const columns = ['codigo', 'nombre', 'tamaño', 'pack', 'codigobarra', 'cantidad', 'nota'] as const

/** What stands behind '#': the list itself, which no server ever sees. */
export const fragmentOf = ({ de, lines }: Shared): string => {
  const table = columns.map((column) => lines.map((line) => line[column]))
  return `${name}=${toBase64Url(deflateSync(strToU8(JSON.stringify([de.slice(0, maxName), table])), { level: 9 }))}`
}

const rowsOf = (table: unknown): unknown[] => {
  const [codes, ...others] = Array.isArray(table) ? table : []
  if (!Array.isArray(codes)) return []
  const cell = (column: unknown, row: number): unknown => (Array.isArray(column) ? column[row] : undefined)
  return codes.map((codigo: unknown, row) =>
    Object.fromEntries(columns.map((column, at) => [column, at === 0 ? codigo : cell(others[at - 1], row)])),
  )
}

const unpacked = (packed: string): unknown => {
  try {
    return JSON.parse(strFromU8(inflateSync(fromBase64Url(packed), { out: new Uint8Array(maxBytes) })))
  } catch {
    return undefined
  }
}

/** The pedido that an address carries: none, or one that arrived broken (chat programs cut long addresses). */
export const sharedIn = (hash: string): Shared | 'broken' | undefined => {
  const packed = new URLSearchParams(hash.replace(/^#/, '')).get(name)
  if (packed === null) return undefined
  const value = unpacked(packed)
  const [de, table]: unknown[] = Array.isArray(value) ? value : []
  const lines = linesOf(rowsOf(table))
  return lines.length === 0 ? 'broken' : { de: typeof de === 'string' ? de.slice(0, maxName) : '', lines }
}

export const linkOf = (shared: Shared): string => new URL(`/pedido#${fragmentOf(shared)}`, location.origin).href
