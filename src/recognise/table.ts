/** The rows of a text that people paste, by each sign that may part its cells. */
import { unguarded } from '#contract/formula.ts'
import { readRecords } from '#contract/sheet/records.ts'

export interface Cells {
  readonly text: string
  readonly cells: readonly string[]
}

export const delimiters = ['\t', ';', ',', '|'] as const
type Delimiter = (typeof delimiters)[number]

/** Removes the apostrophe that 'csv.ts' puts before formulas. Tables copied from a page do not have it. */
const withoutEscape = (cell: string, delimiter: Delimiter) =>
  delimiter === '\t' && cell.startsWith("'") ? cell : unguarded(cell)

const lineEnds = /\r\n?|[\u2028\u2029]/g
/** The lines of a text from any system. */
export const toTextLines = (text: string): string[] => text.replaceAll(lineEnds, '\n').split('\n')

const parseRows = (text: string, delimiter: Delimiter): Cells[] =>
  Array.from(readRecords(text.replaceAll(lineEnds, '\n'), delimiter), (record) => ({
    text: record.text,
    cells: record.cells.map((cell) => withoutEscape(cell, delimiter)),
  })).filter((row) => row.text.trim() !== '')

/** The text read with each possible delimiter. */
export const readings = (text: string): Cells[][] =>
  delimiters.filter((delimiter) => text.includes(delimiter)).map((delimiter) => parseRows(text, delimiter))
