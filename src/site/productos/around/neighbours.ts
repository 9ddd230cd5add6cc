import type { Producto } from '../../../contract/producto.ts'
import { finderOf } from '../../../finder/finder.ts'
import type { Answers } from '../../catalogue-worker/calls.ts'
import type { Listed } from '../../page/shown.ts'
import { chosenIn } from '../narrow/facets.ts'
import { listing } from '../narrow/listing.ts'
import { orderIn } from '../narrow/order.ts'

/** The products of a list as shown: found, filtered, and in the table's order. */
function* listedIn(productos: readonly Producto[], listed: Listed): Generator<void, Producto[]> {
  const narrowing = { query: listed.buscar?.trim() ?? '', chosen: chosenIn(listed), order: listed.ordenar }
  const { matches, sizes } = yield* listing(productos, narrowing, finderOf(productos))
  const shown: readonly { readonly producto: Producto }[] = orderIn(listed.ordenar) ? sizes : matches
  return [...new Set(shown.map(({ producto }) => producto))]
}

/** The products beside one product in a list as shown, in work that may rest; none when the list lacks the product. */
export const neighbours: Answers['neighbours'] = function* neighbours(productos, { id, listed }) {
  const list = yield* listedIn(productos, listed)
  const at = list.findIndex((one) => one.id === id)
  const [before, after] = at < 0 ? [] : [list[at - 1], list[at + 1]]
  return { ...(before && { before }), ...(after && { after }) }
}
