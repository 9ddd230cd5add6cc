/** For tests. */
import cells from './corpus/cells.txt?raw'
import texts from './corpus/texts.txt?raw'

/** A text, and what the room makes of it: for sure, or asked about; nothing where both are empty. */
export interface Case {
  readonly kind: string
  readonly text: string
  readonly right: string
  readonly asked: string
}

/** Where a text has two parts, ` | ` stands between them. */
const parseCases = (lines: string): readonly Case[] =>
  lines
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [kind = '', text = '', right = '', asked = ''] = line.split('\t')
      return { kind, text, right, asked }
    })

/** The cases of the room. */
export const cases = parseCases(texts)

/** Codes as people and programs write them, each beside one of a catalogue: `same`, `other`, or why the two may be one. */
export const codeCases = cases
  .filter(({ kind }) => kind === 'code')
  .map(({ text, right }) => {
    const [written = '', stored = ''] = text.split(' | ')
    return { written, stored, answer: right }
  })

const ofCells = parseCases(cells)

/** Cells of lists, each in a row that leaves no other doubt: which rule asks about them, and the one other text that they can mean. */
export const cellCases = ofCells
  .filter(({ kind }) => kind === 'cell')
  .map(({ text, asked }) => {
    const [column = '', cell = ''] = text.split(' | ')
    const [rule = '', reading] = asked.split(' | ')
    return { column, cell, rule, reading }
  })

/** Names of rows without a code, and which rule asks about them. */
export const codelessCases = ofCells.filter(({ kind }) => kind === 'codeless')
