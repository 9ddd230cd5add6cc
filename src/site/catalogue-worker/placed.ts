/** Answers as they cross between threads: products as places in their list, sizes as places among all sizes. */
import type { Producto } from '../../contract/producto.ts'
import type { Found, Match } from '../../finder/match.ts'
import { oncePer } from '../../state/once-per.ts'
import type { Size } from '../productos/narrow/catalogue.ts'
import type { Options } from '../productos/narrow/narrow.ts'
import type { Placed, PlacedFound, PlacedListing } from './calls.ts'

/** A size of a product, and its place in the product's table. */
export type Sized = Omit<Size, 'values'>

/** As much of a list as a table shows: fifty thousand rows are not made for the fifty in sight. */
interface Sizes {
  readonly length: number
  readonly slice: (from: number, to: number) => readonly Sized[]
}

export interface Listing<Of = Sizes> {
  readonly found: Found
  /** The found products that pass the filters. */
  readonly matches: readonly Match[]
  readonly sizes: Of
  readonly options: Options
}

type Productos = readonly Producto[]

const placesOf = oncePer((productos: Productos) => new Map(productos.map((producto, at) => [producto, at])))
/** The place of each product's first size. */
const startsOf = oncePer((productos: Productos) => {
  let next = 0
  return Int32Array.from(productos, ({ sub_productos: { length } }) => (next += length) - length)
})

/** The size at a place among all sizes: in the last product that starts there or before. */
const sizeAt = (productos: Productos, at: number): Sized[] => {
  const starts = startsOf(productos)
  let [low, high] = [0, productos.length]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) <= at) low = middle
    else high = middle
  }
  const producto = productos[low]
  const place = at - (starts[low] ?? 0)
  const row = producto?.sub_productos[place]
  return producto && row ? [{ producto, place, row }] : []
}

const placed = (productos: Productos, matches: readonly Match[]): Placed[] => {
  const places = placesOf(productos)
  return matches.map(({ producto, sizes }) => ({ at: places.get(producto) ?? -1, sizes }))
}
const matchesIn = (productos: Productos, matches: readonly Placed[]): Match[] =>
  matches.flatMap(({ at, sizes }) => {
    const producto = productos[at]
    return producto ? [{ producto, sizes }] : []
  })

export const placedFound = (productos: Productos, { matches, ...how }: Found): PlacedFound => ({
  ...how,
  matches: placed(productos, matches),
})
export const foundIn = (productos: Productos, { matches, ...how }: PlacedFound): Found => ({
  ...how,
  matches: matchesIn(productos, matches),
})

export const placedListing = (
  productos: Productos,
  { found, matches, sizes, options }: Listing<readonly Sized[]>,
): PlacedListing => {
  const [places, starts] = [placesOf(productos), startsOf(productos)]
  return {
    found: placedFound(productos, found),
    matches: matches === found.matches ? undefined : placed(productos, matches),
    sizes: Int32Array.from(sizes, ({ producto, place }) => (starts[places.get(producto) ?? 0] ?? 0) + place),
    options,
  }
}
export const listingIn = (productos: Productos, { matches, sizes, options, ...answer }: PlacedListing): Listing => {
  const found = foundIn(productos, answer.found)
  return {
    found,
    matches: matches ? matchesIn(productos, matches) : found.matches,
    sizes: {
      length: sizes.length,
      slice: (from, to) => [...sizes.subarray(from, to)].flatMap((at) => sizeAt(productos, at)),
    },
    options,
  }
}
