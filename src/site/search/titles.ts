/** Searches everything but products: news, fairs, downloads, services, videos, values, pages. */
import { inWords, sayingOf } from '../../finder/catalogue-index.ts'
import { beginningOf } from '../../finder/keys.ts'
import { isEnough, topicsOf, type Term } from '../../finder/question.ts'
import { asWritten } from '../../finder/readings.ts'

interface Titled {
  readonly titulo: string
  readonly texto?: string
  readonly epigrafe?: string
  readonly etiqueta?: string
}

const says = (messages: readonly string[], { own, also, word, as }: Term): boolean =>
  messages.some(
    (one) =>
      own.includes(one) ||
      also.includes(one) ||
      (as === 'word' && word.length > 2 && one.startsWith(beginningOf(word))),
  )

/**
 * The items that have every word of a question, or words that start so; matches in the title come first. `kind` names
 * the items' kind: its words count as found.
 */
export const titlesFound = <Item extends Titled>(items: readonly Item[], query: string, kind = ''): Item[] => {
  const wanted = asWritten(query)
  const kinds = sayingOf(kind)
  const terms = (isEnough(wanted) ? wanted : topicsOf(query)).filter((term) => !says(kinds, term))
  if (terms.length === 0) return []
  const all = (text: string) => {
    const messages = sayingOf(text)
    return terms.every((term) => says(messages, term))
  }
  const found = items.filter(({ titulo, epigrafe = '', etiqueta = '', texto = '' }) =>
    all(`${titulo} ${epigrafe} ${etiqueta} ${inWords(texto)}`),
  )
  return found.toSorted((a, b) => Number(all(b.titulo)) - Number(all(a.titulo)))
}
