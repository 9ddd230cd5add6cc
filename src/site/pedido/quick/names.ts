import { oncePer } from '#state/once-per.ts'
import type { Medida } from '#state/pedido/linea.ts'
import { getSizeName } from '#state/pedido/units.ts'
import { once } from '#ui/once.ts'
import { searchKey } from '#recognise/normal.ts'
import { flat } from '#recognise/plain.ts'
import { getTextKeys } from '#recognise/words.ts'
import type { Codes } from './codes.ts'

const toSizeName = (medida: Medida) => flat(getSizeName(medida))
const toFullText = (medida: Medida) =>
  flat([medida.codigo, getSizeName(medida), medida.pack].filter(Boolean).join(' · '))
const toShortText = (medida: Medida) => flat(medida.codigo) || toSizeName(medida)

type SizesByName = (text: string) => readonly Medida[]

/** Made when a line first needs it: most lines are read by their codes. */
const createLookup = (medidas: readonly Medida[], toText: (medida: Medida) => string): SizesByName => {
  const byText = once(() => Map.groupBy(medidas, toText))
  return (text) => (flat(text) === '' ? [] : (byText().get(flat(text)) ?? []))
}

/** Finds the catalogue's sizes by their names. */
export const getNameIndex = oncePer(({ medidas }: Codes) => {
  const words = new Set([...new Set(medidas.map(({ nombre }) => nombre))].flatMap(getTextKeys))
  const ofProduct = createLookup(medidas, ({ nombre }) => flat(searchKey(nombre)))
  return {
    /** The sizes of the product with this name, ignoring capitals and accents. */
    ofProduct: (name: string) => ofProduct(searchKey(name)),
    called: createLookup(medidas, toSizeName),
    /** The sizes by the start of their line in an order's own text: full ('code · name · pack') or short. */
    full: createLookup(medidas, toFullText),
    short: createLookup(medidas, toShortText),
    /** Whether any product name has this word. */
    has: (text: string) => getTextKeys(text).some((form) => words.has(form)),
  }
})
