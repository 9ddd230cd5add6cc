import type { Producto } from '../../../contract/producto.ts'
import type { Finder } from '../../../finder/finder.ts'
import type { Found } from '../../../finder/match.ts'
import { oncePer } from '../../../state/once-per.ts'
import type { Answers, Narrowing } from '../../catalogue-worker/calls.ts'
import { placedListing, type Listing, type Sized } from '../../catalogue-worker/placed.ts'
import { catalogueOf } from './catalogue.ts'
import { narrow } from './narrow.ts'
import { createSorter, orderIn } from './order.ts'

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
