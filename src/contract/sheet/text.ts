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
    for (const row of Papa.parse<string[]>(text, { delimiter }).data) {
      yield
      rows.push({ number: rows.length + 1, cells: row.map(cellOf) })
    }
    pages.push({ name: '', rows, hiddenColumns: [], hiddenRows: [] })
  }
  return pages
}
