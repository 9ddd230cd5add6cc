import { oncePer } from '../../../state/once-per.ts'
import type { Medida } from '../../../state/pedido/linea.ts'
import { once } from '../../../ui/once.ts'
import { searchKey } from '../../../ui/search-key.ts'
import { wordsOf } from '../../../finder/words.ts'
import type { Codes } from './codes.ts'

/** One line with single blanks, as mail and chat programs leave a text. */
export const flat = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

const calledOf = ({ nombre, tamaño }: Medida) => flat(`${nombre} ${tamaño}`)
const fullOf = (medida: Medida) =>
  flat([medida.codigo, `${medida.nombre} ${medida.tamaño}`.trim(), medida.pack].filter(Boolean).join(' · '))
const shortOf = (medida: Medida) => flat(medida.codigo || calledOf(medida))

export type SizesByName = (text: string) => readonly Medida[]

/** Made when a line first needs it: most lines are read by their codes. */
const by = (medidas: readonly Medida[], textOf: (medida: Medida) => string): SizesByName => {
  const byText = once(() => Map.groupBy(medidas, textOf))
  return (text) => (flat(text) === '' ? [] : (byText().get(flat(text)) ?? []))
}

/** Finds the catalogue's sizes by their names. */
export const namesOf = oncePer(({ medidas }: Codes) => {
  const words = new Set([...new Set(medidas.map(({ nombre }) => nombre))].flatMap(wordsOf))
  const ofProduct = by(medidas, ({ nombre }) => flat(searchKey(nombre)))
  return {
    /** The sizes of the product with this name, ignoring capitals and accents. */
    ofProduct: (name: string) => ofProduct(searchKey(name)),
    called: by(medidas, calledOf),
    /** The sizes whose line in an order's own text starts so: full ('code · name · pack') or short. */
    full: by(medidas, fullOf),
    short: by(medidas, shortOf),
    /** Whether any product name has this word. */
    has: (word: string) => wordsOf(word).some((form) => words.has(form)),
  }
})
