/** Reads text files as spreadsheets write them. */
import Papa from 'papaparse'
import { unguarded } from '../formula.ts'
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

/** UTF-8, UTF-16 ('Texto Unicode') or Latin-1, without the line that only names the separator. */
export const textIn = (bytes: Uint8Array): string => {
  const decode = (label: string, fatal = false) => new TextDecoder(label, { fatal }).decode(bytes)
  const wide = utf16(bytes)
  let text: string
  try {
    text = wide ? decode(wide) : decode('utf-8', true)
  } catch {
    text = decode('windows-1252')
  }
  return text.replace(/^"?sep=.?"?(?:\r\n?|\n)/i, '')
}

const separators = [';', ',', '\t', '|']

/** In characters: how much is read in one go. */
const piece = 2 ** 18

/** The lines of a text, in pieces. */
function* linesIn(text: string, delimiter: string): Generator<string[][], void> {
  const { linebreak } = Papa.parse(text, { delimiter, preview: 1 }).meta
  const found: { lines: string[][]; parser?: Papa.Parser | undefined } = { lines: [] }
  Papa.parse<string[]>(text, {
    delimiter,
    newline: linebreak === '\r' || linebreak === '\n' ? linebreak : '\r\n',
    chunkSize: piece,
    chunk: ({ data: lines }: Papa.ParseResult<string[]>, parser: Papa.Parser) => {
      Object.assign(found, { lines, parser })
      parser.pause()
    },
    complete: () => {
      found.parser = undefined
    },
  })
  while (found.parser) {
    yield found.lines
    found.parser.resume()
  }
}

const cellOf = (text: string): Cell | undefined => {
  const message = unguarded(text)
  return message.trim() === '' ? undefined : { text: message }
}

/** The text as a page by each separator that is in it, the likeliest first. */
export function* pagesIn(text: string): Generator<void, Page[]> {
  const there = separators.filter((separator) => text.includes(separator))
  const pages: Page[] = []
  for (const delimiter of there.length > 0 ? there : [';']) {
    const rows: Row[] = []
    for (const lines of linesIn(text, delimiter))
      for (const line of lines) {
        yield
        rows.push({ number: rows.length + 1, cells: line.map(cellOf) })
      }
    pages.push({ name: '', rows, hiddenColumns: [], hiddenRows: [] })
  }
  return pages
}
