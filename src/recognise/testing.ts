/** For tests. */
import texts from './corpus/texts.txt?raw'

/** A text, and what the room makes of it: for sure, or asked about; nothing where both are empty. */
export interface Case {
  readonly kind: string
  readonly text: string
  readonly right: string
  readonly asked: string
}

/** The cases of the room; where a text has two parts, ` | ` stands between them. */
export const cases: readonly Case[] = texts
  .split('\n')
  .filter(Boolean)
  .map((line) => {
    const [kind = '', text = '', right = '', asked = ''] = line.split('\t')
    return { kind, text, right, asked }
  })

/** Codes as people and programs write them, each beside one of a catalogue: `same`, `other`, or why the two may be one. */
export const codeCases = cases
  .filter(({ kind }) => kind === 'code')
  .map(({ text, right }) => {
    const [written = '', stored = ''] = text.split(' | ')
    return { written, stored, answer: right }
  })
