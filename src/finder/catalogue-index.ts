import type { Producto } from '#contract/producto.ts'
import { toBareCode } from '#recognise/code.ts'
import { getWordKeys } from '#recognise/keys.ts'
import { getBareKeys } from '#recognise/unit-keys.ts'
import { joinedWords } from '#recognise/joined-words.ts'
import { withoutLastUnit } from '#recognise/sizes.ts'
import { splitSizes, spelled } from '#recognise/words.ts'
import { withoutSpareZeros } from '#recognise/zeros.ts'
import { oncePerText } from '#state/once-per.ts'
import { once } from '#ui/once.ts'
import { findPhrase, findThings } from './concepts.ts'
import { extractClaims, isWithout, getPackKeys, getNegatedKeys, getTokenKeys } from './question.ts'

/** A size of a product; a product without sizes has one row of its own. */
interface Row {
  readonly product: number
  readonly size: number | undefined
}
export type Field = 'code' | 'size' | 'name' | 'pack' | 'text'
/** An occurrence of a key, in one row or in all rows of a product, and its weight there. */
export interface Occurrence {
  readonly row: number
  /** The row after the last. */
  readonly to: number
  readonly weight: number
  readonly field: Field
}

const createKeyIndex = () => {
  const occurrences = new Map<string, Occurrence[]>()
  // Going over a hundred thousand words takes few ms, and sorting these for a search by halves hundreds.
  const where = (fits: (key: string) => boolean): readonly Occurrence[] =>
    [...occurrences].flatMap(([key, keyOccurrences]) => (fits(key) ? keyOccurrences : []))
  return {
    note: (words: readonly string[], occurrence: Occurrence) => {
      for (const key of words) {
        const keyOccurrences = occurrences.get(key)
        if (keyOccurrences) keyOccurrences.push(occurrence)
        else occurrences.set(key, [occurrence])
      }
    },
    exact: (key: string): readonly Occurrence[] => occurrences.get(key) ?? [],
    beginning: (start: string) => where((key) => key.startsWith(start)),
    containing: (part: string) => where((key) => key.includes(part)),
  }
}
type KeyIndex = ReturnType<typeof createKeyIndex>

/** The weight of a word by its field: a code outweighs everything. */
const worth: { readonly [field in Field]: number } = { code: 8, size: 5, name: 4, pack: 1, text: 0.5 }

export interface Index {
  readonly rows: readonly Row[]
  readonly words: KeyIndex
  /** Made when a question first has digits that may be one. */
  readonly codes: () => KeyIndex
  readonly texts: () => KeyIndex
  /** Words that name kinds: the first words of the products' names. */
  readonly kinds: ReadonlySet<string>
  /** The words of names and sizes as written, for suggestions. */
  readonly names: ReadonlySet<string>
}

/** The words of an HTML text, for searching only: no DOM is needed. */
export const inWords = (html: string): string => html.replaceAll(/<[^>]*>|&#?\w+;/g, ' ')

interface Read {
  readonly words: readonly string[]
  readonly keys: readonly string[]
}

const getBareSizes = (plain: string): readonly string[] => {
  const bare = withoutLastUnit(plain)
  return bare === plain ? [] : splitSizes(bare).sizes
}

/** The words of a text, the things they name, and its sizes. */
const read = (text: string): Read => {
  const plain = spelled(text)
  const { sizes, words } = splitSizes(plain)
  const keys = [...words, ...joinedWords(plain)].flatMap(getTokenKeys)
  const bare = [...words.flatMap(getBareKeys), ...getBareSizes(plain)]
  return { words, keys: [...new Set([...sizes.map(withoutSpareZeros), ...bare, ...keys, ...findThings(words)])] }
}

/** 'No apta para elevar cargas', 'la pareja del bulón 8.8': a use that a product is not for is not indexed, nor what another thing is. */
const notFor = /\b(?:no (?:es |son |se )?(?:apt|sirv|us|recom|admit|incluy|llev)\p{L}*|pareja de)[^.;:]*/gu

/** The search words of a product's text. Numbers in it are not sizes. */
const readText = (text: string): string[] => {
  const { claims, remaining } = extractClaims(spelled(inWords(text)).replaceAll(notFor, ' '))
  const { words } = splitSizes(remaining)
  const without = words.flatMap((token, index) => (isWithout(token) ? getNegatedKeys(words[index + 1] ?? '') : []))
  const present = words.filter((_, index) => !isWithout(words[index - 1] ?? ''))
  return [...new Set([...claims, ...present.flatMap(getTokenKeys), ...findThings(present), ...without])]
}

/** Everything a text can be found by: words, things, sizes, grades, norms. */
export const collectKeys = (text: string): string[] => [...readText(text), ...read(text).keys]

interface PlacedProduct {
  readonly producto: Producto
  /** The product's first row, and the row after its last. */
  readonly row: number
  readonly to: number
}

const assignRows = (productos: readonly Producto[]): PlacedProduct[] => {
  let to = 0
  return productos.map((producto) => {
    const row = to
    to += Math.max(producto.sub_productos.length, 1)
    return { producto, row, to }
  })
}

/** The sizes of a product, each with its one row. */
const toSizeRanges = ({ producto, row: first }: PlacedProduct) =>
  producto.sub_productos.map((size, index) => ({ size, range: { row: first + index, to: first + index + 1 } }))

const indexCodes = (products: readonly PlacedProduct[]): KeyIndex => {
  const codes = createKeyIndex()
  for (const { size, range } of products.flatMap(toSizeRanges))
    codes.note([...toCodeKeys(`${size.codigo} ${size.codigobarra}`), toBareCode(size.codigo)], {
      ...range,
      weight: worth.code,
      field: 'code',
    })
  return codes
}

/** The index of the products' texts, made when a question first needs it. */
const indexTexts = (products: readonly PlacedProduct[]): KeyIndex => {
  const texts = createKeyIndex()
  const byText = oncePerText(readText)
  for (const { producto, row, to } of products)
    texts.note(byText(producto.texto), { row, to, weight: worth.text, field: 'text' })
  return texts
}

const getFirstWord = (text: string): string => /\p{L}+/u.exec(spelled(text))?.[0] ?? ''

/** 'Tornillo para madera': a text that begins with a kind tells the product's kind. */
const kindInText = (texto: string, kinds: ReadonlySet<string>): string[] => {
  const first = getFirstWord(inWords(texto))
  const textKeys = [...getWordKeys(first), ...findThings([first])]
  return textKeys.some((key) => kinds.has(key)) ? textKeys : []
}

const getFirstWordKeys = (nombre: string): string[] => {
  const first = getFirstWord(nombre)
  return first === '' ? [] : [...getWordKeys(first), ...(findPhrase([first])?.things ?? [])]
}

/** Makes the index of a catalogue; it may rest after each product. */
export function* indexing(productos: readonly Producto[]): Generator<void, Index> {
  const words = createKeyIndex()
  const names = new Set<string>()
  const kinds = new Set<string>()
  const reading = oncePerText(read)
  const packing = oncePerText((pack: string) => [
    ...getPackKeys(pack),
    ...read(pack).keys.filter((key) => /^[\p{L}~]/u.test(key) || (/\d ?m\b/.test(pack) && key.endsWith('000mm'))),
  ])
  for (const { nombre } of productos) {
    for (const key of getFirstWordKeys(nombre)) kinds.add(key)
    yield
  }
  const telling = oncePerText((texto: string) => kindInText(texto, kinds))
  const note = (parsed: Read, occurrence: Occurrence) => {
    words.note(parsed.keys, occurrence)
    for (const token of parsed.words) names.add(token)
  }
  const products = assignRows(productos)
  for (const placed of products) {
    for (const { size, range } of toSizeRanges(placed)) {
      note(reading(size.tamaño), { ...range, weight: worth.size, field: 'size' })
      words.note(packing(size.pack), { ...range, weight: worth.pack, field: 'pack' })
    }
    const { producto, row, to } = placed
    note(read(producto.nombre), { row, to, field: 'name', weight: worth.name })
    words.note(telling(producto.texto), { row, to, field: 'name', weight: worth.name / 2 })
    yield
  }
  return {
    rows: products.flatMap(({ producto, row, to }, product) =>
      Array.from({ length: to - row }, (_, index) => ({ product, size: producto.sub_productos[index] && index })),
    ),
    words,
    kinds,
    names,
    codes: once(() => indexCodes(products)),
    texts: once(() => indexTexts(products)),
  }
}

const toCodeKeys = (text: string): string[] => {
  const plain = /^[\d ]*$/.test(text) ? text : spelled(text)
  const codes = plain.split(/\s+/).filter(Boolean)
  return [...new Set(codes.flatMap((code) => [code, withoutSpareZeros(code)]))]
}
