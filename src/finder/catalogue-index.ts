import type { Producto } from '../contract/producto.ts'
import { oncePerText } from '../state/once-per.ts'
import { once } from '../ui/once.ts'
import { keysOf } from './keys.ts'
import { phraseOf, thingsIn } from './concepts.ts'
import { claimsIn, isWithout, packsIn, withoutWords } from './question.ts'
import { isWord, sizesIn, spelled, withoutZeros } from './words.ts'

/** A size of a product; a product without sizes has one row of its own. */
interface Row {
  readonly product: number
  readonly size: number | undefined
}
export type Field = 'code' | 'size' | 'name' | 'pack' | 'text'
/** The place of a word, in one row or in all rows of a product, and its weight there. */
export interface WordPlace {
  readonly row: number
  /** The row after the last. */
  readonly to: number
  readonly weight: number
  readonly of: Field
}

const createWords = () => {
  const places = new Map<string, WordPlace[]>()
  // Going over a hundred thousand words takes few ms, and sorting these for a search by halves hundreds.
  const where = (fits: (word: string) => boolean) => [...places].flatMap(([word, found]) => (fits(word) ? [found] : []))
  return {
    note: (words: readonly string[], place: WordPlace) => {
      for (const word of words) {
        const existing = places.get(word)
        if (existing) existing.push(place)
        else places.set(word, [place])
      }
    },
    exact: (word: string): readonly WordPlace[] => places.get(word) ?? [],
    beginning: (start: string) => where((word) => word.startsWith(start)),
    containing: (part: string) => where((word) => word.includes(part)),
  }
}
type Words = ReturnType<typeof createWords>

/** The weight of a word by its field: a code outweighs everything. */
const worth: { readonly [field in Field]: number } = { code: 8, size: 5, name: 4, pack: 1, text: 0.5 }

export interface Index {
  readonly rows: readonly Row[]
  readonly words: Words
  /** Made when a question first has digits that may be one. */
  readonly codes: () => Words
  readonly texts: () => Words
  /** Words that name kinds: the first words of the products' names. */
  readonly kinds: ReadonlySet<string>
  /** The words of names and sizes as written, for suggestions. */
  readonly names: ReadonlySet<string>
}

/** The words of an HTML text, for searching only: no DOM is needed. */
export const inWords = (html: string): string => html.replaceAll(/<[^>]*>|&#?\w+;/g, ' ')

const ownKeys = (word: string): readonly string[] => (isWord(word) ? keysOf(word) : [withoutZeros(word)])

interface Read {
  readonly words: readonly string[]
  readonly keys: readonly string[]
}

/** The words of a text, the things they name, and its sizes. */
const read = (text: string): Read => {
  const { sizes, words } = sizesIn(spelled(text))
  return { words, keys: [...new Set([...sizes.map(withoutZeros), ...words.flatMap(ownKeys), ...thingsIn(words)])] }
}

/** 'No apta para elevar cargas': what a product is not for is not indexed. */
const notFor = /\bno (?:es |son |se )?(?:apt|sirv|us|recom|admit|incluy|llev)\p{L}*[^.;:]*/gu

/** The search words of a product's text. Numbers in it are not sizes. */
const readText = (text: string): string[] => {
  const { claims, rest } = claimsIn(spelled(inWords(text)).replaceAll(notFor, ' '))
  const { words } = sizesIn(rest)
  const without = words.flatMap((word, at) => (isWithout(word) ? withoutWords(words[at + 1] ?? '') : []))
  const there = words.filter((_, at) => !isWithout(words[at - 1] ?? ''))
  return [...new Set([...claims, ...there.flatMap(ownKeys), ...thingsIn(there), ...without])]
}

/** Everything a text can be found by: words, things, sizes, grades, norms. */
export const sayingOf = (text: string): string[] => [...readText(text), ...read(text).keys]

interface Placed {
  readonly producto: Producto
  /** The product's first row, and the row after its last. */
  readonly row: number
  readonly to: number
}

const placedIn = (productos: readonly Producto[]): Placed[] => {
  let to = 0
  return productos.map((producto) => {
    const row = to
    to += Math.max(producto.sub_productos.length, 1)
    return { producto, row, to }
  })
}

/** The places of each size of a product, one row each. */
const sizesOf = ({ producto, row: first }: Placed) =>
  producto.sub_productos.map((size, at) => ({ size, place: { row: first + at, to: first + at + 1 } }))

const codesOf = (products: readonly Placed[]): Words => {
  const codes = createWords()
  for (const { size, place } of products.flatMap(sizesOf))
    codes.note(codeWords(`${size.codigo} ${size.codigobarra}`), { ...place, weight: worth.code, of: 'code' })
  return codes
}

/** The index of the products' texts, made when a question first needs it. */
const textsOf = (products: readonly Placed[]): Words => {
  const texts = createWords()
  const byText = oncePerText(readText)
  for (const { producto, row, to } of products)
    texts.note(byText(producto.texto), { row, to, weight: worth.text, of: 'text' })
  return texts
}

const firstWordOf = (text: string): string => /\p{L}+/u.exec(spelled(text))?.[0] ?? ''

/** 'Tornillo para madera': a text that begins with a kind tells the product's kind. */
const kindInText = (texto: string, kinds: ReadonlySet<string>): string[] => {
  const first = firstWordOf(inWords(texto))
  const messages = [...keysOf(first), ...thingsIn([first])]
  return messages.some((word) => kinds.has(word)) ? messages : []
}

const firstWords = (nombre: string): string[] => {
  const first = firstWordOf(nombre)
  return first === '' ? [] : [...keysOf(first), ...(phraseOf([first])?.things ?? [])]
}

/** Makes the index of a catalogue; it may rest after each product. */
export function* indexing(productos: readonly Producto[]): Generator<void, Index> {
  const words = createWords()
  const names = new Set<string>()
  const kinds = new Set<string>()
  const reading = oncePerText(read)
  const packing = oncePerText((pack: string) => [
    ...packsIn(pack),
    ...read(pack).keys.filter((word) => /^[\p{L}~]/u.test(word) || (/\d ?m\b/.test(pack) && word.endsWith('000mm'))),
  ])
  for (const { nombre } of productos) {
    for (const word of firstWords(nombre)) kinds.add(word)
    yield
  }
  const telling = oncePerText((texto: string) => kindInText(texto, kinds))
  const note = (found: Read, place: WordPlace) => {
    words.note(found.keys, place)
    for (const word of found.words) names.add(word)
  }
  const products = placedIn(productos)
  for (const placed of products) {
    for (const { size, place } of sizesOf(placed)) {
      note(reading(size.tamaño), { ...place, weight: worth.size, of: 'size' })
      words.note(packing(size.pack), { ...place, weight: worth.pack, of: 'pack' })
    }
    const { producto, row, to } = placed
    note(read(producto.nombre), { row, to, of: 'name', weight: worth.name })
    words.note(telling(producto.texto), { row, to, of: 'name', weight: worth.name / 2 })
    yield
  }
  return {
    rows: products.flatMap(({ producto, row, to }, product) =>
      Array.from({ length: to - row }, (_, at) => ({ product, size: producto.sub_productos[at] && at })),
    ),
    words,
    kinds,
    names,
    codes: once(() => codesOf(products)),
    texts: once(() => textsOf(products)),
  }
}

const codeWords = (text: string): string[] => {
  const plain = /^[\d ]*$/.test(text) ? text : spelled(text)
  const codes = plain.split(/\s+/).filter(Boolean)
  return [...new Set(codes.flatMap((code) => [code, withoutZeros(code)]))]
}
