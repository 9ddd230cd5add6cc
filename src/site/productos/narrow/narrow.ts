import { toRecord } from '#contract/record.ts'
import type { Match } from '#finder/match.ts'
import { byValue, type Catalogue, type Narrowable, type Size } from './catalogue.ts'
import { asChosen, type Chosen } from './chosen.ts'
import { facets, type Facet } from './facets.ts'

/** A value to choose, with the number of sizes it would leave; a product without sizes counts as one. */
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

/** The sizes of a match: all of them where the product matches as a whole, and the product itself where it has none. */
const getNarrowables = ({ sizes: allSizes, starts, sizeless }: Catalogue, { producto, sizes }: Match): Narrowable[] => {
  const whole = sizeless.get(producto.id)
  if (whole) return [whole]
  const start = starts.get(producto.id) ?? 0
  const rowIndexes = sizes.length > 0 ? sizes : producto.sub_productos.keys()
  return [...rowIndexes].flatMap((rowIndex) => allSizes[start + rowIndex] ?? [])
}

/** Of one facet: the chosen values, how many sizes have each value, and whether any found size has it. */
interface Tally {
  readonly facet: Facet
  readonly chosenValues: ReadonlySet<number> | undefined
  readonly counts: Int32Array
  readonly seen: Uint8Array
}

const createTally =
  ({ values }: Catalogue, chosen: Chosen) =>
  ({ name: facet }: { readonly name: Facet }): Tally => {
    const chosenValues = new Set(
      values[facet].flatMap(({ text }, index) => (chosen[facet].includes(asChosen(text)) ? [index] : [])),
    )
    const size = values[facet].length
    return {
      facet,
      chosenValues: chosen[facet].length === 0 ? undefined : chosenValues,
      counts: new Int32Array(size),
      seen: new Uint8Array(size),
    }
  }

const fits = ({ facet, chosenValues }: Tally, { values }: Narrowable): boolean =>
  chosenValues === undefined || values[facet].some((value) => chosenValues.has(value))

/** Counts a size in every facet that alone excludes it; returns whether no facet excludes it. */
const count = (tallies: readonly Tally[], narrowable: Narrowable): boolean => {
  // Without a list of its own: there are fifty thousand sizes.
  let [misses, missing] = [0, tallies[0]]
  for (const tally of tallies) if (!fits(tally, narrowable)) [misses, missing] = [misses + 1, tally]
  for (const tally of tallies) {
    const counts = misses === 0 || (misses === 1 && missing === tally)
    for (const value of narrowable.values[tally.facet]) {
      tally.seen[value] = 1
      if (counts) tally.counts[value] = (tally.counts[value] ?? 0) + 1
    }
  }
  return misses === 0
}

const listOptions = ({ values }: Catalogue, chosen: Chosen, { facet, counts, seen }: Tally): Option[] => {
  const catalogueTexts = new Set(values[facet].map(({ text }) => asChosen(text)))
  const offered = values[facet]
    .map((value, index) => ({
      value,
      count: counts[index] ?? 0,
      chosen: chosen[facet].includes(asChosen(value.text)),
      seen: seen[index] === 1,
    }))
    .filter((option) => option.seen || option.chosen)
    .toSorted((a, b) => byValue(a.value, b.value))
    .map((option) => ({ text: option.value.text, count: option.count, chosen: option.chosen }))
  // A chosen value that no size has is listed too, so that it can be dropped.
  return [
    ...offered,
    ...chosen[facet].filter((text) => !catalogueTexts.has(text)).map((text) => ({ text, count: 0, chosen: true })),
  ]
}

const isSize = (narrowable: Narrowable): narrowable is Size => 'row' in narrowable

const groupByProducto = (narrowables: readonly Narrowable[]): Match[] => {
  const matchesById = new Map<number, Match & { readonly sizes: number[] }>()
  for (const narrowable of narrowables) {
    const { producto } = narrowable
    const match = matchesById.get(producto.id) ?? { producto, sizes: [] }
    if (isSize(narrowable)) match.sizes.push(narrowable.rowIndex)
    matchesById.set(producto.id, match)
  }
  return [...matchesById.values()]
}

/** Filters the found sizes by the chosen values, and counts the remaining choices. */
export const narrow = (catalogue: Catalogue, matches: readonly Match[], chosen: Chosen): Narrowed => {
  const tallies = toRecord(facets, createTally(catalogue, chosen))
  const tallyList = Object.values(tallies)
  const fitting = matches
    .flatMap((match) => getNarrowables(catalogue, match))
    .filter((narrowable) => count(tallyList, narrowable))
  const options = toRecord(facets, ({ name }) => listOptions(catalogue, chosen, tallies[name]))
  const nothingChosen = facets.every(({ name }) => chosen[name].length === 0)
  return { sizes: fitting.filter(isSize), matches: nothingChosen ? matches : groupByProducto(fitting), options }
}
