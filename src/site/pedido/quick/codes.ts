import type { Producto } from '#contract/producto.ts'
import { toCodeKey } from '#recognise/code.ts'
import { withoutSpareZeros } from '#recognise/zeros.ts'
import { isOneSlip } from '#recognise/slip.ts'
import { oncePer } from '#state/once-per.ts'
import { getMedidaKey, type Medida } from '#state/pedido/linea.ts'

/** Leading zeros are optional, but three digits stay: fewer could be an amount. */
const plain = (text: string): string => {
  const key = toCodeKey(text)
  return withoutSpareZeros(key).length < 3 ? key : withoutSpareZeros(key)
}

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
  /** The sizes with a code that differs by one slip. */
  readonly nearly: (text: string) => readonly Medida[]
}

/** An index of every code and bar code of the catalogue. */
export const createCodes = (productos: readonly Producto[]): Codes => {
  const byCode = new Map<string, Medida[]>()
  const allMedidas = distinct(productos.flatMap(toMedidas))
  for (const medida of allMedidas) {
    for (const code of new Set([plain(medida.codigo), plain(medida.codigobarra)])) {
      const sameCode = byCode.get(code)
      if (sameCode) sameCode.push(medida)
      else if (code !== '') byCode.set(code, [medida])
    }
  }
  return {
    medidas: allMedidas,
    matches: (text) => {
      const matches = byCode.get(plain(text)) ?? []
      // A text with leading zeros means the code with the zeros; without them it may mean either code.
      const exact = text.startsWith('0') ? matches.filter(({ codigo }) => toCodeKey(codigo) === toCodeKey(text)) : []
      return exact.length > 0 ? exact : matches
    },
    nearly: (text) => {
      const code = plain(text)
      if (code.length < 4) return []
      return [...byCode].flatMap(([knownCode, medidas]) => (isOneSlip(knownCode, code) ? medidas : []))
    },
  }
}

/** `createCodes`, run once per catalogue. */
export const getCodes = oncePer(createCodes)
