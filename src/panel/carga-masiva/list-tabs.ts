/** The tabs of a price list: each sheet, and each table below other heads in it, with the row of its heads. Pure. */
import { capital } from '#contract/capital.ts'
import { findLastColumn, holdsText } from '#contract/bulk-sheet.ts'
import { misreadLetters, repairLetters } from '#contract/letters.ts'
import { nameKey } from '#contract/names.ts'
import type { Book } from '#contract/sheet/book.ts'
import type { Cell } from '#contract/sheet/cell.ts'
import { letters, type Page, type Row } from '#contract/sheet/page.ts'
import { getLikely, getSure } from '#recognise/finding.ts'
import { countKnown, findHeads, searchedRows } from '#recognise/heads.ts'
import { findListHead, type ListHead } from '#recognise/list-heads.ts'
import { withoutEmphasis } from '#recognise/plain.ts'
import { findShop } from './shops.ts'

/** Most texts: words with single blanks between. */
const usual = /^[^\s*_]+(?: [^\s*_]+)*$/
/** A text of a cell in one line, as it was meant. */
export const cleaned = (text: string): string =>
  usual.test(text) ? text : withoutEmphasis(text.replaceAll(/\s+/g, ' ').trim())
export const getCellText = (cell: Cell | undefined): string => cleaned(cell?.text ?? '')
export const countFilled = ({ cells }: Row): number => cells.reduce((sum, cell) => sum + (cell ? 1 : 0), 0)
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** A part of a sheet as it is read, whatever somebody chooses about it. */
export interface RawTab {
  readonly key: string
  readonly name: string
  readonly page: Page
  /** The index of the proposed row of heads; -1 without one. */
  readonly proposed: number
}

/** A column of a tab, in the order of the sheet. */
export interface Column {
  readonly index: number
  /** The words of the head, by which a choice holds in all tabs; a column without words is its tab's own. */
  readonly key: string
  readonly letter: string
  readonly head: string
}

export interface Heads {
  /** The numbers of the rows of heads. */
  readonly numbers: readonly number[]
  /** The index of the first row below. */
  readonly from: number
  /** The index of the last column; a cell beyond it has moved. */
  readonly lastColumn: number
}

/** What the words of a head most likely mean. */
export const getMeaning = (text: string): ListHead | undefined => getLikely(findListHead(text))

/** A cell that spans columns is a title. */
const getHeadTexts = ({ cells }: Row): string[] => Array.from(cells, (cell) => (cell && !cell.wide ? cell.text : ''))
const hasDigit = ({ cells }: Row): boolean => cells.some((cell) => cell && /\d/.test(cell.text))
const getWords = ({ cells }: Row): string[] => Array.from(cells, (cell) => nameKey(getCellText(cell)))

/** The heads of a list that somebody has chosen before. */
export type KnownLists = readonly ReadonlySet<string>[]
const isRemembered = (row: Row, known: KnownLists): boolean =>
  countFilled(row) > 1 && known.some((words) => getWords(row).every((word) => word === '' || words.has(word)))

const findNamed = (rows: readonly Row[]) =>
  getSure(findHeads(rows.slice(0, searchedRows).map(getHeadTexts), findListHead))

/** The row of remembered heads or of a shop's, or with the most words that name columns; without two such words the first row, of words alone above numbers. */
const findHeadsIndex = (rows: readonly Row[], known: KnownLists): number => {
  const first = rows.slice(0, searchedRows)
  const sure = first.findIndex((row) => isRemembered(row, known) || findShop(getWords(row)) !== undefined)
  if (sure >= 0) return sure
  const named = findNamed(rows)
  if (named) return named.index
  const index = first.findIndex((row) => countFilled(row) > 1)
  const [row, next] = first.slice(Math.max(0, index))
  return row && next && !hasDigit(row) && hasDigit(next) ? index : -1
}

const telling: ReadonlySet<string | undefined> = new Set<ListHead>(['nombre', 'codigo', 'codigobarra'])
/** Whether a column of this meaning tells products or sizes apart. */
export const isTelling = (meaning: string | undefined): boolean => telling.has(meaning)

/** A row among others whose words are heads. */
const isHeads = (row: Row): boolean => {
  const filled = countFilled(row)
  if (filled < 2 || row.cells.some((cell) => cell && (/\d{3}|^\d+$/.test(cell.text) || cell.text.length > 40)))
    return false
  const meanings = getHeadTexts(row).flatMap((text) => getMeaning(text) ?? [])
  return meanings.length * 3 >= filled * 2 && new Set(meanings).size >= 2 && meanings.some(isTelling)
}

/** The indexes of the rows of heads in a sheet: the proposed one, and each row of other heads, however far below. */
const findHeadRows = (rows: readonly Row[], known: KnownLists): number[] => {
  const proposed = findHeadsIndex(rows, known)
  let words = rows[proposed] && getWords(rows[proposed]).join('|')
  const below = rows.flatMap((row, index) => {
    if (index < proposed + 2 || !isHeads(row) || getWords(row).join('|') === words) return []
    words = getWords(row).join('|')
    return [index]
  })
  return proposed < 0 ? below : [proposed, ...below]
}

const toTabs = (page: Page, known: KnownLists): RawTab[] => {
  const [proposed = -1, ...others] = findHeadRows(page.rows, known)
  const { name } = page
  const below = others.map((start, index): RawTab => {
    const rows = page.rows.slice(start, others[index + 1])
    const place = `desde la fila ${rows[0]?.number}`
    return {
      // No sheet has a colon in its name.
      key: `${name}: ${index + 2}`,
      name: name === '' ? capital(place) : `${name}, ${place}`,
      page: { ...page, rows },
      proposed: 0,
    }
  })
  // Conditions above the first heads stay in sight.
  return [{ key: name, name, page: { ...page, rows: page.rows.slice(0, others[0]) }, proposed }, ...below]
}

/** Of the ways to read a text the one with the most known heads, then the widest rows. */
const chooseBook = (books: readonly Book[]): Book | undefined => {
  const score = ({ pages }: Book): number => {
    const [{ rows } = { rows: [] }] = pages
    return countKnown(findNamed(rows)?.columns ?? []) * 100 + Math.min(99, median(rows.map(countFilled)))
  }
  return books.length < 2 ? books[0] : books.toSorted((a, b) => score(b) - score(a))[0]
}

/** The tabs of a file. A text comes as one book for each separator. */
export const findTabs = (books: readonly Book[], known: KnownLists): readonly RawTab[] =>
  (chooseBook(books)?.pages ?? [])
    .filter(({ rows }) => rows.some((row) => countFilled(row) > 0))
    .flatMap((page) => toTabs(page, known))

/** A head with the letters that it was meant with. */
const getHead = (row: Row, column: number): string => {
  const text = getCellText(row.cells[column])
  return (misreadLetters.test(text) && repairLetters(text)) || text
}

/** The heads of a tab in the rows that somebody chose, or in the proposed one. */
export const readHeads = (
  { key: tab, page: { rows }, proposed }: RawTab,
  chosen: readonly number[] | undefined,
  isFirst: boolean,
): Heads & { readonly columns: readonly Column[] } => {
  const isHead = ({ number }: Row, index: number) => (chosen ? chosen.includes(number) : index === proposed)
  const headRows = rows.filter(isHead)
  const below = rows.slice(rows.findLastIndex(isHead) + 1)
  const texts: (string | undefined)[] = []
  for (const row of headRows)
    row.cells.forEach((_, column) => {
      texts[column] = [texts[column], getHead(row, column)].filter(Boolean).join(' ')
    })
  const lastColumn = headRows.length > 0 ? findLastColumn(below, texts.findLastIndex(Boolean)) : Infinity
  for (const { cells } of below)
    cells.forEach((cell, column) => {
      if (column <= lastColumn && holdsText(cell)) texts[column] ??= ''
    })
  const keys = new Set<string>()
  const columns = texts.flatMap((head = '', index): Column[] => {
    const letter = letters(index)
    const words = nameKey(head) || (isFirst ? letter : `${tab} ${letter}`)
    const key = keys.has(words) ? `${words} (${letter})` : words
    keys.add(key)
    return [{ index, key, letter, head }]
  })
  return { numbers: headRows.map(({ number }) => number), from: rows.length - below.length, lastColumn, columns }
}
