import { finderOf, type Find } from '../../../finder/finder.ts'
import type { Linea } from '../../../state/pedido/linea.ts'
import type { Answers } from '../../beside/calls.ts'
import { codesOf, type Codes } from './codes.ts'
import { saidIn } from './line.ts'
import { guessedLine, pastedAs } from './pasted.ts'
import { proposalsFor } from './proposals.ts'

export interface Choices {
  /** The line is clear as typed. */
  readonly sure: boolean
  readonly lines: readonly Linea[]
  /** Why the line is not clear. */
  readonly why: string
}

/** The choices for a line as typed now; after a correction it may be clear. */
const choicesOf = (text: string, codes: Codes, find: Find): Choices => {
  const said = saidIn(text, codes)
  if (said === 'nothing')
    return { sure: false, lines: [], why: 'No pide ninguno: escribí cuántos packs, o descartala.' }
  const { line } = pastedAs(text, said)
  if (line) return { sure: true, lines: [line], why: '' }
  const rest = 'medida' in said ? '' : said.rest
  const named = 'medida' in said ? [] : said.named
  const lines = proposalsFor({ text, named, rest }, codes, find).map((medida) => guessedLine(medida, rest))
  if (lines.length === 0)
    return { sure: false, lines, why: 'No se parece a nada del catálogo: corregí el código o escribí la medida.' }
  return {
    sure: false,
    lines,
    why:
      named.length === 1
        ? `No es seguro cuántos son: escribí «${named[0]?.codigo || named[0]?.tamaño} x 10», o tocá lo que corresponda.`
        : '',
  }
}

export const choices: Answers['choices'] = function* choices(productos, text) {
  return choicesOf(text, codesOf(productos), yield* finderOf(productos).prepare())
}
