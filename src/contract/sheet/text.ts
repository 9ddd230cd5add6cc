/** Reads text files as spreadsheets write them. Pasted texts are read by recognise/table.ts, which keeps each row as it was written. */
import { unguarded } from '../formula.ts'
import { decodeBytes } from '../letters.ts'
import type { Cell } from './cell.ts'
import type { Page, Row } from './page.ts'

const utf16 = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined => {
  const [first, second, third, fourth] = bytes
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0 && third !== 0 && fourth === 0))
    return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0 && third === 0 && fourth !== 0))
    return 'utf-16be'
  return undefined
}

/** UTF-8, UTF-16 ('Texto Unicode') or an older code page, without the line that only names the separator. */
export const decodeText = (bytes: Uint8Array): string => {
  const wide = utf16(bytes)
  const text = wide ? new TextDecoder(wide).decode(bytes) : decodeBytes(bytes)
  return text.replace(/^"?sep=.?"?(?:\r\n?|\n)/i, '')
}

const separators = [';', ',', '\t', '|']

const toCell = (text: string): Cell | undefined => {
  const message = unguarded(text)
  return message.trim() === '' ? undefined : { text: message }
}

/** Where a sign stands next; the end of the text without one. */
const findNext = (text: string, sign: string, from: number): number => {
  const index = text.indexOf(sign, from)
  return index < 0 ? text.length : index
}

/** The rest of a line. */
const readLine = (text: string, from: number): string => text.slice(from, findNext(text, '\n', from))

/** The quote that closes a cell. A quote of the cell's own is written twice. */
const findClosing = (text: string, from: number): number => {
  let index = findNext(text, '"', from)
  while (text[index + 1] === '"') index = findNext(text, '"', index + 2)
  return index
}

/** '"1" x 2"' is 1" x 2, and '"1" Llave' stands as it is. */
const unquoted = (cell: string): string =>
  cell.length > 1 && cell.startsWith('"') && cell.endsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell

/** The sign between the cells of a text, and the cells of its widest record. */
interface Form {
  readonly delimiter: string
  readonly width: number
}

/** Lines that are whole rows, most of them, are no cell of several lines: the quotes at its ends are inches of two rows. */
const areRows = (lines: readonly string[], { delimiter, width }: Form): boolean =>
  width > 1 && lines.filter((line) => line.split(delimiter).length === width).length * 2 > lines.length

/** The index behind the quoted cell of a record; -1 where no quote closes it. */
const findQuotedEnd = (text: string, start: number, cell: number, form: Form): number => {
  const closing = findClosing(text, cell + 1)
  const behind = text.charAt(closing + 1)
  if (closing === text.length || !['', '\n', form.delimiter].includes(behind)) return -1
  const has = (sign: string) => text.slice(cell, closing).includes(sign)
  const isLong = has('\n') && has(form.delimiter)
  return isLong && areRows(text.slice(start, findNext(text, '\n', closing)).split('\n'), form) ? -1 : closing + 1
}

interface TextRecord {
  readonly cells: readonly string[]
  /** The index of the line's end behind it. */
  readonly end: number
  /** A quote opens a cell and none closes it: '"1" Llave' instead of '"1"" Llave"'. */
  readonly isLoose: boolean
}

/** Reads the record that starts at an index. A loose quote is a sign as any other, so that the records below stay whole. */
const readRecord = (text: string, start: number, form: Form): TextRecord => {
  const { delimiter } = form
  const first = readLine(text, start)
  if (!first.includes('"')) return { cells: first.split(delimiter), end: start + first.length, isLoose: false }
  const cells: string[] = []
  let [from, isLoose] = [start, false]
  for (;;) {
    const isQuoted = text[from] === '"'
    const quotedEnd = isQuoted ? findQuotedEnd(text, start, from, form) : -1
    if (isQuoted && quotedEnd < 0) isLoose = true
    const end = quotedEnd < 0 ? from + findNext(readLine(text, from), delimiter, 0) : quotedEnd
    cells.push(unquoted(text.slice(from, end)))
    if (text[end] !== delimiter) return { cells, end, isLoose }
    from = end + 1
  }
}

function* parseRows(text: string, delimiter: string): Generator<void, Row[]> {
  const rows: Row[] = []
  let [start, width] = [0, 0]
  while (start < text.length) {
    yield
    const { cells, end, isLoose } = readRecord(text, start, { delimiter, width })
    rows.push({
      number: rows.length + 1,
      cells: cells.map(toCell),
      ...(isLoose && { broken: 'tiene comillas sueltas' }),
    })
    width = Math.max(width, cells.length)
    start = end + 1
  }
  return rows
}

/** The text as a page by each separator that is in it, the likeliest first. */
export function* parsePages(text: string): Generator<void, Page[]> {
  const present = separators.filter((separator) => text.includes(separator))
  const lines = text.replaceAll(/\r\n?/g, '\n')
  const pages: Page[] = []
  for (const delimiter of present.length > 0 ? present : [';']) {
    const rows = yield* parseRows(lines, delimiter)
    pages.push({ name: '', rows, hiddenColumns: [], hiddenRows: [], struckRows: [] })
  }
  return pages
}
