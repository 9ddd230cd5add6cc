import { getFinder, type Find } from '#finder/finder.ts'
import { getMedidaKey, type Medida } from '#state/pedido/linea.ts'
import type { Answers, Choices } from '../../catalogue-worker/calls.ts'
import { guessAmount } from './amount.ts'
import { findRefusal } from '#recognise/refusal.ts'
import { getCodes, type Codes } from './codes.ts'
import { meaningOfLine } from './line.ts'
import { guessedLine, toLine } from './pasted.ts'

/** More proposals would be a search, which the page has already. */
const maxChoices = 4

/** The sizes that a search finds; of a product without a size, its first sizes. */
const searchSizes = (find: Find, query: string): Medida[] =>
  find(query)
    .matches.slice(0, maxChoices)
    .flatMap(({ producto: { nombre, sub_productos }, sizes }) =>
      sub_productos
        .filter((_, size) => sizes.length === 0 || sizes.includes(size))
        .slice(0, maxChoices)
        .map((size) => ({ ...size, nombre })),
    )

/** The sizes that a line without a known code may mean, likeliest first: by codes one slip away, by its words. */
const nearTo = (text: string, remainder: string, codes: Codes, find: Find): Medida[] => {
  const slips = text.split(/[\s;,|:()]+/).flatMap((code) => codes.nearly(code))
  const words = guessAmount(remainder).remainder
  return [...slips, ...(/\p{L}|\dx\d/u.test(words) ? searchSizes(find, words) : [])]
}

/** A line between the signs that chat programs strike a text out by. */
const struck = /^\s*(?:>\s*)*~(.*)~\s*$/
const ifWanted = 'si va igual, tocala; si no, descartala.'
const isStruck = `Viene tachada: ${ifWanted}`
const isQuoted = `Viene citada de otro mensaje: ${ifWanted}`

/** The choices for a line as typed now; after a correction it may be clear. */
const listChoices = (text: string, codes: Codes, find: Find): Choices => {
  const [, inside] = struck.exec(text) ?? []
  const meaning = meaningOfLine(inside ?? text, codes)
  if (meaning === 'nothing')
    return { sure: false, lines: [], why: 'No pide ninguno: escribí cuántos packs, o descartala.' }
  if ('medida' in meaning) {
    const why = inside !== undefined ? isStruck : text.trimStart().startsWith('>') ? isQuoted : ''
    return { sure: why === '', lines: [toLine(meaning)], why }
  }
  const { matches, remainder } = meaning
  const meant = matches.length > 0 ? matches : nearTo(text, remainder, codes, find)
  const medidas = [...new Map(meant.map((medida) => [getMedidaKey(medida), medida])).values()].slice(0, maxChoices)
  const [first, second] = matches
  const refusal = findRefusal(text)
  const why =
    first && refusal !== undefined
      ? `Dice «${refusal}»: ${ifWanted}`
      : first && !second
        ? `No es seguro cuántos son: escribí «${first.codigo || first.tamaño} x 10», o tocá lo que corresponda.`
        : ''
  return {
    sure: false,
    lines: medidas.map((medida) => guessedLine(medida, remainder)),
    why: medidas.length > 0 ? why : 'No se parece a nada del catálogo: corregí el código o escribí la medida.',
  }
}

export const choices: Answers['choices'] = function* choices(productos, text) {
  return listChoices(text, getCodes(productos), yield* getFinder(productos).prepare())
}
