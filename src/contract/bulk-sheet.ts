/** Reads a bulk load's sheet, CSV (comma or semicolon, UTF-8 or Latin-1) or XLSX, as rows of text. */
import { zipSync } from 'fflate'
import Papa from 'papaparse'
import { readSheet } from 'read-excel-file/universal'
import { columns } from './carga-masiva.ts'
import type { Column } from './carga-masiva.ts'
import { unguarded } from './formula.ts'
import { UnfoldsTooFar, unzipWorkbook } from './unzip.ts'

/** A row: its number in a spreadsheet (the header is 1), and its cells as text. */
export interface SheetRow {
  readonly number: number
  readonly cells: Readonly<Record<Column, string>>
}

/** The rows, and the columns missing in the header. */
export interface Sheet {
  readonly rows: readonly SheetRow[]
  readonly missing: readonly Column[]
}

export interface BadCell {
  readonly row: number
  readonly column: string
  readonly reason: string
}

class UnreadableSheet extends Error {
  override readonly name = 'UnreadableSheet'
}

const isZip = async (file: Blob) => {
  const [p, k] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  return p === 0x50 && k === 0x4b
}

const decode = async (file: Blob): Promise<string> => {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The text of a CSV file; undefined for a workbook. Throws `UnreadableSheet`. */
export const readText = async (file: Blob): Promise<string | undefined> => {
  if (await isZip(file)) return undefined
  const text = await decode(file)
  if (text.includes('\0')) throw new UnreadableSheet()
  return text
}

const readCsv = (text: string): string[][] => {
  const { data } = Papa.parse<string[]>(text, { delimitersToGuess: [';', ',', '\t'] })
  return data.map((row) => row.map(unguarded))
}

/**
 * Repacks a workbook without compression. The reader unpacks large files in a Worker, which neither a service worker nor the pages' policy
 * allows; uncompressed parts need none.
 */
const unpacked = async (file: Blob): Promise<Blob> =>
  new Blob([zipSync(unzipWorkbook(new Uint8Array(await file.arrayBuffer())), { level: 0 })])

/** Numbers stay text: leading zeros of a code and all digits of a bar code must survive. */
const parseXlsx = async (file: Blob, parseNumber: (text: string) => string) =>
  readSheet(await unpacked(file), { parseNumber })

const readXlsx = async (file: Blob, parseNumber: (text: string) => string): Promise<string[][]> => {
  const rows = await parseXlsx(file, parseNumber).catch((error: unknown) => {
    throw error instanceof UnfoldsTooFar ? error : new UnreadableSheet()
  })
  return rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))))
}

/** 'Tamaño', 'TAMANO' and 'tamaño ' are one column. */
const plain = (header: string) => header.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()

const columnAt = (header: readonly string[]): [Column, number][] =>
  columns.map((column) => [column, header.findIndex((cell) => plain(cell) === plain(column))])

/** Every row of a sheet as text. Throws `UnreadableSheet` or `UnfoldsTooFar`. */
export const readCells = async (file: Blob, parseNumber = (text: string) => text): Promise<string[][]> => {
  const text = await readText(file)
  return text === undefined ? readXlsx(file, parseNumber) : readCsv(text)
}

/** The filled rows below the header. Throws `UnreadableSheet` or `UnfoldsTooFar`. */
export const readRows = async (file: Blob): Promise<Sheet> => {
  const [header = [], ...body] = await readCells(file)
  const places = columnAt(header)
  const cellsOf = (row: readonly string[]): Record<Column, string> => {
    const cells = { orden: '', nombre: '', destacado: '', texto: '', codigo: '', tamaño: '', pack: '', codigobarra: '' }
    for (const [column, at] of places) cells[column] = (row[at] ?? '').trim()
    return cells
  }
  return {
    rows: body
      .map((row, at) => ({ number: at + 2, cells: cellsOf(row) }))
      .filter(({ cells }) => columns.some((column) => cells[column] !== '')),
    missing: places.filter(([, at]) => at < 0).map(([column]) => column),
  }
}
