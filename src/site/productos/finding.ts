/** The code of the search and the filters, loaded when an address or a visitor needs it. */
import type { Producto } from '#contract/producto.ts'
import { sizesMeant } from '#finder/finder.ts'
import { parseTerms } from '#finder/question.ts'
import type { Listed } from '../page/shown.ts'
import { getCatalogue } from './narrow/catalogue.ts'
import { parseChosen } from './narrow/chosen.ts'
import { narrow } from './narrow/narrow.ts'

export { getFinder } from '#finder/finder.ts'

/** The words to mark in results of a question. */
export const getMarks = (query: string): readonly string[] => parseTerms(query).flatMap(({ keys }) => keys)

/** The rows of a product's table that pass the list's search and filters; empty when all do. */
export const sizesListed = (producto: Producto, listed: Listed): ReadonlySet<number> => {
  const meant = sizesMeant(producto, listed.buscar ?? '')
  const { sizes } = narrow(getCatalogue([producto]), [{ producto, sizes: [...meant] }], parseChosen(listed))
  const rows = new Set(sizes.map(({ rowIndex }) => rowIndex))
  return meant.size === 0 && rows.size === producto.sub_productos.length ? meant : rows
}
