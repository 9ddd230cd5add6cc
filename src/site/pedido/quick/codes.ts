import SearchableMap from 'minisearch/SearchableMap'
import type { Producto } from '../../../contract/producto.ts'
import { oncePer } from '../../../state/once-per.ts'
import type { Medida } from '../../../state/pedido/linea.ts'

/** A code as it is compared: dashes, dots and blanks are ways to write it. */
const bare = (text: string): string => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
/** Leading zeros are often left out; of a short one they may be all that tells it from an amount. */
const withoutZeros = (code: string): string => (/^\d{4,}$/.test(code) ? code.replace(/^0+(?=\d{3})/, '') : code)
const plain = (text: string): string => withoutZeros(bare(text))

export const medidasOf = ({ nombre, sub_productos }: Producto): Medida[] =>
  sub_productos.map((size) => ({ ...size, nombre }))

export interface Codes {
  /** The sizes that have this code or bar code. */
  readonly named: (text: string) => readonly Medida[]
  /** Those whose code is one slip away. */
  readonly nearly: (text: string) => readonly Medida[]
}

/** Every code and bar code of the catalogue. */
export const createCodes = (productos: readonly Producto[]): Codes => {
  const byCode = new Map<string, Medida[]>()
  for (const medida of productos.flatMap(medidasOf)) {
    for (const code of new Set([plain(medida.codigo), plain(medida.codigobarra)])) {
      if (code !== '') byCode.set(code, [...(byCode.get(code) ?? []), medida])
    }
  }
  let letters: SearchableMap<Medida[]> | undefined
  return {
    named: (text) => byCode.get(plain(text)) ?? [],
    nearly: (text) => {
      const code = plain(text)
      if (code.length < 4) return []
      letters ??= SearchableMap.from([...byCode])
      return [...letters.fuzzyGet(code, 1).values()].toSorted(([, a], [, b]) => a - b).flatMap(([medidas]) => medidas)
    },
  }
}

/** The same, read once for the quick order and for the price lists of the zone. */
export const codesOf = oncePer(createCodes)
