/** Finds the tables of products in the sheets of a price list, and the row of heads in each. Pure. */
import { misreadLetters, repairLetters } from '#contract/letters.ts'
import type { Cell } from '#contract/sheet/cell.ts'
import { nameKey } from '#contract/names.ts'
import { letters, type Page, type Row } from '#contract/sheet/page.ts'
import { getLikely, getSure } from '#recognise/finding.ts'
import { findHeads, searchedRows } from '#recognise/heads.ts'
import { findListHead, type ListHead } from '#recognise/list-heads.ts'
import { withoutEmphasis } from '#recognise/plain.ts'

export const getCellText = (cell: Cell | undefined): string =>
  withoutEmphasis(cell?.text.replaceAll(/\s+/g, ' ').trim() ?? '')
export const countFilled = ({ cells }: Row): number => cells.reduce((sum, cell) => sum + (cell ? 1 : 0), 0)
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

export interface Table {
  readonly page: Page
  /** The index of the first row below the heads. */
  readonly from: number
  readonly heads: readonly string[]
  /** The index of the last head; infinite without heads. */
  readonly lastHead: number
  /** The number of the row of heads; undefined without one. */
  readonly number: number | undefined
  /** The number of heads with a known word. */
  readonly nameCount: number
}

/** A cell that spans columns is a title. */
const getHeadTexts = ({ cells }: Row): string[] => Array.from(cells, (cell) => (cell && !cell.wide ? cell.text : ''))
const getMeaning = (head: string): ListHead | undefined => getLikely(findListHead(head))
const getMeanings = (row: Row): ListHead[] => getHeadTexts(row).flatMap((text) => getMeaning(text) ?? [])

/** The second line of heads in two lines: words alone, half of them known or the same as above. */
const isSubHeads = (row: Row | undefined, above: Row): boolean => {
  if (!row || countFilled(row) < 2 || row.cells.some((cell) => cell && /^\s*\d|\d{2}/.test(cell.text))) return false
  const alike = row.cells.filter(
    (cell, columnIndex) =>
      cell && (getMeaning(cell.text) !== undefined || getCellText(cell) === getCellText(above.cells[columnIndex])),
  )
  return alike.length * 2 >= countFilled(row)
}

/** The row with the most words that name columns; without any, a row of words alone above numbers; else none. */
const findHeadsIndex = ({ rows }: Page, byCells: boolean): number => {
  const named = getSure(findHeads(rows.slice(0, searchedRows).map(getHeadTexts), findListHead))
  if (named || !byCells) return named?.index ?? -1
  const width = median(rows.slice(0, 200).map(countFilled))
  return rows.slice(0, searchedRows).findIndex((row, rowIndex) => {
    const below = rows.slice(rowIndex + 1, rowIndex + 20)
    const isWords = row.cells.every((cell) => !cell || (!/\d/.test(cell.text) && !cell.wide))
    const numbered = row.cells.some(
      (cell, columnIndex) =>
        cell && below.filter(({ cells }) => /\d/.test(cells[columnIndex]?.text ?? '')).length > below.length / 2,
    )
    return countFilled(row) >= Math.max(2, width * 0.6) && isWords && numbered
  })
}

/** A head with the letters that it was meant with. */
const getHead = (row: Row | undefined, columnIndex: number): string => {
  const text = getCellText(row?.cells[columnIndex])
  return (misreadLetters.test(text) && repairLetters(text)) || text
}

const toTable = (page: Page, byCells: boolean): Table => {
  const headsIndex = findHeadsIndex(page, byCells)
  const row = page.rows[headsIndex]
  const under = row && isSubHeads(page.rows[headsIndex + 1], row) ? page.rows[headsIndex + 1] : undefined
  const width = page.rows.reduce((max, { cells }) => Math.max(max, cells.length), 0)
  const heads = Array.from({ length: width }, (_, columnIndex) => {
    const [first, second] = [getHead(row, columnIndex), getHead(under, columnIndex)]
    return first === second ? first : `${first} ${second}`.trim()
  })
  return {
    page,
    from: headsIndex + (under ? 2 : 1),
    heads,
    lastHead: row ? heads.findLastIndex((head) => head !== '') : Infinity,
    number: row?.number,
    nameCount: new Set(heads.flatMap((head) => getMeaning(head) ?? [])).size,
  }
}

/** The meanings that mark a table of products. */
const telling: ReadonlySet<ListHead> = new Set(['nombre', 'codigo', 'codigobarra'])
const isTelling = (meanings: readonly ListHead[]): boolean =>
  new Set(meanings).size >= 2 && meanings.some((meaning) => telling.has(meaning))

/** A row among others whose words are heads. */
const isHeads = (row: Row): boolean => {
  const filled = countFilled(row)
  if (filled < 2 || row.cells.some((cell) => cell && (/\d{3}|^\d+$/.test(cell.text) || cell.text.length > 40)))
    return false
  const meanings = getMeanings(row)
  return meanings.length * 3 >= filled * 2 && isTelling(meanings)
}

/** The words of a row of heads, by column. */
const toWords = ({ cells }: Row): string[] => Array.from(cells, (cell) => nameKey(getCellText(cell)))

/** Each row of other heads begins a table, however far below. */
const splitBelow = (page: Page): Page[] => {
  const headsIndex = findHeadsIndex(page, false)
  let words = page.rows[headsIndex] && toWords(page.rows[headsIndex]).join('|')
  const starts = page.rows.flatMap((row, rowIndex) => {
    if (rowIndex < headsIndex + 2 || !isHeads(row) || toWords(row).join('|') === words) return []
    words = toWords(row).join('|')
    return [rowIndex]
  })
  if (starts.length === 0) return [page]
  const bounds = [...(headsIndex < 0 ? [] : [0]), ...starts]
  return bounds.map((from, index) => ({ ...page, rows: page.rows.slice(from, bounds[index + 1]) }))
}

/** Tables side by side are one each: the same words as heads, or the same meanings, of three columns or beyond a blank one. */
const splitBeside = (page: Page): Page[] => {
  const heads = page.rows[findHeadsIndex(page, false)]
  if (!heads) return [page]
  const words = toWords(heads)
  const meanings = words.map(getMeaning)
  const first = meanings.find((meaning) => meaning !== undefined)
  const starts = meanings.flatMap((meaning, column) => (first !== undefined && meaning === first ? [column] : []))
  const bounds = starts.map((from, index) => [index === 0 ? 0 : from, starts[index + 1] ?? Infinity] as const)
  const known = <Value>(values: readonly Value[]) =>
    bounds.map(([from, to]) => values.slice(from, to).filter((_, column) => meanings[from + column] !== undefined))
  const areAlike = (tables: readonly (readonly unknown[])[]) =>
    tables.every((table) => table.join('|') === tables[0]?.join('|'))
  const [tableMeanings = []] = known(meanings)
  const isApart = tableMeanings.length > 2 || starts.slice(1).every((from) => words[from - 1] === '')
  const isSame = areAlike(known(words)) || (isApart && areAlike(known(meanings)))
  if (starts.length < 2 || !isSame || !isTelling(tableMeanings.flatMap((meaning) => meaning ?? []))) return [page]
  return bounds.map(([from, to]) => ({
    ...page,
    name: `${page.name} ${letters(from)}–${letters(Math.min(to, words.length) - 1)}`.trim(),
    rows: page.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell, column) => (column >= from && column < to ? cell : undefined)),
    })),
  }))
}

/** The pages of a file, one for each table. */
export const splitTables = (pages: readonly Page[]): Page[] => pages.flatMap(splitBelow).flatMap(splitBeside)

/** Of the ways to read a text the one with the most known heads, then the widest rows. */
export const chooseReading = (readings: readonly (readonly Page[])[]): readonly Page[] => {
  const score = (pages: readonly Page[]): number =>
    Math.max(
      0,
      ...pages.map((page) => toTable(page, false).nameCount * 100 + Math.min(99, median(page.rows.map(countFilled)))),
    )
  return readings.toSorted((a, b) => score(b) - score(a))[0] ?? []
}

/** The sheets that hold products. Words rule; without any known word each sheet is a table. */
export const findTables = (pages: readonly Page[]): readonly Table[] => {
  const byWords = pages
    .map((page) => toTable(page, false))
    .filter(
      ({ nameCount, heads }) => nameCount >= 2 && heads.some((head) => telling.has(getMeaning(head) ?? 'otro dato')),
    )
  if (byWords.length > 0) return byWords
  return pages
    .map((page) => toTable(page, true))
    .filter(({ page: { rows } }) => rows.length > 1 && median(rows.map(countFilled)) >= 2)
}
