import type { Match } from '../../../finder/match.ts'
import { byValue, type Catalogue, type Size } from './catalogue.ts'
import { asChosen, facets, type Chosen, type Facet } from './facets.ts'

/** A value to choose, with the number of sizes it would leave. */
export interface Option {
  readonly text: string
  readonly count: number
  readonly chosen: boolean
}

/** Every value that the found sizes have; a value that would leave no size counts 0. */
export type Options = { readonly [facet in Facet]: readonly Option[] }

export interface Narrowed {
  /** The sizes left, best first. */
  readonly sizes: readonly Size[]
  readonly matches: readonly Match[]
  readonly options: Options
}

/** The sizes of a match; all sizes of a product that matches as a whole. */
const sizesIn = ({ sizes: all, starts }: Catalogue, { producto, sizes }: Match): Size[] => {
  const start = starts.get(producto.id) ?? 0
  const places = sizes.length > 0 ? sizes : producto.sub_productos.keys()
  return [...places].flatMap((place) => all[start + place] ?? [])
}

/** Of one facet: the chosen values, how many sizes have each value, and whether any found size has it. */
interface Tally {
  readonly facet: Facet
  readonly wanted: ReadonlySet<number> | undefined
  readonly counts: Int32Array
  readonly seen: Uint8Array
}

const tallyOf =
  ({ values }: Catalogue, chosen: Chosen) =>
  (facet: Facet): Tally => {
    const wanted = new Set(
      values[facet].flatMap(({ text }, place) => (chosen[facet].includes(asChosen(text)) ? [place] : [])),
    )
    const size = values[facet].length
    return {
      facet,
      wanted: chosen[facet].length === 0 ? undefined : wanted,
      counts: new Int32Array(size),
      seen: new Uint8Array(size),
    }
  }

const fits = ({ facet, wanted }: Tally, { values }: Size): boolean =>
  wanted === undefined || values[facet].some((value) => wanted.has(value))

/** Counts a size in every facet that alone excludes it; returns whether no facet excludes it. */
const count = (tallies: readonly Tally[], size: Size): boolean => {
  // Without a list of its own: there are fifty thousand sizes.
  let [misses, missing] = [0, tallies[0]]
  for (const tally of tallies) if (!fits(tally, size)) [misses, missing] = [misses + 1, tally]
  for (const tally of tallies) {
    const counts = misses === 0 || (misses === 1 && missing === tally)
    for (const value of size.values[tally.facet]) {
      tally.seen[value] = 1
      if (counts) tally.counts[value] = (tally.counts[value] ?? 0) + 1
    }
  }
  return misses === 0
}

const optionsOf = ({ values }: Catalogue, chosen: Chosen, { facet, counts, seen }: Tally): Option[] => {
  const existing = new Set(values[facet].map(({ text }) => asChosen(text)))
  const there = values[facet]
    .map((value, place) => ({
      value,
      count: counts[place] ?? 0,
      chosen: chosen[facet].includes(asChosen(value.text)),
      seen: seen[place] === 1,
    }))
    .filter((option) => option.seen || option.chosen)
    .toSorted((a, b) => byValue(a.value, b.value))
    .map((option) => ({ text: option.value.text, count: option.count, chosen: option.chosen }))
  // A chosen value that no size has is listed too, so that it can be dropped.
  return [
    ...there,
    ...chosen[facet].filter((text) => !existing.has(text)).map((text) => ({ text, count: 0, chosen: true })),
  ]
}

const matchesOf = (sizes: readonly Size[]): Match[] => {
  const found = new Map<number, Match & { readonly sizes: number[] }>()
  for (const { producto, place } of sizes) {
    const match = found.get(producto.id)
    if (match) match.sizes.push(place)
    else found.set(producto.id, { producto, sizes: [place] })
  }
  return [...found.values()]
}

/** Filters the found sizes by the chosen values, and counts the remaining choices. */
export const narrow = (catalogue: Catalogue, found: readonly Match[], chosen: Chosen): Narrowed => {
  const tallies = facets.map(tallyOf(catalogue, chosen))
  const sizes = found.flatMap((match) => sizesIn(catalogue, match)).filter((size) => count(tallies, size))
  const [diametro = [], largo = [], pack = [], rosca = []] = tallies.map((tally) => optionsOf(catalogue, chosen, tally))
  const nothingChosen = facets.every((facet) => chosen[facet].length === 0)
  return { sizes, matches: nothingChosen ? found : matchesOf(sizes), options: { diametro, largo, pack, rosca } }
}
