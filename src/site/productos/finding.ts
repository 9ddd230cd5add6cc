/** The code of the search and the filters, loaded when an address or a visitor needs it. */
import type { Producto } from '../../contract/producto.ts'
import { sizesMeant } from '../../finder/finder.ts'
import { termsOf } from '../../finder/question.ts'
import { withoutZeros } from '../../finder/words.ts'
import type { Listed } from '../page/shown.ts'
import { catalogueOf } from './narrow/catalogue.ts'
import { chosenIn } from './narrow/facets.ts'
import { narrow } from './narrow/narrow.ts'

export { finderOf } from '../../finder/finder.ts'

/** The words to mark in results of a question. */
export const marksOf = (query: string): readonly string[] =>
  termsOf(query).flatMap(({ own, typed, as }) => (as === 'code' ? [...own, withoutZeros(typed)] : own))

/** The rows of a product's table that pass the list's search and filters; empty when all do. */
export const sizesListed = (producto: Producto, listed: Listed): ReadonlySet<number> => {
  const meant = sizesMeant(producto, listed.buscar ?? '')
  const { sizes } = narrow(catalogueOf([producto]), [{ producto, sizes: [...meant] }], chosenIn(listed))
  const rows = new Set(sizes.map(({ place }) => place))
  return meant.size === 0 && rows.size === producto.sub_productos.length ? meant : rows
}
