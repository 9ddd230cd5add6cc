/** Finds the tables of products in the sheets of a price list: the row of heads, and what makes a sheet one of products. Pure. */
import type { Cell } from '../../contract/sheet/cell.ts'
import type { Page, Row } from '../../contract/sheet/page.ts'
import { meaningOf, type Meaning } from './words.ts'

/** Titles and conditions stand above the heads. */
const searched = 50
export const textOf = (cell: Cell | undefined): string => cell?.text.replaceAll(/\s+/g, ' ').trim() ?? ''
export const filledIn = ({ cells }: Row): number => cells.reduce((sum, cell) => sum + (cell ? 1 : 0), 0)
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

export interface Table {
  readonly page: Page
  /** The index of the first row below the heads. */
  readonly from: number
  readonly heads: readonly string[]
  /** The number of the row of heads; undefined where there is none. */
  readonly number: number | undefined
  /** How many heads have a known word. */
  readonly nameCount: number
}

const meaningsIn = (row: Row): Meaning[] =>
  row.cells.flatMap((cell) => (cell && !cell.wide ? (meaningOf(cell.text)?.[0] ?? []) : []))

/** The second line of heads in two lines: words alone, half of them known or the same as above. */
const isSubHeads = (row: Row | undefined, above: Row): boolean => {
  if (!row || filledIn(row) < 2 || row.cells.some((cell) => cell && /\d{2}/.test(cell.text))) return false
  const alike = row.cells.filter(
    (cell, at) => cell && (meaningOf(cell.text) !== undefined || textOf(cell) === textOf(above.cells[at])),
  )
  return alike.length * 2 >= filledIn(row)
}

/** The row whose words name the most columns; without any, one of words alone above numbers; else none. */
const headsAt = ({ rows }: Page, byCells: boolean): number => {
  const count = rows.slice(0, searched).map((row) => new Set(meaningsIn(row)).size)
  const most = Math.max(0, ...count)
  if (most >= 2 || !byCells) return most >= 2 ? count.indexOf(most) : -1
  const width = median(rows.slice(0, 200).map(filledIn))
  return rows.slice(0, searched).findIndex((row, at) => {
    const below = rows.slice(at + 1, at + 20)
    const isWords = row.cells.every((cell) => !cell || (!/\d/.test(cell.text) && !cell.wide))
    const numbered = row.cells.some(
      (cell, place) =>
        cell && below.filter(({ cells }) => /\d/.test(cells[place]?.text ?? '')).length > below.length / 2,
    )
    return filledIn(row) >= Math.max(2, width * 0.6) && isWords && numbered
  })
}

const tableOf = (page: Page, byCells: boolean): Table => {
  const at = headsAt(page, byCells)
  const row = page.rows[at]
  const under = row && isSubHeads(page.rows[at + 1], row) ? page.rows[at + 1] : undefined
  const width = page.rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  const heads = Array.from({ length: width }, (_, place) => {
    const [first, second] = [textOf(row?.cells[place]), textOf(under?.cells[place])]
    return first === second ? first : `${first} ${second}`.trim()
  })
  return {
    page,
    from: at + (under ? 2 : 1),
    heads,
    number: row?.number,
    nameCount: new Set(heads.flatMap((head) => meaningOf(head)?.[0] ?? [])).size,
  }
}

/** Of the ways to read a text the one with the most known heads, then the widest rows. */
export const likeliest = (readings: readonly (readonly Page[])[]): readonly Page[] => {
  const score = (pages: readonly Page[]): number =>
    Math.max(
      0,
      ...pages.map((page) => tableOf(page, false).nameCount * 100 + Math.min(99, median(page.rows.map(filledIn)))),
    )
  return readings.toSorted((a, b) => score(b) - score(a))[0] ?? []
}

/** What makes a table one of products. */
const telling: ReadonlySet<Meaning> = new Set(['nombre', 'codigo', 'codigobarra'])

/** The sheets that hold products. Words rule; a list without any known word is understood by its cells. */
export const tablesIn = (pages: readonly Page[]): readonly Table[] => {
  const byWords = pages
    .map((page) => tableOf(page, false))
    .filter(
      ({ nameCount, heads }) =>
        nameCount >= 2 && heads.some((head) => telling.has(meaningOf(head)?.[0] ?? 'otro dato')),
    )
  if (byWords.length > 0) return byWords
  return pages
    .map((page) => tableOf(page, true))
    .filter(({ page: { rows } }) => rows.length > 1 && median(rows.map(filledIn)) >= 2)
}
