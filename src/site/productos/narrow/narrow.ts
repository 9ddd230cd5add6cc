import type { Match } from '../../search/finder.ts'
import type { Listed } from '../../page/shown.ts'
import { byValue, facets, type Catalogue, type Facet, type Size } from './catalogue.ts'

/** What one chose of each facet: several of one are alternatives, facets add up. */
export type Chosen = { readonly [facet in Facet]: readonly string[] }

/** Between the values of a facet in an address. */
const between = '_'
const asChosen = (text: string): string => text.replaceAll(between, ' ')

const chosenOf = (text: string | undefined): string[] =>
  text === undefined ? [] : [...new Set(text.split(between).filter(Boolean))]
export const chosenIn = (listed: Listed): Chosen => ({
  diametro: chosenOf(listed.diametro),
  largo: chosenOf(listed.largo),
  pack: chosenOf(listed.pack),
  rosca: chosenOf(listed.rosca),
})

/** What the address says of a facet once a value is chosen, or no longer. */
export const toggled = (chosen: readonly string[], text: string): string | undefined => {
  const value = asChosen(text)
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
  return next.length === 0 ? undefined : next.join(between)
}

/** A value to choose: how many sizes there would be with it. */
export interface Option {
  readonly text: string
  readonly count: number
  readonly chosen: boolean
}

export interface Narrowed {
  /** What is left of what was found, best first. */
  readonly sizes: readonly Size[]
  readonly matches: readonly Match[]
  /** Whatever the sizes found have; what would leave none of them counts 0. */
  readonly options: { readonly [facet in Facet]: readonly Option[] }
}

/** The sizes that a match is about: all of its product's where the product was meant. */
const sizesIn = ({ sizes: all, starts }: Catalogue, { producto, sizes }: Match): Size[] => {
  const start = starts.get(producto.id) ?? 0
  const places = sizes.length > 0 ? sizes : producto.sub_productos.keys()
  return [...places].flatMap((place) => all[start + place] ?? [])
}

/** Of a facet: which of its values were chosen, how many sizes have each, and whether any that was found does. */
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

/** Counts a size for every facet that alone could leave it out; whether none does. */
const count = (tallies: readonly Tally[], size: Size): boolean => {
  const misses = tallies.filter((tally) => !fits(tally, size))
  for (const tally of tallies) {
    const counts = misses.length === 0 || (misses.length === 1 && misses[0] === tally)
    for (const value of size.values[tally.facet]) {
      tally.seen[value] = 1
      if (counts) tally.counts[value] = (tally.counts[value] ?? 0) + 1
    }
  }
  return misses.length === 0
}

const optionsOf = ({ values }: Catalogue, chosen: Chosen, { facet, counts, seen }: Tally): Option[] => {
  const known = new Set(values[facet].map(({ text }) => asChosen(text)))
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
  // An address may ask for what nobody sells: it can be taken back.
  return [
    ...there,
    ...chosen[facet].filter((text) => !known.has(text)).map((text) => ({ text, count: 0, chosen: true })),
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

/** What was found, narrowed to what was chosen, and what else there is to choose from. */
export const narrow = (catalogue: Catalogue, found: readonly Match[], chosen: Chosen): Narrowed => {
  const tallies = facets.map(tallyOf(catalogue, chosen))
  const sizes = found.flatMap((match) => sizesIn(catalogue, match)).filter((size) => count(tallies, size))
  const [diametro = [], largo = [], pack = [], rosca = []] = tallies.map((tally) => optionsOf(catalogue, chosen, tally))
  const nothingChosen = facets.every((facet) => chosen[facet].length === 0)
  return { sizes, matches: nothingChosen ? found : matchesOf(sizes), options: { diametro, largo, pack, rosca } }
}
