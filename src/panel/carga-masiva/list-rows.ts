/** Reads the rows of one tab of a price list: sizes with their names, and the titles among them. Pure. */
import type { Becomes } from './planilla.ts'
import type { SheetRow } from '#contract/bulk-row.ts'
import { holdsText, toSheetRow } from '#contract/bulk-sheet.ts'
import { isPageText, isTotal } from '#recognise/cell-forms.ts'
import { columns as ours, flagColumns, multilineColumns, type Column as Field } from '#contract/bulk-columns.ts'
import { nameKey } from '#contract/names.ts'
import type { Row } from '#contract/sheet/page.ts'
import { searchKey } from '#recognise/normal.ts'
import { isSize } from '#recognise/sizes.ts'
import { withoutEmphasis } from '#recognise/plain.ts'
import { joins, rowKey, type Choices } from './choices.ts'
import type { ListTab } from './list-columns.ts'
import { cleaned, countFilled, getCellText, median } from './list-tabs.ts'
import { findProducts, isNoSize, isParent } from './shops.ts'

/** What a row becomes by itself, and what it loads. */
interface Verdict {
  readonly becomes: Becomes
  readonly words: string
  readonly row?: SheetRow
  /** Somebody left the row out. */
  readonly isChosen?: true
  /** Another row is equal. */
  readonly isEqual?: true
  /** The row has no name of its own: that of a row above. */
  readonly isBorrowed?: true
}

/** A row of a tab, in its place. */
export interface Line extends Verdict {
  readonly tab: ListTab
  readonly index: number
}

type Places = ReadonlyMap<Field, readonly number[]>
const getPlaces = ({ columns }: ListTab): Places => {
  const places = new Map<Field, number[]>()
  const chosenLast = columns.toSorted((a, b) => Number(a.field !== a.proposed) - Number(b.field !== b.proposed))
  for (const { field, index } of chosenLast) if (field) places.set(field, [...(places.get(field) ?? []), index])
  return places
}

/** Reads the cells of a row in our columns; several columns of one field are joined. */
const createRowReader = ({ page, heads, several, shop }: ListTab, places: Places) => {
  const columnIndexes = [...places].flatMap(([field, indexes]) => indexes.map((index) => [field, index] as const))
  const table = { page, columnIndexes, lastColumn: heads.lastColumn }
  return (row: Row): SheetRow => {
    const read = toSheetRow(row, table, several)
    const cells = { ...read.cells }
    for (const field of ours) {
      const isOwn = (text: string) => text !== '' && !(field === 'tamaño' && shop && isNoSize(text, shop))
      const indexes = places.get(field) ?? []
      if (indexes.length > 1 || (field === 'tamaño' && shop))
        cells[field] = indexes
          .map((index) => getCellText(row.cells[index]))
          .filter(isOwn)
          .join(shop ? ' ' : joins[field])
      cells[field] = multilineColumns.has(field) ? withoutEmphasis(cells[field]) : cleaned(cells[field])
      if (flagColumns.has(field) && /^[x✓✔]$/i.test(cells[field])) cells[field] = '1'
    }
    return { ...read, cells }
  }
}

/** Tells the rows that repeat the heads. */
const createHeadsTest = ({ columns }: ListTab) => {
  const keys = columns.map(({ head, index }) => [index, nameKey(head)] as const)
  return ({ cells }: Row): boolean => {
    const same = keys.filter(([index, key]) => cells[index] && key !== '' && nameKey(getCellText(cells[index])) === key)
    return same.length >= 2 && same.length * 2 >= cells.filter(Boolean).length
  }
}

/** A whole row as one text: 'Total' and its number stand in cells of their own. */
const getRowText = ({ cells }: Row): string => cells.filter(Boolean).map(getCellText).join(' ')

/** Tells the titles and notes among the rows of a tab: no code, and fewer cells than a size. */
const createTitleTest = (below: readonly Row[], places: Places) => {
  const usual = median(below.map(countFilled).filter(Boolean))
  const codeIndex = places.get('codigo')?.[0] ?? -1
  const codeLength = median(below.flatMap(({ cells }) => cells[codeIndex]?.text.trim().length ?? []))
  return (row: Row, { cells }: SheetRow): boolean => {
    const filled = row.cells.filter(Boolean)
    const isCode = /\d/.test(cells.codigo) && !/\s/.test(cells.codigo)
    if (filled.some((cell) => cell?.wide && row.cells.indexOf(cell) !== places.get('nombre')?.[0])) return true
    if (!filled.some(holdsText)) return true
    if (filled.length === 1) {
      const size = cells.tamaño || cells.pack
      // 'M8' below the sizes names nothing, where names have a column.
      if (places.has('nombre') && size !== '' && isSize(size)) return false
      return isPageText(getRowText(row)) || (!isCode && (places.has('codigo') || cells.nombre === ''))
    }
    if (!isCode && isTotal(getRowText(row))) return true
    const isBare = cells.tamaño + cells.pack + cells.codigobarra === ''
    // 'TOTAL' in the column of codes.
    if (cells.nombre === '' && cells.codigo !== '' && !isCode) return isBare
    // '01 | MANGUERAS' among codes of five digits.
    return usual >= 4 && filled.length === 2 && isBare && cells.codigo.length * 2 <= codeLength
  }
}

/** Tells the value that keeps a row out. A blank cell says what another row of the product says. */
const createValueTest = ({ columns }: ListTab, { valuesOut }: Choices) => {
  const out = columns.filter(({ key }) => (valuesOut[key] ?? []).length > 0)
  const said = new Map<string, string>()
  return (row: Row, nombre: string): string | undefined => {
    for (const { index, key, head, letter } of out) {
      const product = `${key} ${nameKey(nombre)}`
      const text = getCellText(row.cells[index]) || (said.get(product) ?? '')
      said.set(product, text)
      if (valuesOut[key]?.includes(text)) return `${head || letter}: ${text || 'en blanco'}`
    }
    return undefined
  }
}

const toHeadReader =
  ({ columns }: ListTab) =>
  (row: Row) =>
  (head: string): string =>
    getCellText(row.cells[columns.find((column) => searchKey(column.head) === head)?.index ?? -1])

/** The title above the first row of heads. It counts only where the heads stand again below other titles: a list may have a title of its own. */
const getFirstTitle = ({ heads, page: { rows } }: ListTab, isHeads: (row: Row) => boolean): string => {
  const getTitle = (below: number): string => {
    const row = rows[below - 1]
    const text = row && countFilled(row) === 1 ? getRowText(row) : ''
    return isPageText(text) ? '' : text
  }
  const isAgain = (row: Row, index: number) => index > heads.from && isHeads(row) && getTitle(index) !== ''
  return rows.some(isAgain) ? getTitle(heads.from - heads.numbers.length) : ''
}

export const title: Verdict = { becomes: 'title', words: 'título' }
const headsRow: Verdict = { becomes: 'heads', words: 'títulos de las columnas' }
export const out = (reason: string): Verdict => ({ becomes: 'out', words: `no se carga: ${reason}` })
export const chosenOut = (reason: string): Verdict => ({ ...out(reason), isChosen: true })

/** The rows of a tab. A name, or a title without one, counts for the rows below until the next. */
export const readTabRows = (tab: ListTab, choices: Choices): Line[] => {
  const { heads, shop } = tab
  const { rows } = tab.page
  const below = rows.slice(heads.from)
  const places = getPlaces(tab)
  const read = createRowReader(tab, places)
  const isTitle = createTitleTest(below, places)
  const isHeads = createHeadsTest(tab)
  const findValueOut = createValueTest(tab, choices)
  const readCell = toHeadReader(tab)
  const findProduct = shop && findProducts(below, readCell, shop)
  let [name, above] = ['', places.has('nombre') ? '' : getFirstTitle(tab, isHeads)]
  const readRow = (row: Row, index: number): Verdict => {
    if (heads.numbers.includes(row.number)) return headsRow
    if (index < heads.from || countFilled(row) === 0) return { ...title, words: countFilled(row) > 0 ? 'título' : '' }
    if (isHeads(row)) return headsRow
    const taken = choices.rows[rowKey(tab.key, row.number)]
    if (taken === false) return chosenOut('la sacaste')
    const own = read(row)
    if (!taken && isTitle(row, own)) {
      const text = getRowText(row)
      // The foot of a page names nothing.
      if (!isPageText(text)) [above, name] = [text, '']
      return title
    }
    if (shop && isParent(readCell(row), shop)) return out('sus medidas tienen su fila')
    const { nombre, codigo, codigobarra, tamaño, texto } = own.cells
    if (!taken && nombre + codigo + codigobarra + (shop ? tamaño : '') === '') return out('sin código ni nombre')
    const owner = findProduct?.(row) ?? row
    const ofOwner = owner === row ? own.cells : read(owner).cells
    name = ofOwner.nombre || name
    const named = name || above
    const valueOut = taken ? undefined : (findValueOut(owner, named) ?? findValueOut(row, named))
    if (valueOut !== undefined) return chosenOut(valueOut)
    // A list without codes uses its bar codes.
    const cells = {
      ...own.cells,
      nombre: named,
      texto: texto || ofOwner.texto,
      codigo: places.has('codigo') ? codigo : codigobarra,
    }
    const isBorrowed = ofOwner.nombre === '' && named !== '' && own.unread?.nombre === undefined
    return { becomes: 'created', words: '', row: { ...own, cells }, ...(isBorrowed && { isBorrowed }) }
  }
  return rows.map((row, index) => ({ tab, index, ...readRow(row, index) }))
}
