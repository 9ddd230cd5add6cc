/** Reads the sheet of a bulk load: CSV (comma or semicolon, UTF-8 or Latin-1) or XLSX, as rows of text. */
import { unzipSync, zipSync } from 'fflate'
import Papa from 'papaparse'
import { readSheet } from 'read-excel-file/universal'
import { columns } from './carga-masiva.ts'
import type { Column } from './carga-masiva.ts'

/** A row of the sheet: its number as a spreadsheet shows it (the header is 1), and its cells as text. */
export interface SheetRow {
  readonly number: number
  readonly cells: Readonly<Record<Column, string>>
}

/** The rows of a sheet, and the columns that its header lacks. */
export interface Sheet {
  readonly rows: readonly SheetRow[]
  readonly missing: readonly Column[]
}

/** Why a cell was refused. */
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

const readCsv = async (file: Blob): Promise<string[][]> => {
  const text = await decode(file)
  if (text.includes('\0')) throw new UnreadableSheet()
  const { data } = Papa.parse<string[]>(text, { delimitersToGuess: [';', ',', '\t'] })
  return data
}

/**
 * The reader unpacks large files in a Worker of its own, which neither a service worker nor the pages' policy lets it have: what is
 * packed without compression it reads right away.
 */
const unpacked = async (file: Blob): Promise<Blob> =>
  new Blob([zipSync(unzipSync(new Uint8Array(await file.arrayBuffer())), { level: 0 })])

/** Numbers stay as they are written: a code's leading zeros and a bar code's digits must survive. */
const parseXlsx = async (file: Blob) => readSheet(await unpacked(file), { parseNumber: (text: string) => text })

const readXlsx = async (file: Blob): Promise<string[][]> => {
  const rows = await parseXlsx(file).catch(() => {
    throw new UnreadableSheet()
  })
  return rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))))
}

/** 'Tamaño', 'TAMANO' and 'tamaño ' are one column. */
const plain = (header: string) => header.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()

const columnAt = (header: readonly string[]): [Column, number][] =>
  columns.map((column) => [column, header.findIndex((cell) => plain(cell) === plain(column))])

/** Every row of a sheet, its cells as they are written. Throws `UnreadableSheet`. */
export const readCells = async (file: Blob): Promise<string[][]> =>
  (await isZip(file)) ? readXlsx(file) : readCsv(file)

/** The rows below the header, blank ones left out. Throws `UnreadableSheet`. */
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
