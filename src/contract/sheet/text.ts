/** Reads text files as spreadsheets write them. */
import { unguarded } from '../formula.ts'
import { decodeBytes } from '../letters.ts'
import type { Cell } from './cell.ts'
import type { Page, Row } from './page.ts'
import { readRecords } from './records.ts'

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

function* parseRows(text: string, delimiter: string): Generator<void, Row[]> {
  const rows: Row[] = []
  for (const { cells, isLoose } of readRecords(text, delimiter)) {
    rows.push({
      number: rows.length + 1,
      cells: cells.map(toCell),
      ...(isLoose && { broken: 'tiene comillas sueltas' }),
    })
    yield
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
