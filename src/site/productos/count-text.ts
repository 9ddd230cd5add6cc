import { counted } from '../../ui/counted.ts'
import { once } from '../../ui/once.ts'
import type { Found } from '../search/finder.ts'

const quoted = once(() => new Intl.ListFormat('es-AR', { type: 'disjunction' }))

/** How many there are, or how many matched; how many of their sizes, where those are what is looked at. */
export const countText = (
  { matches: { length: count }, nearest }: Found,
  { query, sizes }: { query: string; sizes: number | undefined },
): string => {
  const products =
    counted(count, 'producto', 'productos') + (sizes === undefined ? '' : `, ${counted(sizes, 'medida', 'medidas')}`)
  if (query === '') return products
  if (count === 0) return `Ningún producto coincide con «${query}»`
  if (nearest) return `Ningún producto coincide con todo «${query}». Lo más parecido:`
  return `${products} ${count === 1 ? 'coincide' : 'coinciden'} con «${query}»`
}

/** What of a question says nothing to the catalogue, so that one can leave it out. */
export const missedText = ({ missed, matches }: Found): string =>
  missed.length === 0 || matches.length === 0
    ? ''
    : `De lo que buscás, no hay nada con ${quoted().format(missed.map((word) => `«${word}»`))}.`
