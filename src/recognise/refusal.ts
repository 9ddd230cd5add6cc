/** Words that take back what stands beside or below them. */
import { ask, none, type Finding } from './finding.ts'
import { toWords } from './plain.ts'
import { isOneOf } from './phrase.ts'
import { refusalWords } from './vocabulary/order.ts'

export const isRefusal = isOneOf(refusalWords)

/** A text that refuses is asked about, with its words: 'Dice «no» y «cancelado»'. */
export const findRefusal = (text: string): Finding<never> => {
  const words = new Set(toWords(text).filter(isRefusal))
  return words.size === 0 ? none : ask([], `Dice ${Array.from(words, (word) => `«${word}»`).join(' y ')}`)
}

/** 'Cancelado', 'no mandar', 'Ya recibido'. */
export const hasRefusal = (text: string): boolean => findRefusal(text).kind === 'ask'
