/** Searches everything but products: news, fairs, downloads, services, videos, values, pages. */
import { inWords, collectKeys } from '#finder/catalogue-index.ts'
import { toKeyPrefix } from '#recognise/keys.ts'
import { isEnough, parseTopics, type Term } from '#finder/question.ts'
import { asWritten } from '#finder/readings.ts'

export interface Titled {
  readonly titulo: string
  readonly texto?: string
  readonly epigrafe?: string
  readonly etiqueta?: string
}

const hasTerm = (itemKeys: readonly string[], { keys, things, text, as }: Term): boolean =>
  itemKeys.some(
    (itemKey) =>
      keys.includes(itemKey) ||
      things.includes(itemKey) ||
      (as === 'word' && text.length > 2 && itemKey.startsWith(toKeyPrefix(text))),
  )

/**
 * The items that have every word of a question, or words that start so; matches in the title come first. `kind` names
 * the items' kind: its words count as found.
 */
export const titlesFound = <Item extends Titled>(items: readonly Item[], query: string, kind = ''): Item[] => {
  const written = asWritten(query)
  const kinds = collectKeys(kind)
  const terms = (isEnough(written) ? written : parseTopics(query)).filter((term) => !hasTerm(kinds, term))
  if (terms.length === 0) return []
  const hasEveryTerm = (text: string) => {
    const itemKeys = collectKeys(text)
    return terms.every((term) => hasTerm(itemKeys, term))
  }
  const matches = items.filter(({ titulo, epigrafe = '', etiqueta = '', texto = '' }) =>
    hasEveryTerm(`${titulo} ${epigrafe} ${etiqueta} ${inWords(texto)}`),
  )
  return matches.toSorted((a, b) => Number(hasEveryTerm(b.titulo)) - Number(hasEveryTerm(a.titulo)))
}
