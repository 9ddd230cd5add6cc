import { askedWords, wordsOf } from './words.ts'

interface Titled {
  readonly titulo: string
  readonly texto?: string
  readonly epigrafe?: string
}

const inWords = (html: string) => html.replaceAll(/<[^>]*>|&#?\w+;/g, ' ')
const says = (words: readonly string[], asked: readonly string[]) =>
  asked.every((one) => words.some((word) => word.startsWith(one)))

/** What says every word of a question, or words that begin so: whoever says it in the title comes first. */
export const titlesFound = <Item extends Titled>(items: readonly Item[], query: string): Item[] => {
  const asked = askedWords(query)
  if (asked.length === 0) return []
  const inTitle = (item: Item) => says(wordsOf(item.titulo), asked)
  const found = items.filter((item) =>
    says(wordsOf(`${item.titulo} ${item.epigrafe ?? ''} ${inWords(item.texto ?? '')}`), asked),
  )
  return found.toSorted((a, b) => Number(inTitle(b)) - Number(inTitle(a)))
}
