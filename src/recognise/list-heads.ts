/** What the head of a column says in a price list. */
import { ask, getLikely, none, sure, type Finding } from './finding.ts'
import { findHeadOf, type Role } from './heads.ts'
import { anyKnown, isAnyOf, parsePhrases } from './phrase.ts'
import { toHeadWords } from './plain.ts'
import { lists, type Head } from './vocabulary/heads.ts'
import { listHeads } from './vocabulary/list-heads.ts'

const ofLists = listHeads.map(([head, weight, phrases]) => ({ head, weight, phrases: parsePhrases(phrases, lists) }))
const isKnown = anyKnown(ofLists.flatMap(({ phrases }) => phrases))

/** What a column of a price list holds: one of ours, or what the site does not keep. */
export type ListHead = Exclude<Head, 'cantidad' | 'unidades' | 'nota' | 'saldo' | 'entregado'>

const asListHead = (head: Role): ListHead => {
  if (head === 'cantidad' || head === 'unidades') return 'pack'
  return head === 'nota' || head === 'saldo' || head === 'entregado' || head === 'otro' ? 'otro dato' : head
}

/** What a head of any table means in a price list. */
const toListHead = (found: Finding<Role>): Finding<ListHead> => {
  const likely = getLikely(found)
  if (likely === undefined) return none
  const head = asListHead(likely)
  if (head === 'pack' && likely !== head) return ask([head, 'stock'], 'Puede ser el pack o lo que hay')
  return found.kind === 'ask' ? ask(found.readings.map(asListHead), found.reason) : sure(head)
}

/** What a head means in a price list. */
export const findListHead = (text: string): Finding<ListHead> => {
  if (/[$€]|^\s*%|desc\S*\s*%/i.test(text)) return sure('precio')
  const words = toHeadWords(text)
  const listed = isKnown(words) ? ofLists.find(({ phrases }) => isAnyOf(phrases, words)) : undefined
  const plainly = findHeadOf(words)
  const holds = getLikely(plainly)
  const isShared = holds !== undefined && asListHead(holds) !== 'otro dato'
  // What any table knows is known exactly.
  if (listed && (!isShared || listed.weight === 1 || listed.head === 'otro código')) return sure(listed.head)
  return toListHead(plainly)
}
