/** Which product a picture is of, by the name of its file: its name, or any of its codes. Pure. */
import type { Producto } from '../../contract/producto.ts'
import { searchKey } from '../../ui/search-key.ts'

/** What a match needs of a product. */
export type Pictured = Pick<Producto, 'id' | 'nombre' | 'imagenes'> & {
  readonly sub_productos: readonly Pick<Producto['sub_productos'][number], 'codigo' | 'codigobarra'>[]
}

/** `matched`: one product, for sure; `doubtful`: one may be meant; `there`: its product has this picture already. */
export type Kind = 'matched' | 'doubtful' | 'unknown' | 'there'

export interface Match {
  readonly kind: Kind
  /** The products that may be meant, the likeliest first. */
  readonly ids: readonly number[]
  /** What of the product the file is named after: 'código 011250'. */
  readonly by: string
  /** Its place among the pictures of a product: 2 of '011250-2.jpg'. */
  readonly place: number
}

const stemOf = (fileName: string): string =>
  fileName
    .normalize('NFC')
    .replace(/\.[^.]*$/, '')
    .trim()
/** The last segment of a stored path, or of a file in a folder. */
const lastOf = (path: string): string => path.split(/[/\\]/).at(-1) ?? ''
const extensionOf = (name: string): string => (/\.([^.]*)$/.exec(name)?.[1] ?? '').toLowerCase().replace('jpeg', 'jpg')

/** Letters and digits alone: 'LA-00101', 'la_00101' and 'LA 00101' are one. */
const keyOf = (text: string): string => searchKey(text).replaceAll(/[^\p{L}\p{N}]+/gu, '')
const exactly = (text: string): string => searchKey(text).trim()
const withoutZeros = (key: string): string => key.replace(/^0+(?=.)/, '')

/** '011250-2', '011250 (2)', '011250_b', '011250 - copia': the name before, and the place. */
const numbered = /^(.+?)(?:\s*\((\d{1,2})\)|[\s_-]+(?:(\d{1,2})|([a-h])|(?:copia|copy)))$/iu
const partsOf = (stem: string): { readonly base: string; readonly place: number } | undefined => {
  const [, base, bracketed, dashed, letter] = numbered.exec(stem) ?? []
  if (base === undefined) return undefined
  const place = letter === undefined ? Number(bracketed ?? dashed ?? 2) : letter.toLowerCase().charCodeAt(0) - 96
  return { base, place: Math.max(1, place) }
}

type Ids = ReadonlyMap<string, readonly number[]>
interface WithName {
  readonly ids: readonly number[]
  readonly by: string
}

const pairsOf = (text: string): ReadonlySet<string> =>
  new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)))
/** How alike two texts are, from 0 to 1. */
const alike = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  const both = [...a].filter((pair) => b.has(pair)).length
  return a.size + b.size === 0 ? 0 : (2 * both) / (a.size + b.size)
}
const enough = 0.7
/** How many products are offered for a doubtful file. */
const offered = 3

/** An index of products; it answers for each file. */
export const matcherOf = (products: readonly Pictured[]) => {
  const index = (textsOf: (product: Pictured) => readonly string[], key: (text: string) => string): Ids => {
    const found = new Map<string, number[]>()
    for (const product of products)
      for (const text of new Set(textsOf(product).map(key).filter(Boolean)))
        found.set(text, [...(found.get(text) ?? []), product.id])
    return found
  }
  const codes = ({ sub_productos: subs }: Pictured) => subs.map(({ codigo }) => codigo)
  const bars = ({ sub_productos: subs }: Pictured) =>
    subs.map(({ codigobarra }) => codigobarra).filter((code) => /\d{6}/.test(code))
  const indexesBy = (key: (text: string) => string) => [
    { what: 'código', key, ids: index(codes, key) },
    { what: 'código de barras', key, ids: index(bars, key) },
    { what: 'nombre', key, ids: index(({ nombre }) => [nombre], key) },
  ]
  const exact = indexesBy(exactly)
  const ofCodes = exact.filter(({ what }) => what !== 'nombre')
  /** The surest first. */
  const indexes = [...exact, ...indexesBy(keyOf)]
  const zeroless = index(codes, (code) => withoutZeros(keyOf(code)))
  const pairs = products.map(({ id, nombre }) => ({ id, pairs: pairsOf(keyOf(nombre)) }))
  const byId = new Map(products.map((product) => [product.id, product]))

  const wholly = (text: string): WithName | undefined => {
    for (const { what, key, ids } of indexes) {
      const found = ids.get(key(text))
      if (found) return { ids: found, by: what === 'nombre' ? what : `${what} ${text}` }
    }
    return undefined
  }
  /** A code among other words: '011250 bulón.jpg'. */
  const within = (stem: string): WithName | undefined => {
    const words = stem.split(/[\s_,;()+]+/).filter((word) => /\d/.test(word) && word.length > 2)
    const found = words.flatMap((word) =>
      ofCodes.flatMap(({ what, ids }) => {
        const own = ids.get(exactly(word))
        return own ? [{ ids: own, by: `${what} ${word}` }] : []
      }),
    )
    const ids = [...new Set(found.flatMap((one) => one.ids))]
    return ids.length === 0 ? undefined : { ids, by: found[0]?.by ?? '' }
  }
  const nearly = (stem: string, base: string): WithName | undefined => {
    const zeros = zeroless.get(withoutZeros(keyOf(stem))) ?? zeroless.get(withoutZeros(keyOf(base)))
    if (zeros) return { ids: zeros, by: 'un código sin los ceros' }
    const own = pairsOf(keyOf(base))
    const near = pairs
      .map((one) => ({ id: one.id, score: alike(own, one.pairs) }))
      .filter(({ score }) => score >= enough)
      .toSorted((a, b) => b.score - a.score)
    return near.length === 0 ? undefined : { ids: near.slice(0, offered).map(({ id }) => id), by: 'un nombre parecido' }
  }
  /** A store adds eight signs to a name that it has kept. */
  const isThere = (id: number, fileName: string): boolean => {
    const own = keyOf(stemOf(fileName))
    return (byId.get(id)?.imagenes ?? []).some(({ path }) => {
      const stored = keyOf(stemOf(lastOf(path)))
      const isSame = stored === own || (stored.startsWith(own) && /^[\da-f]{8}$/.test(stored.slice(own.length)))
      return isSame && extensionOf(path) === extensionOf(fileName)
    })
  }
  return (name: string): Match => {
    const fileName = lastOf(name)
    const stem = stemOf(fileName)
    const parts = partsOf(stem)
    const base = parts?.base ?? stem
    const whole = wholly(stem)
    const sure = whole ?? (parts && wholly(parts.base)) ?? within(stem)
    const found = sure ?? nearly(stem, base)
    if (!found) return { kind: 'unknown', ids: [], by: '', place: 1 }
    const [first, another] = found.ids
    const place = whole ? 1 : (parts?.place ?? 1)
    if (!sure || another !== undefined || first === undefined) return { ...found, kind: 'doubtful', place }
    return { ...found, kind: isThere(first, fileName) ? 'there' : 'matched', place }
  }
}
