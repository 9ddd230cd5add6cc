import type { Found } from '../search/finder.ts'

const plural = new Intl.PluralRules('es-AR')
const number = new Intl.NumberFormat('es-AR')

const counted = (count: number, one: string, many: string) => `${number.format(count)} ${plural.select(count) === 'one' ? one : many}`
const quoted = new Intl.ListFormat('es-AR', { type: 'disjunction' })

/** How many there are, or how many matched; how many of their sizes, where those are what is looked at. */
export const countText = ({ matches: { length: count }, nearest }: Found, { query, sizes }: { query: string; sizes: number | undefined }): string => {
  const products = counted(count, 'producto', 'productos') + (sizes === undefined ? '' : `, ${counted(sizes, 'medida', 'medidas')}`)
  if (query === '') return products
  if (count === 0) return `Ningún producto coincide con «${query}»`
  if (nearest) return `Ningún producto coincide con todo «${query}». Lo más parecido:`
  return `${products} ${plural.select(count) === 'one' ? 'coincide' : 'coinciden'} con «${query}»`
}

/** What of a question says nothing to the catalogue, so that one can leave it out. */
export const missedText = ({ missed, matches }: Found): string =>
  missed.length === 0 || matches.length === 0 ? '' : `De lo que buscás, no hay nada con ${quoted.format(missed.map((word) => `«${word}»`))}.`
