import type { Producto } from '#contract/producto.ts'
import { compareCodes, toLooseKey, toNearTest, type Comparison } from '#recognise/code.ts'
import { oncePer } from '#state/once-per.ts'
import { getMedidaKey, type Medida } from '#state/pedido/linea.ts'

/** An order takes a code that differs in signs or in zeros, and asks about any other that may be meant. Two digits could be an amount: their zeros count. */
const isTaken = ({ kind, why }: Comparison, looseKey: string): boolean =>
  kind === 'same' || why === 'signs' || (why === 'zeros' && /^\d{3,}$/.test(looseKey))

export const toMedidas = ({ nombre, sub_productos }: Producto): Medida[] =>
  sub_productos.map((size) => ({ ...size, nombre }))

/** Sizes that are alike in every text are one: an order of either is the same order, so there is nothing to ask. */
const distinct = (medidas: readonly Medida[]): readonly Medida[] => [
  ...new Map(
    medidas.map((medida) => [[getMedidaKey(medida), medida.pack, medida.codigobarra].join('\n'), medida]),
  ).values(),
]

export interface Codes {
  readonly medidas: readonly Medida[]
  readonly matches: (text: string) => readonly Medida[]
  /** The sizes with a code that may be meant, though it differs in more than signs and zeros. */
  readonly nearly: (text: string) => readonly Medida[]
}

/** An index of every code and bar code of the catalogue. */
export const createCodes = (productos: readonly Producto[]): Codes => {
  const allMedidas = distinct(productos.flatMap(toMedidas))
  const byCode = new Map<string, Medida[]>()
  for (const medida of allMedidas) {
    for (const code of new Set([medida.codigo, medida.codigobarra])) {
      const sameCode = byCode.get(code)
      if (sameCode) sameCode.push(medida)
      else byCode.set(code, [medida])
    }
  }
  const byKey = Map.groupBy(byCode.keys(), toLooseKey)
  byKey.delete('')
  const getMedidas = (codes: readonly string[]): readonly Medida[] => {
    const [medidas = [], ...others] = codes.map((code) => byCode.get(code) ?? [])
    // Thousands may share a code such as 'S/D'.
    return others.length === 0 ? medidas : [...new Set([medidas, ...others].flat())]
  }
  return {
    medidas: allMedidas,
    matches: (text) => {
      const key = toLooseKey(text)
      const taken = (byKey.get(key) ?? []).filter((code) => isTaken(compareCodes(text, code), key))
      // A text with leading zeros means the code with the zeros; without them it may mean either code.
      const exact = text.startsWith('0') ? taken.filter((code) => compareCodes(text, code).why !== 'zeros') : []
      return getMedidas(exact.length > 0 ? exact : taken)
    },
    nearly: (text) => {
      const isNear = toNearTest(text)
      return getMedidas([...byKey.keys()].filter(isNear).flatMap((key) => byKey.get(key) ?? []))
    },
  }
}

/** `createCodes`, run once per catalogue. */
export const getCodes = oncePer(createCodes)
