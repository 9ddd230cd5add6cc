/** Finds and scores the rows of a catalogue for one question. */
import type { Producto } from '#contract/producto.ts'
import { matchesByName, matchesByText, type Best } from './answers.ts'
import type { Index } from './catalogue-index.ts'
import type { Match } from './match.ts'
import { parseTerms, type Term } from './question.ts'
import { readings } from './readings.ts'

/** How well a row answers a question: the best match of each term. */
interface Score {
  readonly total: number
  readonly answered: number
  readonly matchesSize: boolean
  readonly matchesName: boolean
}
export type Scores = ReadonlyMap<number, Score>
export type Lookup = (term: Term) => Best

const scoreRow = (row: number, bests: readonly Best[]): Score => {
  let [total, answered, ofSize, ofName] = [0, 0, false, false]
  for (const best of bests) {
    const match = best.get(row)
    if (!match) continue
    total += match.points
    answered += 1
    ofSize ||= match.field === 'size' || match.field === 'code' || match.field === 'pack'
    ofName ||= match.field === 'name'
  }
  return { total, answered, matchesSize: ofSize, matchesName: ofName }
}

/** The rows that answer every term; without `rows`, only the rarest term's rows need checking. */
export const findCommonRows = (terms: readonly Term[], lookup: Lookup, rows?: readonly number[]): number[] => {
  const bests = terms.map(lookup)
  const rarest = bests.reduce<Best | undefined>(
    (least, best) => (least && least.size <= best.size ? least : best),
    undefined,
  )
  return [...(rows ?? rarest?.keys() ?? [])].filter((row) => bests.every((best) => best.has(row)))
}

export const scoreRows = (terms: readonly Term[], lookup: Lookup, rows: Iterable<number>): Scores => {
  const bests = terms.map(lookup)
  return new Map([...rows].map((row) => [row, scoreRow(row, bests)]))
}

export const scoreCommonRows = (terms: readonly Term[], lookup: Lookup): Scores =>
  scoreRows(terms, lookup, findCommonRows(terms, lookup))

/** A catalogue and one question's lookups; a term in several readings is looked up once. */
export interface Asking {
  readonly index: Index
  readonly productos: readonly Producto[]
  readonly byName: Lookup
  readonly byText: Lookup
  /** `parseTerms` and `readings`, with the catalogue's own words. */
  readonly parse: (query: string) => readonly Term[]
  readonly readings: (query: string) => readonly (readonly Term[])[]
}

const oncePerTerm = (lookup: Lookup): Lookup => {
  const cache = new Map<string, Best>()
  return (term) => {
    const key = JSON.stringify(term)
    const best = cache.get(key) ?? lookup(term)
    cache.set(key, best)
    return best
  }
}

export const asking = (index: Index, productos: readonly Producto[]): Asking => {
  const byName = oncePerTerm((term) => matchesByName(index, term))
  return {
    index,
    productos,
    byName,
    byText: oncePerTerm((term) => matchesByText(index, term, byName(term))),
    parse: (query) => parseTerms(query, index.kinds),
    readings: (query) => readings(query, index.kinds),
  }
}

export const collect = ({ index: { rows }, productos }: Asking, scores: Scores): Match[] => {
  const best = [...scores].toSorted(([a, x], [b, y]) => y.total - x.total || a - b)
  const byProduct = new Map<number, number[]>()
  for (const [row, { matchesSize }] of best) {
    const { product = 0, size } = rows[row] ?? {}
    const sizes = byProduct.get(product) ?? []
    if (matchesSize && size !== undefined) sizes.push(size)
    byProduct.set(product, sizes)
  }
  return [...byProduct].flatMap(([product, sizes]) => {
    const producto = productos[product]
    return producto ? [{ producto, sizes }] : []
  })
}
