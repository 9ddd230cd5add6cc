/**
 * The rows of a text that people paste, by each sign that may part its cells. Files are read by Papa Parse (contract/sheet/text.ts), which
 * gives no text of a row as it was written, and for which a quote that is never closed holds all that follows: in an order it is inches, 1/2".
 */
import { unguarded } from '#contract/formula.ts'

export interface Cells {
  readonly text: string
  readonly cells: readonly string[]
}

export const delimiters = ['\t', ';', ',', '|'] as const
type Delimiter = (typeof delimiters)[number]

/** A quoted cell may hold anything; a quote that is never closed is an ordinary letter. */
const createCellPattern = (delimiter: Delimiter): RegExp => {
  const between = delimiter === '|' ? String.raw`\|` : delimiter
  return new RegExp(`(?:[ ]*"((?:[^"]|""){0,2000})"[ ]*|([^${between}\\n]*))(${between}|\\n|$)`, 'y')
}

/** Removes the apostrophe that 'csv.ts' puts before formulas. Tables copied from a page do not have it. */
const withoutEscape = (cell: string, delimiter: Delimiter) =>
  delimiter === '\t' && cell.startsWith("'") ? cell : unguarded(cell)

const lineEnds = /\r\n?|[\u2028\u2029]/g
/** The lines of a text from any system. */
export const toTextLines = (text: string): string[] => text.replaceAll(lineEnds, '\n').split('\n')

const parseRows = (text: string, delimiter: Delimiter): Cells[] => {
  const rows: Cells[] = []
  const form = createCellPattern(delimiter)
  const source = text.replaceAll(lineEnds, '\n')
  let [start, cells]: [number, string[]] = [0, []]
  while (form.lastIndex <= source.length) {
    const match = form.exec(source)
    if (!match) break
    cells.push(withoutEscape(match[1]?.replaceAll('""', '"') ?? match[2] ?? '', delimiter))
    if (match[3] === delimiter) continue
    const row = source.slice(start, form.lastIndex).replace(/\n$/, '')
    if (row.trim() !== '') rows.push({ text: row, cells })
    if (form.lastIndex >= source.length) break
    start = form.lastIndex
    cells = []
  }
  return rows
}

/** The text read with each possible delimiter. */
export const readings = (text: string): Cells[][] =>
  delimiters.filter((delimiter) => text.includes(delimiter)).map((delimiter) => parseRows(text, delimiter))
