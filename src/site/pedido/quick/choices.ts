import { getFinder, type Find } from '#finder/finder.ts'
import { ask, sure, type Finding } from '#recognise/finding.ts'
import { hasLetter } from '#recognise/plain.ts'
import { getMedidaKey, type Linea, type Medida } from '#state/pedido/linea.ts'
import type { Answers } from '../../catalogue-worker/calls.ts'
import { guessAmount, guessSize } from './amount.ts'
import { getCodes, type Codes } from './codes.ts'
import { ifWanted, meaningOfLine, parted } from './line.ts'
import { toLine } from './pasted.ts'
import { withoutPrefix } from './prefix.ts'

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
const nearTo = (line: string, text: string, codes: Codes, find: Find): Medida[] => {
  const slips = line.split(/[\s;,|:()]+/).flatMap((code) => codes.nearly(code))
  const words = guessAmount(text).remainder
  return [...slips, ...(hasLetter(words) ? searchSizes(find, words) : [])]
}

/** The text between the signs that chat programs strike a line out by. */
const struckIn = (line: string): string | undefined => {
  const { text } = withoutPrefix(line)
  return text.startsWith('~') && text.endsWith('~') ? text.slice(1, -1) : undefined
}

/** The choices for a line as typed now; after a correction it may be clear. */
const listChoices = (text: string, codes: Codes, find: Find): Finding<Linea> => {
  const struck = struckIn(text)
  const meaning = meaningOfLine(struck ?? text, codes)
  if (meaning.kind === 'none') return ask([], 'No pide ninguno: escribí cuántos packs, o descartala.')
  if (meaning.kind === 'sure') {
    const line = toLine(meaning.value)
    if (struck !== undefined) return ask([line], `Viene tachada: ${ifWanted}`)
    return text.trimStart().startsWith('>') ? ask([line], `Viene citada de otro mensaje: ${ifWanted}`) : sure(line)
  }
  const { readings, reason } = meaning
  const words = parted(withoutPrefix(struck ?? text).text)
  const found =
    readings.length > 0 ? readings : nearTo(text, words, codes, find).map((medida) => guessSize(medida, words))
  const lines = [...new Map(found.map((size) => [getMedidaKey(size.medida), toLine(size)])).values()]
  return ask(
    lines.slice(0, maxChoices),
    lines.length > 0 ? reason : 'No se parece a nada del catálogo: corregí el código o escribí la medida.',
  )
}

export const choices: Answers['choices'] = function* choices(productos, text) {
  return listChoices(text, getCodes(productos), yield* getFinder(productos).prepare())
}
