/** Answers as they cross between threads: products as indexes in their list, sizes as indexes among all sizes. */
import type { Producto } from '#contract/producto.ts'
import type { Found, Match } from '#finder/match.ts'
import { oncePer } from '#state/once-per.ts'
import type { Size } from '../productos/narrow/catalogue.ts'
import type { Options } from '../productos/narrow/narrow.ts'
import type { Placed, PlacedFound, PlacedListing } from './calls.ts'

/** A size of a product, and its index in the product's table. */
export type Sized = Omit<Size, 'values'>

/** As much of a list as a table shows: fifty thousand rows are not made for the fifty in sight. */
interface Sizes {
  readonly length: number
  readonly slice: (from: number, to: number) => readonly Sized[]
}

export interface Listing<Rows = Sizes> {
  readonly searchResult: Found
  /** The found products that pass the filters. */
  readonly matches: readonly Match[]
  readonly sizes: Rows
  readonly options: Options
}

type Productos = readonly Producto[]

const getProductIndexes = oncePer(
  (productos: Productos) => new Map(productos.map((producto, index) => [producto, index])),
)
/** The index of each product's first size. */
const getStarts = oncePer((productos: Productos) => {
  let next = 0
  return Int32Array.from(productos, ({ sub_productos: { length } }) => (next += length) - length)
})

/** The size at an index among all sizes: in the last product that starts at that index or before. */
const findSize = (productos: Productos, sizeIndex: number): Sized[] => {
  const starts = getStarts(productos)
  let [low, high] = [0, productos.length]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) <= sizeIndex) low = middle
    else high = middle
  }
  const producto = productos[low]
  const rowIndex = sizeIndex - (starts[low] ?? 0)
  const row = producto?.sub_productos[rowIndex]
  return producto && row ? [{ producto, rowIndex, row }] : []
}

const placed = (productos: Productos, matches: readonly Match[]): Placed[] => {
  const productIndexes = getProductIndexes(productos)
  return matches.map(({ producto, sizes }) => ({ at: productIndexes.get(producto) ?? -1, sizes }))
}
const restoreMatches = (productos: Productos, matches: readonly Placed[]): Match[] =>
  matches.flatMap(({ at: index, sizes }) => {
    const producto = productos[index]
    return producto ? [{ producto, sizes }] : []
  })

export const placedFound = (productos: Productos, { matches, ...how }: Found): PlacedFound => ({
  ...how,
  matches: placed(productos, matches),
})
export const restoreFound = (productos: Productos, { matches, ...how }: PlacedFound): Found => ({
  ...how,
  matches: restoreMatches(productos, matches),
})

export const placedListing = (
  productos: Productos,
  { searchResult, matches, sizes, options }: Listing<readonly Sized[]>,
): PlacedListing => {
  const [productIndexes, starts] = [getProductIndexes(productos), getStarts(productos)]
  return {
    found: placedFound(productos, searchResult),
    matches: matches === searchResult.matches ? undefined : placed(productos, matches),
    sizes: Int32Array.from(
      sizes,
      ({ producto, rowIndex }) => (starts[productIndexes.get(producto) ?? 0] ?? 0) + rowIndex,
    ),
    options,
  }
}
export const restoreListing = (
  productos: Productos,
  { matches, sizes, options, ...answer }: PlacedListing,
): Listing => {
  const searchResult = restoreFound(productos, answer.found)
  return {
    searchResult,
    matches: matches ? restoreMatches(productos, matches) : searchResult.matches,
    sizes: {
      length: sizes.length,
      slice: (from, to) => [...sizes.subarray(from, to)].flatMap((sizeIndex) => findSize(productos, sizeIndex)),
    },
    options,
  }
}
