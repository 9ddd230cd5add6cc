import { finderOf, type Find } from '../../../finder/finder.ts'
import type { Answers, Choices } from '../../catalogue-worker/calls.ts'
import { codesOf, type Codes } from './codes.ts'
import { meaningOfLine } from './line.ts'
import { guessedLine, pastedAs } from './pasted.ts'
import { proposalsFor } from './proposals.ts'

/** The choices for a line as typed now; after a correction it may be clear. */
const choicesOf = (text: string, codes: Codes, find: Find): Choices => {
  const meaning = meaningOfLine(text, codes)
  if (meaning === 'nothing')
    return { sure: false, lines: [], why: 'No pide ninguno: escribí cuántos packs, o descartala.' }
  const { line } = pastedAs(text, meaning)
  if (line) return { sure: true, lines: [line], why: '' }
  const rest = 'medida' in meaning ? '' : meaning.rest
  const matching = 'medida' in meaning ? [] : meaning.matches
  const lines = proposalsFor({ text, matches: matching, rest }, codes, find).map((medida) => guessedLine(medida, rest))
  if (lines.length === 0)
    return { sure: false, lines, why: 'No se parece a nada del catálogo: corregí el código o escribí la medida.' }
  return {
    sure: false,
    lines,
    why:
      matching.length === 1
        ? `No es seguro cuántos son: escribí «${matching[0]?.codigo || matching[0]?.tamaño} x 10», o tocá lo que corresponda.`
        : '',
  }
}

export const choices: Answers['choices'] = function* choices(productos, text) {
  return choicesOf(text, codesOf(productos), yield* finderOf(productos).prepare())
}
