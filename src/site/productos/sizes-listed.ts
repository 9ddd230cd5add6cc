import type { Producto } from '../../contract/producto.ts'
import type { Listed } from '../page/shown.ts'
import { sizesMeant } from '../search/finder.ts'
import { catalogueOf } from './narrow/catalogue.ts'
import { chosenIn, narrow } from './narrow/narrow.ts'

/** Which rows of a product's table its list was about: what was searched for, and narrowed to. None where all are. */
export const sizesListed = (producto: Producto, listed: Listed): ReadonlySet<number> => {
  const meant = sizesMeant(producto, listed.buscar ?? '')
  const { sizes } = narrow(catalogueOf([producto]), [{ producto, sizes: [...meant] }], chosenIn(listed))
  const rows = new Set(sizes.map(({ place }) => place))
  return meant.size === 0 && rows.size === producto.sub_productos.length ? meant : rows
}
