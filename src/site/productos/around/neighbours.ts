import type { Producto } from '../../../contract/producto.ts'
import { atOnce } from '../../../contract/in-slices.ts'
import { finderOf } from '../../../finder/finder.ts'
import type { Listed } from '../../page/shown.ts'
import { catalogueOf } from '../narrow/catalogue.ts'
import { chosenIn } from '../narrow/facets.ts'
import { narrow } from '../narrow/narrow.ts'
import { createSorter, orderIn } from '../narrow/order.ts'

/** The products of a list as shown: found, filtered, and in the table's order. */
export const listedProducts = (productos: readonly Producto[], listed: Listed): Producto[] => {
  const { matches } = finderOf(productos).find(listed.buscar ?? '')
  const catalogue = catalogueOf(productos)
  const narrowed = narrow(catalogue, matches, chosenIn(listed))
  const order = orderIn(listed.ordenar)
  if (!order) return narrowed.matches.map(({ producto }) => producto)
  return [...new Set(atOnce(createSorter(catalogue)(narrowed.sizes, order)).map(({ producto }) => producto))]
}

/** The products before and after one product in a list; none when the product is not in the list. */
export const neighboursOf = (
  id: number,
  list: readonly Producto[],
): { readonly before?: Producto; readonly after?: Producto } => {
  const at = list.findIndex((one) => one.id === id)
  const [before, after] = at < 0 ? [] : [list[at - 1], list[at + 1]]
  return { ...(before && { before }), ...(after && { after }) }
}
