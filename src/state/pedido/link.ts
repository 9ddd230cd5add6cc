import { deflateSync, strFromU8, strToU8 } from 'fflate'
import { inflateAtMost } from '#contract/unzip.ts'
import { parseLines, type Lineas } from './linea.ts'
import { isNumber } from './number.ts'

export interface Shared {
  /** The sender; '' for none. */
  readonly de: string
  readonly lines: Lineas
  /** Old links have no number. */
  readonly numero?: string
}

const name = 'lista'
const maxName = 80
/** Room for some 10,000 lines; larger data is not ours. */
const maxBytes = 2_000_000

const toBase64Url = (bytes: Uint8Array): string => {
  let binary = ''
  for (const byte of bytes) binary += String.fromCodePoint(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

const fromBase64Url = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0) ?? 0)

/** Stored by column: similar values stand together and pack into half the size. */
const columns = ['codigo', 'nombre', 'tamaño', 'pack', 'codigobarra', 'cantidad', 'nota'] as const

/** The list as an address fragment, which no server sees. */
export const encodeFragment = ({ de, lines, numero }: Shared): string => {
  const table = columns.map((column) => lines.map((line) => line[column]))
  return `${name}=${toBase64Url(deflateSync(strToU8(JSON.stringify([de.slice(0, maxName), table, ...(numero === undefined ? [] : [numero])])), { level: 9 }))}`
}

const toRows = (table: unknown): unknown[] => {
  const [codes, ...others] = Array.isArray(table) ? table : []
  if (!Array.isArray(codes)) return []
  const cell = (column: unknown, row: number): unknown => (Array.isArray(column) ? column[row] : undefined)
  return codes.map((codigo: unknown, row) =>
    Object.fromEntries(columns.map((column, index) => [column, index === 0 ? codigo : cell(others[index - 1], row)])),
  )
}

const unpacked = (packed: string): unknown => {
  try {
    return JSON.parse(strFromU8(inflateAtMost(fromBase64Url(packed), maxBytes)))
  } catch {
    return undefined
  }
}

/** The order in an address; 'broken' when the address was cut, as chat programs do. */
export const decodeFragment = (hash: string): Shared | 'broken' | undefined => {
  const packed = new URLSearchParams(hash.startsWith('#') ? hash.slice(1) : hash).get(name)
  if (packed === null) return undefined
  const value = unpacked(packed)
  const [de, table, numero]: unknown[] = Array.isArray(value) ? value : []
  const lines = parseLines(toRows(table))
  if (lines.length === 0) return 'broken'
  return {
    de: typeof de === 'string' ? de.slice(0, maxName) : '',
    lines,
    ...(typeof numero === 'string' && isNumber(numero) && { numero }),
  }
}

export const buildShareLink = (shared: Shared): string =>
  new URL(`/pedido#${encodeFragment(shared)}`, location.origin).href
