/** Words that take back what stands beside or below them. */
import { ask, none, type Finding } from './finding.ts'
import { toWords } from './plain.ts'
import { isAnyOf, isOneOf, parsePhrases } from './phrase.ts'
import { refusalPhrases, refusalWords } from './vocabulary/order.ts'

export const isRefusal = isOneOf(refusalWords)

const phrases = parsePhrases(refusalPhrases)

/** A text that refuses is asked about, with its words: 'Dice «no» y «cancelado»'. */
export const findRefusal = (text: string): Finding<never> => {
  const words = toWords(text)
  const refusing = new Set(words.filter(isRefusal))
  if (refusing.size > 0) return ask([], `Dice ${Array.from(refusing, (word) => `«${word}»`).join(' y ')}`)
  return isAnyOf(phrases, words) ? ask([], `Dice «${words.join(' ')}»`) : none
}

/** 'Cancelado', 'no mandar', 'Ya recibido'. */
export const hasRefusal = (text: string): boolean => findRefusal(text).kind === 'ask'
