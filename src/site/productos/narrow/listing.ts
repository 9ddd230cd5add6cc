import type { Producto } from '../../../contract/producto.ts'
import type { Finder } from '../../../finder/finder.ts'
import type { Found, Match } from '../../../finder/match.ts'
import { oncePer } from '../../../state/once-per.ts'
import type { Answers } from '../../beside/calls.ts'
import { placedListing } from '../../beside/placed.ts'
import { catalogueOf, type Size } from './catalogue.ts'
import type { Chosen } from './facets.ts'
import { narrow, type Options } from './narrow.ts'
import { createSorter, orderIn } from './order.ts'

/** What a list is narrowed by. */
export interface Narrowing {
  readonly query: string
  readonly chosen: Chosen
  /** The order of the table, as in the address. */
  readonly order: string | undefined
}

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

const allOf = (productos: readonly Producto[]): Found => ({
  matches: productos.map((producto) => ({ producto, sizes: [] })),
  nearest: false,
  missed: [],
})

const sorterOf = oncePer(createSorter)

/** The found products, filtered and in order. Without a question, or before the search's code, all are found. */
export function* listing(
  productos: readonly Producto[],
  { query, chosen, order }: Narrowing,
  finder?: Finder,
): Generator<void, Listing<readonly Sized[]>> {
  const found = query === '' || !finder ? allOf(productos) : (yield* finder.prepare())(query)
  const catalogue = catalogueOf(productos)
  const { matches, sizes, options } = narrow(catalogue, found.matches, chosen)
  return { found, matches, options, sizes: yield* sorterOf(catalogue)(sizes, orderIn(order)) }
}

/** Answers with this search; before its code is there, all are found. */
export const listWith = (finderOf?: (productos: readonly Producto[]) => Finder): Answers['list'] =>
  function* list(productos, narrowing) {
    return placedListing(productos, yield* listing(productos, narrowing, finderOf?.(productos)))
  }
