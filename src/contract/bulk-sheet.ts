/** Reads a bulk load's sheet as rows of text: finds the heads in each sheet, and names the parts that it leaves out. */
import { codeColumns, columnRows, columns, numberColumns, specifiedColumns, type Column } from './bulk-columns.ts'
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
  /** The sheets and rows in sight that are not loaded, in sentences. */
  readonly skipped: readonly string[]
  /** How many titles among the rows are not loaded. */
  readonly titles?: number
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
  /** The index of the row of heads. */
  readonly rowIndex: number
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
const findHeads = (page: Page): Heads => {
  const some = page.rows
    .slice(0, searched)
    .map((row, rowIndex): Heads => ({ page, rowIndex, columnIndexes: findColumns(row) }))
  const none: Heads = { page, rowIndex: -1, columnIndexes: new Map() }
  return some.reduce((best, heads) => (heads.columnIndexes.size > best.columnIndexes.size ? heads : best), none)
}

/** A number as a code: '$ 11.250,00' is 11250, and 011250 keeps its zero. */
const digits = /^(?:(?:u\$s|us\$|\$|€|usd|ars)\s*)?(\d{1,3}(?:\.\d{3})+|\d+)(?:,0+)?(?:\s*(?:\$|€|usd))?$/i
export const asCode = (cell: Cell): Cell => {
  const whole = cell.number === undefined ? undefined : digits.exec(cell.text)?.[1]
  return whole === undefined ? cell : { ...cell, text: whole.replaceAll('.', '') }
}

const getUnreadReason = ({ date, error, text }: Cell, address: string): string | undefined => {
  if (date !== undefined) return `${address} es una fecha: ¿era ${date}?`
  return error ? `${address} tiene un error de la planilla (${text}).` : undefined
}

const howToCompute = 'abrí la planilla, guardala y elegila de nuevo.'

/** A cell that no head names shows that cells of its row have moved. */
const findBeyond = (cells: Row['cells'], lastHead: number): string | undefined => {
  const index = cells.findIndex((cell, column) => column > lastHead && cell && /[\p{L}\d]/u.test(cell.text))
  return index < 0 ? undefined : `sobra «${cells[index]?.text.trim()}» en la columna ${letters(index)}`
}

export const toSheetRow = (
  { number, cells: rowCells, broken: unclear, uncomputed = [] }: Row,
  { page, columnIndexes, lastHead }: Pick<Heads, 'page' | 'columnIndexes'> & { readonly lastHead: number },
  several: boolean,
): SheetRow => {
  const cells = toRecord(columnRows, () => '')
  const unread: Partial<Record<Column, string>> = {}
  for (const [column, index] of columnIndexes) {
    const address = `${letters(index)}${number}`
    if (uncomputed.includes(index)) unread[column] = `${address} es una fórmula sin calcular: ${howToCompute}`
    const read = rowCells[index]
    const cell = read && codeColumns.has(column) ? asCode(read) : read
    if (!cell) continue
    cells[column] = numberColumns.has(column) && cell.number !== undefined ? String(cell.number) : cell.text.trim()
    const reason = getUnreadReason(cell, address)
    if (reason !== undefined) unread[column] = reason
  }
  const broken = unclear ?? findBeyond(rowCells, lastHead)
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
  return (
    only.cell.wide === true ||
    (only.index !== columnIndexes.get('nombre') &&
      only.index !== columnIndexes.get('texto') &&
      /\p{L}/u.test(only.cell.text))
  )
}
const isFilled = ({ cells }: SheetRow): boolean => columns.some((column) => cells[column] !== '')
const [firstHead = ''] = columns
/** Tens of thousands of rows have no cell as short as this head. */
const isFirstHead = (text: string) => text.trim().length < 2 * firstHead.length && plain(text) === firstHead
const isHeads = (row: Row): boolean =>
  row.cells.some((cell) => cell !== undefined && isFirstHead(cell.text)) && isWhole(findColumns(row))

const list = new Intl.ListFormat('es-AR')
const quoted = (names: readonly string[]): string => list.format(names.map((name) => `«${name}»`))
const inSheets = (pages: readonly Page[]): string => {
  const names = pages.map(({ name }) => name).filter((name) => name !== '')
  return names.length === 0 ? '' : ` de ${names.length === 1 ? 'la hoja' : 'las hojas'} ${quoted(names)}`
}

/** How many rows a sentence names. */
const namesShown = 10
const titlesInWords = (titles: readonly string[]): string[] => {
  const some =
    titles.length > namesShown ? [...titles.slice(0, namesShown), `${titles.length - namesShown} más`] : titles
  return titles.length === 0 ? [] : [`Títulos que no se cargan: ${list.format(some)}.`]
}

/** The heads to load by: all that are whole, else the best ones. A sheet with most of the columns is meant to be loaded as well. */
const chooseHeads = (
  pages: readonly Page[],
): { readonly selected: readonly Heads[]; readonly others: readonly Heads[] } => {
  const candidates = pages.map(findHeads).filter(({ page }) => page.rows.some(({ cells }) => cells.some(Boolean)))
  const maxColumns = Math.max(0, ...candidates.map(({ columnIndexes }) => columnIndexes.size))
  const hasWhole = candidates.some(({ columnIndexes }) => isWhole(columnIndexes))
  const minColumns = Math.max(fewest, hasWhole ? Math.ceil(maxColumns / 2) : maxColumns)
  const isSelected = ({ columnIndexes }: Heads) => columnIndexes.size >= minColumns
  return { selected: candidates.filter(isSelected), others: candidates.filter((candidate) => !isSelected(candidate)) }
}

function* readSheet(book: Book): Generator<void, Sheet> {
  const { pages } = book
  const { selected, others } = chooseHeads(pages)
  const hidden = listHidden(book)
  if (selected.length === 0) {
    const lost = `No encontramos los nombres de las columnas (${list.format(specifiedColumns)}): los buscamos en las primeras ${searched} filas${inSheets(pages)}.`
    return { rows: [], missing: [], lost, skipped: [], hidden }
  }
  const several = selected.length > 1
  const titles: string[] = []
  const rows: SheetRow[] = []
  for (const heads of selected) {
    const lastHead = heads.page.rows[heads.rowIndex]?.cells.findLastIndex(Boolean) ?? Infinity
    for (const row of heads.page.rows.slice(heads.rowIndex + 1)) {
      yield
      if (isHeads(row)) continue
      if (!isTitle(row, heads)) rows.push(toSheetRow(row, { ...heads, lastHead }, several))
      else titles.push(`«${row.cells.find(Boolean)?.text.trim()}» (fila ${row.number})`)
    }
  }
  const missing = selected.flatMap(({ page, rowIndex, columnIndexes }) =>
    specifiedColumns
      .filter((column) => !columnIndexes.has(column))
      .map((column) => {
        const position = { number: page.rows[rowIndex]?.number ?? 1, ...(several && { sheet: page.name }) }
        return badCell(position, column, `Falta la columna ${column}.`)
      }),
  )
  const otherNames = others.map(({ page }) => page.name)
  const skipped = [
    ...(otherNames.length > 0
      ? [
          `No se lee ${otherNames.length === 1 ? 'la hoja' : 'las hojas'} ${quoted(otherNames)}: sin los nombres de las columnas.`,
        ]
      : []),
    ...titlesInWords(titles),
  ]
  return { rows: rows.filter(isFilled), missing, skipped, titles: titles.length, hidden }
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
  const countColumns = ({ pages }: Book) => Math.max(0, ...pages.map((page) => findHeads(page).columnIndexes.size))
  return readSheet(books.reduce((best, book) => (countColumns(book) > countColumns(best) ? book : best)))
}

/** The filled rows below the heads. */
export const toSheet = (books: readonly Book[]): Sheet => atOnce(reading(books))

/** Reads the rows of a file. */
export const readRows = async (file: Blob): Promise<Sheet> => inSlices(reading(await readBooks(file)))
