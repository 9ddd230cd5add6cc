import type { Producto } from '#contract/producto.ts'
import { getFinder } from '#finder/finder.ts'
import type { Answers } from '../../catalogue-worker/calls.ts'
import type { Listed } from '../../page/shown.ts'
import { parseChosen } from '../narrow/chosen.ts'
import { listing } from '../narrow/listing.ts'
import { parseOrder } from '../narrow/order.ts'

/** The products of a list as shown: found, filtered, and in the table's order. */
function* findListedProducts(productos: readonly Producto[], listed: Listed): Generator<void, Producto[]> {
  const narrowing = { query: listed.buscar?.trim() ?? '', chosen: parseChosen(listed), order: listed.ordenar }
  const { matches, sizes } = yield* listing(productos, narrowing, getFinder(productos))
  const shown: readonly { readonly producto: Producto }[] = parseOrder(listed.ordenar) ? sizes : matches
  return [...new Set(shown.map(({ producto }) => producto))]
}

/** The products beside one product in a list as shown, in work that may rest; none when the list lacks the product. */
export const neighbours: Answers['neighbours'] = function* neighbours(productos, { id, listed }) {
  const list = yield* findListedProducts(productos, listed)
  const index = list.findIndex((producto) => producto.id === id)
  const [previous, next] = index < 0 ? [] : [list[index - 1], list[index + 1]]
  return { ...(previous && { before: previous }), ...(next && { after: next }) }
}
