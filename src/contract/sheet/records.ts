/** Reads the records of a text whose cells a sign parts. */

/** Where a sign stands next; the end of the text without one. */
const findNext = (text: string, sign: string, from: number): number => {
  const index = text.indexOf(sign, from)
  return index < 0 ? text.length : index
}

/** The rest of a line. */
const readLine = (text: string, from: number): string => text.slice(from, findNext(text, '\n', from))

/** The index of the first sign that is no blank. */
const skipBlanks = (text: string, from: number): number => {
  let index = from
  while (text[index] === ' ') index += 1
  return index
}

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
  const end = skipBlanks(text, closing + 1)
  if (closing === text.length || !['', '\n', form.delimiter].includes(text.charAt(end))) return -1
  const has = (sign: string) => text.slice(cell, closing).includes(sign)
  const isLong = has('\n') && has(form.delimiter)
  return isLong && areRows(text.slice(start, findNext(text, '\n', closing)).split('\n'), form) ? -1 : end
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
    const opening = skipBlanks(text, from)
    const quotedEnd = text[opening] === '"' ? findQuotedEnd(text, start, opening, form) : -1
    if (text[from] === '"' && quotedEnd < 0) isLoose = true
    const end = quotedEnd < 0 ? from + findNext(readLine(text, from), delimiter, 0) : quotedEnd
    cells.push(unquoted(quotedEnd < 0 ? text.slice(from, end) : text.slice(opening, end).trimEnd()))
    if (text[end] !== delimiter) return { cells, end, isLoose }
    from = end + 1
  }
}

/** The record that stands in the one cell of another, as a spreadsheet saves a row that it has not parted: '"1,""Pala"",S"'. */
const unwrap = (record: TextRecord, form: Form): TextRecord => {
  const [cell = '', second] = record.cells
  if (second !== undefined || !cell.includes(form.delimiter)) return record
  const inner = readRecord(cell, 0, form)
  const isWhole = inner.end === cell.length && (form.width === 0 || inner.cells.length === form.width)
  return isWhole ? { ...inner, end: record.end } : record
}

/** A record as it was written. */
export interface WrittenRecord extends Pick<TextRecord, 'cells' | 'isLoose'> {
  readonly text: string
}

/** The records of a text whose lines end in '\n'. A library would stop at a quote that no other closes, and give no text of a record. */
export function* readRecords(text: string, delimiter: string): Generator<WrittenRecord> {
  let [start, width] = [0, 0]
  while (start < text.length) {
    const form = { delimiter, width }
    const { cells, end, isLoose } = unwrap(readRecord(text, start, form), form)
    yield { text: text.slice(start, end), cells, isLoose }
    width = Math.max(width, cells.length)
    start = end + 1
  }
}
