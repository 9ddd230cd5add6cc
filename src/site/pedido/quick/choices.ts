import { finderOf, type Find } from '../../../finder/finder.ts'
import { keyOf, type Medida } from '../../../state/pedido/linea.ts'
import type { Answers, Choices } from '../../catalogue-worker/calls.ts'
import { amountIn } from './amount.ts'
import { codesOf, type Codes } from './codes.ts'
import { meaningOfLine } from './line.ts'
import { guessedLine, lineOf } from './pasted.ts'

/** More proposals would be a search, which the page has already. */
const most = 4

/** The sizes that a search finds; of a product without a size, its first sizes. */
const foundBy = (find: Find, query: string): Medida[] =>
  find(query)
    .matches.slice(0, most)
    .flatMap(({ producto: { nombre, sub_productos }, sizes }) =>
      sub_productos
        .filter((_, size) => sizes.length === 0 || sizes.includes(size))
        .slice(0, most)
        .map((size) => ({ ...size, nombre })),
    )

/** The sizes that a line without a known code may mean, likeliest first: by codes one slip away, by its words. */
const nearTo = (text: string, rest: string, codes: Codes, find: Find): Medida[] => {
  const slips = text.split(/[\s;,|:()]+/).flatMap((word) => codes.nearly(word))
  const words = amountIn(rest).rest
  return [...slips, ...(/\p{L}|\dx\d/u.test(words) ? foundBy(find, words) : [])]
}

/** The choices for a line as typed now; after a correction it may be clear. */
const choicesOf = (text: string, codes: Codes, find: Find): Choices => {
  const meaning = meaningOfLine(text, codes)
  if (meaning === 'nothing')
    return { sure: false, lines: [], why: 'No pide ninguno: escribí cuántos packs, o descartala.' }
  if ('medida' in meaning) return { sure: true, lines: [lineOf(meaning)], why: '' }
  const { matches, rest } = meaning
  const meant = matches.length > 0 ? matches : nearTo(text, rest, codes, find)
  const medidas = [...new Map(meant.map((medida) => [keyOf(medida), medida])).values()].slice(0, most)
  const [one, other] = matches
  const why =
    one && !other
      ? `No es seguro cuántos son: escribí «${one.codigo || one.tamaño} x 10», o tocá lo que corresponda.`
      : ''
  return {
    sure: false,
    lines: medidas.map((medida) => guessedLine(medida, rest)),
    why: medidas.length > 0 ? why : 'No se parece a nada del catálogo: corregí el código o escribí la medida.',
  }
}

export const choices: Answers['choices'] = function* choices(productos, text) {
  return choicesOf(text, codesOf(productos), yield* finderOf(productos).prepare())
}
