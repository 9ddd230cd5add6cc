/** Reads a bulk load's sheet as rows of text: finds the heads in each sheet, and names the parts that it leaves out. */
import { codeColumns, columnRows, columns, numberColumns, specifiedColumns, type Column } from './bulk-columns.ts'
import { withExtra } from './bulk-extra.ts'
import type { planning, StoredProduct } from './bulk-plan.ts'
import { badCell, type BadCell, type SheetRow } from './bulk-row.ts'
import { atOnce, inSlices } from './in-slices.ts'
import { toRecord } from './record.ts'
import { listHidden, readFile, type Book, type Hidden } from './sheet/book.ts'
import type { Cell } from './sheet/cell.ts'
import { letters, type Page, type Row } from './sheet/page.ts'
import { parsePages } from './sheet/text.ts'

export interface Sheet {
  readonly rows: readonly SheetRow[]
  /** The columns missing in the heads. */
  readonly missing: readonly BadCell[]
  /** Why there are no rows: nowhere are heads. */
  readonly lost?: string
  readonly hidden: Hidden
}

/** A sheet with its plan: a worker loads both with the first sheet. */
export interface PlannedSheet extends Sheet {
  /** Plans the sheet's changes to these products, as work that may rest. */
  readonly plan: (products: readonly StoredProduct[]) => ReturnType<typeof planning>
  /** The cells that may be a slip by the rows alone, which load all the same. */
  readonly doubts: () => Generator<void, readonly BadCell[]>
}

/** 'Tamaño', 'TAMANO' and 'tamaño ' are one column. */
const plain = (header: string) => header.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()

interface Heads {
  readonly page: Page
  /** The row of heads. */
  readonly row: Row
  readonly columnIndexes: ReadonlyMap<Column, number>
}

const findColumns = ({ cells }: Row): Map<Column, number> => {
  const names = Array.from(cells, (cell) => plain(cell?.text ?? ''))
  return new Map(
    columns.flatMap((column) => {
      const index = names.indexOf(plain(column))
      return index < 0 ? [] : [[column, index] as const]
    }),
  )
}

const isWhole = (columnIndexes: Heads['columnIndexes']) => specifiedColumns.every((column) => columnIndexes.has(column))

/** Titles and conditions stand above the heads. */
const searched = 50
/** A row that names fewer columns may be any row. */
const fewest = 2

/**
 * The first row that names the most columns, by the names of the template alone: a backend refuses all others, and its sentences say
 * which is missing. Any other words for a column belong to recognise/heads.ts, which this folder knows nothing of.
 */
const findHeads = (page: Page): Heads | undefined =>
  page.rows
    .slice(0, searched)
    .map((row): Heads => ({ page, row, columnIndexes: findColumns(row) }))
    .toSorted((a, b) => b.columnIndexes.size - a.columnIndexes.size)[0]

/** A number as a code: '$ 11.250,00' is 11250, and 011250 keeps its zero. */
const digits = /^(?:(?:u\$s|us\$|\$|€|usd|ars)\s*)?(\d{1,3}(?:\.\d{3})+|\d+)(?:,0+)?(?:\s*(?:\$|€|usd))?$/i
const asCode = (cell: Cell): Cell => {
  const whole = cell.number === undefined ? undefined : digits.exec(cell.text)?.[1]
  return whole === undefined ? cell : { ...cell, text: whole.replaceAll('.', '') }
}

const getUnreadReason = ({ date, error, text }: Cell, address: string): string | undefined => {
  if (date !== undefined) return `${address} es una fecha: ¿era ${date}?`
  return error ? `${address} tiene un error de la planilla (${text}).` : undefined
}

/** A spreadsheet keeps fifteen digits of a number. */
const firstRounded = 1e15
const rounded =
  'La planilla redondeó el número, que tiene más de 15 cifras: dale a la celda el formato Texto, y escribilo entero.'

/** A point that somebody lost is no content. */
export const holdsText = (cell: Cell | undefined): boolean => cell !== undefined && /[\p{L}\d]/u.test(cell.text)

/** The last column of a table: the last head's, or one right of it with cells in one row of ten, which is a column without a head. */
export const findLastColumn = (rows: readonly Row[], lastHead: number): number => {
  const counts = new Map<number, number>()
  for (const { cells } of rows)
    for (let column = lastHead + 1; column < cells.length; column++)
      if (holdsText(cells[column])) counts.set(column, (counts.get(column) ?? 0) + 1)
  const isColumn = (count: number) => count > 1 && count * 10 >= rows.length
  return Math.max(lastHead, ...[...counts].flatMap(([column, count]) => (isColumn(count) ? [column] : [])))
}

/** A cell alone right of the last column shows that cells of its row have moved. */
const findBeyond = (cells: Row['cells'], lastColumn: number): string | undefined => {
  const index = cells.findIndex((cell, column) => column > lastColumn && holdsText(cell))
  return index < 0 ? undefined : `sobra «${cells[index]?.text.trim()}» en la columna ${letters(index)}`
}

/** Where a table has its columns; a column of ours may stand in several. */
interface Table {
  readonly page: Page
  readonly columnIndexes: Iterable<readonly [Column, number]>
  readonly lastColumn: number
}

export const toSheetRow = (
  { number, cells: rowCells, broken: unclear, uncomputed = [] }: Row,
  { page, columnIndexes, lastColumn }: Table,
  several: boolean,
): SheetRow => {
  const cells = toRecord(columnRows, () => '')
  const unread: Partial<Record<Column, string>> = {}
  for (const [column, index] of columnIndexes) {
    const address = `${letters(index)}${number}`
    if (uncomputed.includes(index))
      unread[column] = `${address} es una fórmula sin calcular: abrí la planilla, guardala y elegila de nuevo.`
    const read = rowCells[index]
    const cell = read && codeColumns.has(column) ? asCode(read) : read
    if (!cell) continue
    cells[column] = numberColumns.has(column) && cell.number !== undefined ? String(cell.number) : cell.text.trim()
    const isRounded = codeColumns.has(column) && (cell.number ?? 0) >= firstRounded
    const reason = isRounded ? rounded : getUnreadReason(cell, address)
    if (reason !== undefined) unread[column] = reason
  }
  const broken = unclear ?? findBeyond(rowCells, lastColumn)
  return {
    number,
    ...(several && { sheet: page.name }),
    cells,
    ...(Object.keys(unread).length > 0 && { unread }),
    ...(broken !== undefined && { broken }),
  }
}

/** A title among the rows: one text alone, across the columns or where nothing stands alone. */
const isTitle = ({ cells }: Row, { columnIndexes }: Heads): boolean => {
  const [only, second] = cells.flatMap((cell, index) => (cell ? [{ cell, index }] : []))
  if (!only || second) return false
  const ofProducts = [columnIndexes.get('nombre'), columnIndexes.get('texto')]
  return only.cell.wide === true || (!ofProducts.includes(only.index) && /\p{L}/u.test(only.cell.text))
}
const isFilled = ({ cells }: SheetRow): boolean => Object.values(cells).some((cell) => cell !== '')
const [firstHead = ''] = columns
/** Tens of thousands of rows have no cell as short as this head. */
const isFirstHead = (text: string) => text.trim().length < 2 * firstHead.length && plain(text) === firstHead
const isHeads = (row: Row): boolean =>
  row.cells.some((cell) => cell !== undefined && isFirstHead(cell.text)) && isWhole(findColumns(row))

const list = new Intl.ListFormat('es-AR')
const inSheets = (pages: readonly Page[]): string => {
  const names = pages.flatMap(({ name }) => (name === '' ? [] : `«${name}»`))
  return names.length === 0 ? '' : ` de ${names.length === 1 ? 'la hoja' : 'las hojas'} ${list.format(names)}`
}

/** The heads to load by: all that are whole, else the best ones. A sheet with most of the columns is meant to be loaded as well. */
const chooseHeads = (candidates: readonly Heads[]): readonly Heads[] => {
  const maxColumns = Math.max(0, ...candidates.map(({ columnIndexes }) => columnIndexes.size))
  const hasWhole = candidates.some(({ columnIndexes }) => isWhole(columnIndexes))
  const minColumns = Math.max(fewest, hasWhole ? Math.ceil(maxColumns / 2) : maxColumns)
  return candidates.filter(({ columnIndexes }) => columnIndexes.size >= minColumns)
}

function* readSheet(book: Book): Generator<void, Sheet> {
  const { pages } = book
  const filled = pages.filter(({ rows }) => rows.some(({ cells }) => cells.some(Boolean)))
  const candidates = filled.flatMap((page) => findHeads(page) ?? [])
  const selected = chooseHeads(candidates)
  const hidden = listHidden(book)
  if (selected.length === 0) {
    const lost = `No encontramos los nombres de las columnas (${list.format(specifiedColumns)}): los buscamos en las primeras ${searched} filas${inSheets(pages)}.`
    return { rows: [], missing: [], lost, hidden }
  }
  const several = selected.length > 1
  const rows: SheetRow[] = []
  for (const heads of selected) {
    const { page, row: headRow } = heads
    const below = page.rows.slice(page.rows.indexOf(headRow) + 1)
    const lastColumn = findLastColumn(below, headRow.cells.findLastIndex(Boolean))
    for (const row of below) {
      yield
      if (isHeads(row) || isTitle(row, heads)) continue
      rows.push(withExtra(toSheetRow(row, { ...heads, lastColumn }, several), row.cells, headRow.cells))
    }
  }
  const missing = selected.flatMap(({ page, row: { number }, columnIndexes }) =>
    specifiedColumns
      .filter((column) => !columnIndexes.has(column))
      .map((column) =>
        badCell({ number, ...(several && { sheet: page.name }) }, column, `Falta la columna ${column}.`),
      ),
  )
  return { rows: rows.filter(isFilled), missing, hidden }
}

/** A file as its sheets: of a text, one reading for each separator. Throws `UnreadableSheet` or `UnfoldsTooFar`. */
export const readBooks = async (file: Blob): Promise<readonly Book[]> => {
  const read = await readFile(file)
  return typeof read === 'string'
    ? (await inSlices(parsePages(read))).map((page) => ({ pages: [page], hiddenSheets: [] }))
    : [read]
}

const reading = (books: readonly Book[]) => {
  // An HTML entity in a comma file holds a semicolon: the separator is the one that finds the heads.
  const countColumns = ({ pages }: Book) =>
    Math.max(0, ...pages.map((page) => findHeads(page)?.columnIndexes.size ?? 0))
  return readSheet(books.reduce((best, book) => (countColumns(book) > countColumns(best) ? book : best)))
}

/** The filled rows below the heads. */
export const toSheet = (books: readonly Book[]): Sheet => atOnce(reading(books))

/** Reads the rows of a file. */
export const readRows = async (file: Blob): Promise<Sheet> => inSlices(reading(await readBooks(file)))
