import type { Producto } from '../../contract/producto.ts'
import type { Listed } from '../page/shown.ts'
import { sizesMeant } from '../../finder/finder.ts'
import { catalogueOf } from './narrow/catalogue.ts'
import { chosenIn } from './narrow/facets.ts'
import { narrow } from './narrow/narrow.ts'

/** The rows of a product's table that pass the list's search and filters; empty when all do. */
export const sizesListed = (producto: Producto, listed: Listed): ReadonlySet<number> => {
  const meant = sizesMeant(producto, listed.buscar ?? '')
  const { sizes } = narrow(catalogueOf([producto]), [{ producto, sizes: [...meant] }], chosenIn(listed))
  const rows = new Set(sizes.map(({ place }) => place))
  return meant.size === 0 && rows.size === producto.sub_productos.length ? meant : rows
}
