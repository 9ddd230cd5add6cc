import type { Producto } from '../../contract/producto.ts'
import { oncePer } from '../../state/once-per.ts'
import { synonymsOf } from './synonyms.ts'
import { createVocabulary, type Vocabulary } from './vocabulary.ts'
import { askedWords, readings, wordsOf } from './words.ts'

/** A size of a product; a product without sizes stands for itself. */
interface Row {
  readonly product: number
  readonly size: number | undefined
}
/** Where a word stands, and how much it says there. */
interface Place {
  readonly row: number
  readonly weight: number
  readonly of: 'size' | 'name' | 'text'
}
type Words = Vocabulary<Place>

/** What a word is worth by where it stands: whoever asks for a code wants that one. */
const worth = { code: 8, size: 5, name: 4, pack: 1, text: 0.5 } as const
/** And by how surely it is the one that was meant. */
const sure = { exact: 1, prefix: 0.6, synonym: 0.5, fuzzy: 0.3 } as const

interface Index {
  readonly rows: readonly Row[]
  readonly words: Words
  readonly texts: () => Words
}

/** Only to be searched: no document need be made of it. */
const inWords = (html: string) => html.replaceAll(/<[^>]*>|&#?\w+;/g, ' ')

/** Packs and sizes are the same few over and over. */
const rememberingWords = () => {
  const known = new Map<string, string[]>()
  return (text: string) => {
    const words = known.get(text) ?? wordsOf(text)
    known.set(text, words)
    return words
  }
}

/** Most questions never come to what the products' texts say: they are read when one does. */
const textsOf = (productos: readonly Producto[], rows: readonly Row[]): Words => {
  const texts: Words = createVocabulary()
  const told = productos.map(({ texto }) => wordsOf(inWords(texto)))
  for (const [row, { product }] of rows.entries())
    texts.note(told[product] ?? [], { row, weight: worth.text, of: 'text' })
  return texts
}

const indexOf = (productos: readonly Producto[]): Index => {
  const rows: Row[] = []
  const words: Words = createVocabulary()
  const wordsIn = rememberingWords()
  for (const [product, { nombre, sub_productos: sizes }] of productos.entries()) {
    const first = rows.length
    for (const [size, { codigo, tamaño, pack, codigobarra }] of sizes.entries()) {
      const row = rows.push({ product, size }) - 1
      words.note(wordsOf(`${codigo} ${codigobarra}`), { row, weight: worth.code, of: 'size' })
      words.note(wordsIn(tamaño), { row, weight: worth.size, of: 'size' })
      words.note(wordsIn(pack), { row, weight: worth.pack, of: 'size' })
    }
    if (sizes.length === 0) rows.push({ product, size: undefined })
    const named = wordsOf(nombre)
    for (let row = first; row < rows.length; row++) words.note(named, { row, weight: worth.name, of: 'name' })
  }
  let texts: Words | undefined
  return { rows, words, texts: () => (texts ??= textsOf(productos, rows)) }
}

/** How much of a question a row answers: by each asked word, its best place. */
interface Score {
  total: number
  answered: number
  ofSize: boolean
  ofName: boolean
}
type Best = Map<number, { readonly points: number; readonly of: Place['of'] }>

const take = (best: Best, places: readonly Place[], certainty: number) => {
  for (const { row, weight, of } of places) {
    const points = weight * certainty
    const before = best.get(row)
    if (!before || before.points < points) best.set(row, { points, of })
  }
}

const isNumber = (word: string) => /^\d/.test(word)
/** '12' is not the beginning of '120'; '0112' may be that of a code. */
const mayBegin = (word: string) => !isNumber(word) || word.length >= 4 || word.includes('x')
/** One slip in four letters, two in eight. */
const slips = (word: string) => (/^\p{L}{4,}$/u.test(word) ? (word.length < 8 ? 1 : 2) : 0)

const lookUp = (best: Best, words: Words, word: string, fuzzy: boolean) => {
  take(best, words.exact(word), sure.exact)
  if (mayBegin(word)) for (const places of words.beginning(word)) take(best, places, sure.prefix)
  for (const other of synonymsOf(word)) take(best, words.exact(other), sure.synonym)
  if (!fuzzy || slips(word) === 0) return
  for (const places of words.nearly(word, slips(word))) take(best, places, sure.fuzzy)
  for (const other of synonymsOf(word, slips(word))) take(best, words.exact(other), sure.fuzzy)
}

interface Depth {
  readonly texts: boolean
  readonly fuzzy: boolean
}
/** First what is called so, then what is described so, then what is nearly called so. */
const depths: readonly Depth[] = [
  { texts: false, fuzzy: false },
  { texts: true, fuzzy: false },
  { texts: true, fuzzy: true },
]

const scoresOf = ({ words, texts }: Index, asked: readonly string[], depth: Depth): Map<number, Score> => {
  const scores = new Map<number, Score>()
  for (const word of asked) {
    const best: Best = new Map()
    lookUp(best, words, word, depth.fuzzy)
    // To the letter: 'remachado' in a text makes nothing a 'remache'.
    if (depth.texts) take(best, texts().exact(word), sure.exact)
    for (const [row, { points, of }] of best) {
      const score = scores.get(row) ?? { total: 0, answered: 0, ofSize: false, ofName: false }
      score.total += points
      score.answered += 1
      score.ofSize ||= of === 'size'
      score.ofName ||= of === 'name'
      scores.set(row, score)
    }
  }
  return scores
}

/** A product that was found; `sizes` are the rows of its table that were meant, best first: none where the product was. */
export interface Match {
  readonly producto: Producto
  readonly sizes: readonly number[]
}
export interface Found {
  readonly matches: readonly Match[]
  /** Nothing is all that was asked for: this answers the most of it. */
  readonly nearest: boolean
  /** What of the question nothing answers, as it was typed. */
  readonly missed: readonly string[]
}

const collect = (
  { rows }: Index,
  productos: readonly Producto[],
  scores: Map<number, Score>,
  answered: number,
): Match[] => {
  const best = [...scores]
    .filter(([, score]) => score.answered >= answered)
    .toSorted(([a, x], [b, y]) => y.total - x.total || a - b)
  const byProduct = new Map<number, number[]>()
  for (const [row, { ofSize }] of best) {
    const { product = 0, size } = rows[row] ?? {}
    const sizes = byProduct.get(product) ?? []
    if (ofSize && size !== undefined) sizes.push(size)
    byProduct.set(product, sizes)
  }
  return [...byProduct].flatMap(([product, sizes]) => {
    const producto = productos[product]
    return producto ? [{ producto, sizes }] : []
  })
}

export type Find = (query: string) => Found
export interface Finder {
  readonly find: Find
  /** Reads the catalogue ahead of the first question, which does so otherwise. */
  readonly prepare: () => void
}

/** 'zincado' says what a thing is like, not which: whatever is described so belongs to the answer as well. */
const describes = (asked: readonly string[], scores: Map<number, Score>) =>
  asked.every((word) => /^\p{L}+$/u.test(word)) && ![...scores.values()].some(({ ofName }) => ofName)

const all = { nearest: false, missed: [] } as const

/** What answers every word; by names alone where they do. */
const matching = (index: Index, productos: readonly Producto[], asked: readonly string[]): Match[] => {
  for (const depth of depths) {
    const scores = scoresOf(index, asked, depth)
    const matches = collect(index, productos, scores, asked.length)
    if (matches.length > 0 && (depth.texts || !describes(asked, scores))) return matches
  }
  return []
}

/** A word of a question as it was typed. */
const typedFor = (query: string, word: string): string =>
  query.split(/\s+/).find((piece) => askedWords(piece).includes(word)) ?? word

const nearestTo = (
  index: Index,
  productos: readonly Producto[],
  { query, asked }: { query: string; asked: readonly string[] },
): Found => {
  const known = new Map(asked.map((word) => [word, scoresOf(index, [word], { texts: true, fuzzy: true })]))
  const scores = scoresOf(index, asked, { texts: true, fuzzy: true })
  const most = Math.max(0, ...[...scores.values()].map(({ answered }) => answered))
  const missed = asked.filter((word) => known.get(word)?.size === 0).map((word) => typedFor(query, word))
  return { matches: most === 0 ? [] : collect(index, productos, scores, most), nearest: true, missed }
}

/** The search over products and their sizes. No words find everything. */
export const createFinder = (productos: readonly Producto[]): Finder => {
  let made: Index | undefined
  const index = () => (made ??= indexOf(productos))
  const everything: Found = { ...all, matches: productos.map((producto) => ({ producto, sizes: [] })) }
  const find: Find = (query) => {
    const [asked = [], ...others] = readings(query)
    if (asked.length === 0) return everything
    for (const words of [asked, ...others]) {
      const matches = matching(index(), productos, words)
      if (matches.length > 0) return { ...all, matches }
    }
    return nearestTo(index(), productos, { query, asked })
  }
  return { find, prepare: () => void index().texts() }
}

/** The search over a catalogue, read once for the list, the dialog, the quick order and whoever else asks. */
export const finderOf = oncePer(createFinder)

/** Which rows of a product's table a question is about. */
export const sizesMeant = (producto: Producto, query: string): ReadonlySet<number> => {
  const {
    matches: [match],
    nearest,
  } = createFinder([producto]).find(query)
  return new Set(nearest ? [] : match?.sizes)
}
