/** Reads a bulk load's sheet as rows of text: finds the heads in each sheet, and names what it leaves out. */
import { badCell, type BadCell, type SheetRow } from './bulk-row.ts'
import { columns, type Column } from './carga-masiva.ts'
import { atOnce, inSlices } from './in-slices.ts'
import { hiddenOf, readFile, type Book, type Hidden } from './sheet/book.ts'
import type { Cell } from './sheet/cell.ts'
import { letters, type Page, type Row } from './sheet/page.ts'
import { pagesIn } from './sheet/text.ts'

export interface Sheet {
  readonly rows: readonly SheetRow[]
  /** The columns missing in the heads. */
  readonly missing: readonly BadCell[]
  /** Why there are no rows: nowhere are heads. */
  readonly lost?: string
  /** The sheets and rows in sight that are not loaded, in sentences. */
  readonly skipped: readonly string[]
  readonly hidden: Hidden
}

/** The values of these columns count, not what their cells show. */
const byValue: ReadonlySet<Column> = new Set(['orden', 'destacado'])

/** 'Tamaño', 'TAMANO' and 'tamaño ' are one column. */
const plain = (header: string) => header.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()

interface Heads {
  readonly page: Page
  /** The index of the row of heads. */
  readonly at: number
  readonly places: ReadonlyMap<Column, number>
}

const placesIn = ({ cells }: Row): Map<Column, number> => {
  const names = Array.from(cells, (cell) => plain(cell?.text ?? ''))
  return new Map(
    columns.flatMap((column) => {
      const at = names.indexOf(plain(column))
      return at < 0 ? [] : [[column, at] as const]
    }),
  )
}

/** Titles and conditions stand above the heads. */
const searched = 50
/** A row that names fewer columns may be any row. */
const fewest = 2

/** The first row that names the most columns. */
const headsOf = (page: Page): Heads => {
  const some = page.rows.slice(0, searched).map((row, at): Heads => ({ page, at, places: placesIn(row) }))
  const none: Heads = { page, at: -1, places: new Map() }
  return some.reduce((best, one) => (one.places.size > best.places.size ? one : best), none)
}

const reasonOf = ({ date, error, text }: Cell, address: string): string | undefined => {
  if (date !== undefined) return `${address} es una fecha: ¿era ${date}?`
  return error ? `${address} tiene un error de la planilla (${text}).` : undefined
}

export const rowOf = (
  { number, cells: all }: Row,
  { page, places }: Pick<Heads, 'page' | 'places'>,
  several: boolean,
): SheetRow => {
  const cells = { orden: '', nombre: '', destacado: '', texto: '', codigo: '', tamaño: '', pack: '', codigobarra: '' }
  const unread: Partial<Record<Column, string>> = {}
  for (const [column, at] of places) {
    const cell = all[at]
    if (!cell) continue
    cells[column] = byValue.has(column) && cell.number !== undefined ? String(cell.number) : cell.text.trim()
    const reason = reasonOf(cell, `${letters(at)}${number}`)
    if (reason !== undefined) unread[column] = reason
  }
  return { number, ...(several && { sheet: page.name }), cells, ...(Object.keys(unread).length > 0 && { unread }) }
}

/** A title among the rows: one text alone, across the columns or where nothing stands alone. */
const isTitle = ({ cells }: Row, { places }: Heads): boolean => {
  const [only, other] = cells.flatMap((cell, at) => (cell ? [{ cell, at }] : []))
  if (!only || other) return false
  return (
    only.cell.wide === true ||
    (only.at !== places.get('nombre') && only.at !== places.get('texto') && /\p{L}/u.test(only.cell.text))
  )
}
const isFilled = ({ cells }: SheetRow): boolean => columns.some((column) => cells[column] !== '')
/** Tens of thousands of rows have no cell as short as this head. */
const isFirstHead = (text: string) => text.trim().length < 2 * columns[0].length && plain(text) === columns[0]
const isHeads = (row: Row): boolean =>
  row.cells.some((cell) => cell !== undefined && isFirstHead(cell.text)) && placesIn(row).size === columns.length

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
const chosen = (pages: readonly Page[]): { readonly wanted: readonly Heads[]; readonly others: readonly Heads[] } => {
  const all = pages.map(headsOf).filter(({ page }) => page.rows.some(({ cells }) => cells.some(Boolean)))
  const most = Math.max(0, ...all.map(({ places }) => places.size))
  const least = Math.max(fewest, most === columns.length ? Math.ceil(most / 2) : most)
  const isWanted = ({ places }: Heads) => places.size >= least
  return { wanted: all.filter(isWanted), others: all.filter((one) => !isWanted(one)) }
}

function* sheetIn(book: Book): Generator<void, Sheet> {
  const { pages } = book
  const { wanted, others } = chosen(pages)
  const hidden = hiddenOf(book)
  if (wanted.length === 0) {
    const lost = `No encontramos los nombres de las columnas (${list.format(columns)}): los buscamos en las primeras ${searched} filas${inSheets(pages)}.`
    return { rows: [], missing: [], lost, skipped: [], hidden }
  }
  const several = wanted.length > 1
  const titles: string[] = []
  const rows: SheetRow[] = []
  for (const heads of wanted)
    for (const row of heads.page.rows.slice(heads.at + 1)) {
      yield
      if (isHeads(row)) continue
      if (!isTitle(row, heads)) rows.push(rowOf(row, heads, several))
      else titles.push(`«${row.cells.find(Boolean)?.text.trim()}» (fila ${row.number})`)
    }
  const missing = wanted.flatMap(({ page, at, places }) =>
    columns
      .filter((column) => !places.has(column))
      .map((column) => {
        const place = { number: page.rows[at]?.number ?? 1, ...(several && { sheet: page.name }) }
        return badCell(place, column, `Falta la columna ${column}.`)
      }),
  )
  const left = others.map(({ page }) => page.name)
  const skipped = [
    ...(left.length > 0
      ? [`No se lee ${left.length === 1 ? 'la hoja' : 'las hojas'} ${quoted(left)}: sin los nombres de las columnas.`]
      : []),
    ...titlesInWords(titles),
  ]
  return { rows: rows.filter(isFilled), missing, skipped, hidden }
}

/** A file as its sheets: of a text, one reading for each separator. Throws `UnreadableSheet` or `UnfoldsTooFar`. */
export const readBooks = async (file: Blob): Promise<readonly Book[]> => {
  const read = await readFile(file)
  return typeof read === 'string'
    ? (await inSlices(pagesIn(read))).map((page) => ({ pages: [page], hiddenSheets: [] }))
    : [read]
}

const reading = (books: readonly Book[]) => {
  // An HTML entity in a comma file holds a semicolon: the separator is the one that finds the heads.
  const found = ({ pages }: Book) => Math.max(0, ...pages.map((page) => headsOf(page).places.size))
  return sheetIn(books.reduce((best, one) => (found(one) > found(best) ? one : best)))
}

/** The filled rows below the heads. */
export const sheetOf = (books: readonly Book[]): Sheet => atOnce(reading(books))

/** The same of a file. */
export const readRows = async (file: Blob): Promise<Sheet> => inSlices(reading(await readBooks(file)))
