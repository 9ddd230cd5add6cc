/** What the head of a column says in a price list. */
import { columns, type Column } from '#contract/bulk-columns.ts'
import { findHeadOf, type Role } from './heads.ts'
import { anyKnown, isAnyOf, parsePhrases } from './phrase.ts'
import { toWords } from './plain.ts'
import { lists, type Head } from './vocabulary/heads.ts'
import { listHeads } from './vocabulary/list-heads.ts'

const ofLists = listHeads.map(([head, sure, phrases]) => ({ head, sure, phrases: parsePhrases(phrases, lists) }))
const isKnown = anyKnown(ofLists.flatMap(({ phrases }) => phrases))

/** What a column of a price list holds: one of ours, or what the site does not keep. */
export type ListHead = Exclude<Head, 'cantidad' | 'unidades' | 'nota' | 'saldo'>
export type Ignored = Exclude<ListHead, Column>

const ofColumns = columns.map((column) => ({ head: column, name: toWords(column).join(' ') }))

/** What a head of any table means in a price list. A column of an order says how many pieces a pack holds. */
const toListHead = (head: Role): readonly [ListHead, number] => {
  if (head === 'cantidad' || head === 'unidades') return ['pack', 0.6]
  return head === 'nota' || head === 'saldo' || head === 'otro' ? ['otro dato', 0.7] : [head, 1]
}

/** What a head means in a price list, and how sure the words alone are. */
export const findListHead = (text: string): readonly [ListHead, number] | undefined => {
  if (/[$€]|^\s*%|desc\S*\s*%/i.test(text)) return ['precio', 1]
  const words = toWords(text)
  const own = ofColumns.find(({ name }) => name === words.join(' '))
  if (own) return [own.head, 1]
  const listed = isKnown(words) ? ofLists.find(({ phrases }) => isAnyOf(phrases, words)) : undefined
  const plainly = findHeadOf(words)
  const isShared = plainly !== undefined && plainly !== 'otro' && plainly !== 'nota' && plainly !== 'saldo'
  // What any table knows is known exactly.
  if (listed && (!isShared || listed.sure === 1 || listed.head === 'otro código')) return [listed.head, listed.sure]
  return plainly && toListHead(plainly)
}
