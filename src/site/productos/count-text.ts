import { counted } from '#ui/counted.ts'
import { once } from '#ui/once.ts'
import type { Found } from '#finder/finder.ts'

const quoted = once(() => new Intl.ListFormat('es-AR', { type: 'disjunction' }))

/** How many products there are or match, or how many sizes where the table lists sizes. */
export const countText = (
  { count, nearest, short, lack, byText }: Omit<Found, 'matches'> & { readonly count: number },
  { query, sizes }: { query: string; sizes: number | undefined },
): string => {
  const products =
    counted(count, 'producto', 'productos') + (sizes === undefined ? '' : `, ${counted(sizes, 'medida', 'medidas')}`)
  if (query === '') return products
  if (short) return `«${query}» no alcanza para buscar. Escribí un poco más: una medida, un código o el nombre.`
  if (lack !== undefined && count > 0) return lack
  if (count === 0) return `Ningún producto coincide con «${query}»`
  if (nearest) return `Ningún producto coincide con todo «${query}». Lo más parecido:`
  if (byText) return `${products} ${count === 1 ? 'nombra' : 'nombran'} «${query}» en su descripción`
  return `${products} ${count === 1 ? 'coincide' : 'coinciden'} con «${query}»`
}

/** Names the words of the question that match nothing, so that the visitor can leave them out. */
export const missedText = ({ missed, matches }: Found): string =>
  missed.length === 0 || matches.length === 0
    ? ''
    : `De lo que buscás, no hay nada con ${quoted().format(missed.map((term) => `«${term}»`))}.`
