/** What the head of a column says that the column holds. */
import { anyKnown, isAnyOf, parsePhrases } from './phrase.ts'
import { toWords } from './plain.ts'
import { lists, otherHeads, plainHeads, type Head } from './vocabulary/heads.ts'

const plain = plainHeads.map(([head, phrases]) => ({ head, phrases: parsePhrases(phrases, lists) }))
const other = parsePhrases(otherHeads, lists)
const isKnown = anyKnown([...plain.flatMap(({ phrases }) => phrases), ...other])

/** What a column of an order or a pasted table holds; 'otro' is known and not needed. */
export type Role = Head | 'otro'

/** What the words of a head mean in any table; 'otro' for a known head that an order does not need. */
export const findHeadOf = (words: readonly string[]): Role | undefined => {
  if (!isKnown(words)) return undefined
  return plain.find(({ phrases }) => isAnyOf(phrases, words))?.head ?? (isAnyOf(other, words) ? 'otro' : undefined)
}

export const findHead = (head: string): Role | undefined => findHeadOf(toWords(head))
