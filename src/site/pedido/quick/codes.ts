import type { Producto } from '../../../contract/producto.ts'
import { oncePer } from '../../../state/once-per.ts'
import type { Medida } from '../../../state/pedido/linea.ts'

/** A code for comparing, without dashes, dots and blanks. */
const bare = (text: string): string => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
/** Leading zeros are optional, except in short codes, which could otherwise be amounts. */
const withoutZeros = (code: string): string => (/^\d{4,}$/.test(code) ? code.replace(/^0+(?=\d{3})/, '') : code)
const plain = (text: string): string => withoutZeros(bare(text))

/** Whether a letter is wrong, missing or too many: all before it and all after it is the same. */
const isOneSlip = (one: string, other: string): boolean => {
  if (Math.abs(one.length - other.length) > 1) return false
  const longest = Math.max(one.length, other.length)
  let [before, after] = [0, 0]
  while (before < longest && one[before] === other[before]) before += 1
  while (after < longest - before && one.at(-1 - after) === other.at(-1 - after)) after += 1
  return before + after >= longest - 1
}

export const medidasOf = ({ nombre, sub_productos }: Producto): Medida[] =>
  sub_productos.map((size) => ({ ...size, nombre }))

export interface Codes {
  readonly medidas: readonly Medida[]
  readonly matches: (text: string) => readonly Medida[]
  /** The sizes whose code differs by one slip. */
  readonly nearly: (text: string) => readonly Medida[]
}

/** An index of every code and bar code of the catalogue. */
export const createCodes = (productos: readonly Producto[]): Codes => {
  const byCode = new Map<string, Medida[]>()
  const all = productos.flatMap(medidasOf)
  for (const medida of all) {
    for (const code of new Set([plain(medida.codigo), plain(medida.codigobarra)])) {
      const there = byCode.get(code)
      if (there) there.push(medida)
      else if (code !== '') byCode.set(code, [medida])
    }
  }
  return {
    medidas: all,
    matches: (text) => {
      const found = byCode.get(plain(text)) ?? []
      // A text with leading zeros means the code with the zeros; without them it may mean either code.
      const exact = text.startsWith('0') ? found.filter(({ codigo }) => bare(codigo) === bare(text)) : []
      return exact.length > 0 ? exact : found
    },
    nearly: (text) => {
      const code = plain(text)
      if (code.length < 4) return []
      return [...byCode].flatMap(([one, medidas]) => (isOneSlip(one, code) ? medidas : []))
    },
  }
}

/** `createCodes`, run once per catalogue. */
export const codesOf = oncePer(createCodes)
