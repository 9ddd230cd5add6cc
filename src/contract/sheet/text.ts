/** Reads text files as spreadsheets write them. Pasted texts are read by recognise/table.ts, which keeps each row as it was written. */
import Papa from 'papaparse'
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

/** In characters: how much is read in one go. */
const piece = 2 ** 18

/** Stands in no text: with it, quotes are signs as any other. */
const noQuote = '\0'

interface Piece {
  readonly lines: string[][]
  /** A quote stands where none opens or closes a cell: '1" Llave' instead of '"1"" Llave"'. */
  readonly isLoose: boolean
}

/** The lines of a text, in pieces. */
function* readLines(text: string, delimiter: string, quoteChar: string): Generator<Piece, void> {
  const { linebreak } = Papa.parse(text, { delimiter, preview: 1 }).meta
  const chunk: { lines: string[][]; isLoose: boolean; parser?: Papa.Parser | undefined } = { lines: [], isLoose: false }
  Papa.parse<string[]>(text, {
    delimiter,
    quoteChar,
    newline: linebreak === '\r' || linebreak === '\n' ? linebreak : '\r\n',
    chunkSize: piece,
    chunk: ({ data: lines, errors }: Papa.ParseResult<string[]>, parser: Papa.Parser) => {
      Object.assign(chunk, { lines, parser, isLoose: errors.some(({ type }) => type === 'Quotes') })
      parser.pause()
    },
    complete: () => {
      chunk.parser = undefined
    },
  })
  while (chunk.parser) {
    yield chunk
    chunk.parser.resume()
  }
}

const toCell = (text: string): Cell | undefined => {
  const message = unguarded(text)
  return message.trim() === '' ? undefined : { text: message }
}

const unquoted = (cell: string): string =>
  cell.length > 1 && cell.startsWith('"') && cell.endsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell

/** Whether quotes that open or close cells cannot be told from inches. */
const isBroken = (line: readonly string[]): boolean =>
  line.some((cell) => {
    if (!cell.startsWith('"')) return false
    const isInches = /\d"$/.test(cell) && line.some((other) => other !== '' && !other.startsWith('"'))
    return isInches || unquoted(cell) === cell || cell.slice(1, -1).replaceAll('""', '').includes('"')
  })

function* parseRows(text: string, delimiter: string, quoteChar = '"'): Generator<void, Row[]> {
  const rows: Row[] = []
  for (const { lines, isLoose } of readLines(text, delimiter, quoteChar)) {
    // Cells that run together would swallow whole lines.
    if (isLoose) return yield* parseRows(text, delimiter, noQuote)
    for (const line of lines) {
      yield
      const broken = quoteChar === noQuote && isBroken(line) && { broken: 'tiene comillas sueltas' }
      const cells = quoteChar === noQuote ? line.map(unquoted) : line
      rows.push({ number: rows.length + 1, cells: cells.map(toCell), ...broken })
    }
  }
  return rows
}

/** The text as a page by each separator that is in it, the likeliest first. */
export function* parsePages(text: string): Generator<void, Page[]> {
  const present = separators.filter((separator) => text.includes(separator))
  const pages: Page[] = []
  for (const delimiter of present.length > 0 ? present : [';']) {
    const rows = yield* parseRows(text, delimiter)
    pages.push({ name: '', rows, hiddenColumns: [], hiddenRows: [], struckRows: [] })
  }
  return pages
}
