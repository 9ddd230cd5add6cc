/** Reads the rows of one table of a price list: sizes with their names, and the titles among them. Pure. */
import type { SheetRow } from '#contract/bulk-row.ts'
import { toSheetRow } from '#contract/bulk-sheet.ts'
import { isLine, isPageText, isTotal } from '#recognise/cell-forms.ts'
import { columns as ours, flagColumns, multilineColumns, type Column } from '#contract/bulk-columns.ts'
import { nameKey } from '#contract/names.ts'
import type { Row } from '#contract/sheet/page.ts'
import { withoutEmphasis } from '#recognise/plain.ts'
import { joins } from './choices.ts'
import { countFilled, getCellText, type Table } from './list-tables.ts'

interface Reading {
  readonly table: Table
  readonly places: ReadonlyMap<Column, readonly number[]>
  readonly several: boolean
  /** The usual number of cells in a row of a size. */
  readonly usual: number
  /** The usual length of its code. */
  readonly codeLength: number
}

/** The cells of a row in our columns; several columns of one meaning are joined. */
const readListRow = (row: Row, { table, places, several }: Reading): SheetRow => {
  const firsts = new Map([...places].flatMap(([column, [first]]) => (first === undefined ? [] : [[column, first]])))
  const read = toSheetRow(row, { page: table.page, columnIndexes: firsts, lastColumn: table.lastColumn }, several)
  const cells = { ...read.cells }
  for (const column of ours) {
    const texts = (places.get(column) ?? []).map((columnIndex) => getCellText(row.cells[columnIndex])).filter(Boolean)
    if (texts.length > 1) cells[column] = texts.join(joins[column])
    if (!multilineColumns.has(column)) cells[column] = cells[column].replaceAll(/\s+/g, ' ')
    cells[column] = withoutEmphasis(cells[column])
    if (flagColumns.has(column) && /^[x✓✔]$/i.test(cells[column])) cells[column] = '1'
  }
  return { ...read, cells }
}

const isRepeatedHeads = ({ cells }: Row, { heads }: Table): boolean => {
  const same = cells.filter(
    (cell, columnIndex) =>
      cell && heads[columnIndex] !== '' && nameKey(getCellText(cell)) === nameKey(heads[columnIndex] ?? ''),
  )
  return same.length >= 2 && same.length * 2 >= cells.filter(Boolean).length
}

/** A whole row as one text: 'Total' and its number stand in cells of their own. */
const getRowText = ({ cells }: Row): string => cells.filter(Boolean).map(getCellText).join(' ')

/** A title or a note among the rows: no code, and fewer cells than a size. */
const isTitle = (row: Row, { cells }: SheetRow, { places, usual, codeLength }: Reading): boolean => {
  const filled = row.cells.filter(Boolean)
  const isCode = /\d/.test(cells.codigo) && !/\s/.test(cells.codigo)
  if (filled.some((cell) => cell?.wide && row.cells.indexOf(cell) !== places.get('nombre')?.[0])) return true
  if (filled.length === 1 && isPageText(getCellText(filled[0]))) return true
  if (filled.length === 1) return !isCode && (places.has('codigo') || cells.nombre === '')
  if (!isCode && isTotal(getRowText(row))) return true
  if (isLine(getRowText(row))) return true
  // 'TOTAL' in the column of codes.
  if (cells.nombre === '' && cells.codigo !== '' && !isCode) return cells.tamaño + cells.pack + cells.codigobarra === ''
  // '01 | MANGUERAS' among codes of five digits.
  const isShort = cells.codigo.length * 2 <= codeLength
  return usual >= 4 && filled.length === 2 && isShort && cells.tamaño + cells.pack + cells.codigobarra === ''
}

/** The rows of a table. A name, or a title without one, counts for the rows below until the next. */
export const readTableRows = (reading: Reading) => {
  const { table } = reading
  const rows: SheetRow[] = []
  const titles: { readonly title: string; readonly number: number }[] = []
  const nameless: number[] = []
  const borrowed = new Set<string>()
  let [name, title, filled] = ['', '', 0]
  for (const row of table.page.rows.slice(table.from)) {
    if (countFilled(row) === 0 || isRepeatedHeads(row, table)) continue
    const read = readListRow(row, reading)
    const { nombre, codigo, codigobarra } = read.cells
    if (isTitle(row, read, reading)) {
      const text = getRowText(row)
      titles.push({ title: text, number: row.number })
      // The foot of a page names nothing.
      if (!isPageText(text)) [title, name] = [text, '']
    } else if (nombre === '' && codigo === '' && codigobarra === '') nameless.push(row.number)
    else {
      if (nombre !== '') name = nombre
      else if (name || title) {
        filled++
        if (!name) borrowed.add(title)
      }
      // A list without codes uses its bar codes.
      const code = reading.places.has('codigo') ? codigo : codigobarra
      rows.push({ ...read, cells: { ...read.cells, nombre: name || title, codigo: code } })
    }
  }
  return { rows, titles, nameless, filled, borrowed }
}
