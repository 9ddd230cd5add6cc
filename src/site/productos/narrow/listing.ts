import type { Producto } from '#contract/producto.ts'
import type { Finder } from '#finder/finder.ts'
import type { Found } from '#finder/match.ts'
import { oncePer } from '#state/once-per.ts'
import type { Answers, Narrowing } from '../../catalogue-worker/calls.ts'
import { placedListing, type Listing, type Sized } from '../../catalogue-worker/placed.ts'
import { getCatalogue } from './catalogue.ts'
import { narrow } from './narrow.ts'
import { createSorter, parseOrder } from './order.ts'

const findAll = (productos: readonly Producto[]): Found => ({
  matches: productos.map((producto) => ({ producto, sizes: [] })),
  nearest: false,
  missed: [],
})

const getSorter = oncePer(createSorter)

/** The found products, filtered and in order. Without a question, or before the search's code, all are found. */
export function* listing(
  productos: readonly Producto[],
  { query, chosen, order }: Narrowing,
  finder?: Finder,
): Generator<void, Listing<readonly Sized[]>> {
  const searchResult = query === '' || !finder ? findAll(productos) : (yield* finder.prepare())(query)
  const catalogue = getCatalogue(productos)
  const { matches, sizes, options } = narrow(catalogue, searchResult.matches, chosen)
  return { searchResult, matches, options, sizes: yield* getSorter(catalogue)(sizes, parseOrder(order)) }
}

/** Answers with this finder; before the finder's code has loaded, all products are found. */
export const listWith = (getFinder?: (productos: readonly Producto[]) => Finder): Answers['list'] =>
  function* list(productos, narrowing) {
    return placedListing(productos, yield* listing(productos, narrowing, getFinder?.(productos)))
  }
