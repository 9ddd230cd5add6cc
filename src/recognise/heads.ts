/** Finds the row of heads in a table, and what the head of a column says that the column holds. */
import { ask, getLikely, none, sure, type Finding } from './finding.ts'
import { anyKnown, isAnyOf, parsePhrases } from './phrase.ts'
import { toHeadWords } from './plain.ts'
import { lists, otherHeads, plainHeads, sharedHeads, type Head } from './vocabulary/heads.ts'

/** What a column of an order or a pasted table holds; 'otro' is known and not needed. */
export type Role = Head | 'otro'

const shared = sharedHeads.map(([readings, phrases, reason]) => ({
  found: ask<Role>(readings, reason),
  phrases: parsePhrases(phrases, lists),
}))
const plain = plainHeads.map(([head, phrases]) => ({ found: sure<Role>(head), phrases: parsePhrases(phrases, lists) }))
const other = { found: sure<Role>('otro'), phrases: parsePhrases(otherHeads, lists) }
const all = [...shared, ...plain, other]
const isKnown = anyKnown(all.flatMap(({ phrases }) => phrases))

/** What the words of a head mean in any table; 'otro' for a known head that an order does not need. */
export const findHeadOf = (words: readonly string[]): Finding<Role> =>
  (isKnown(words) && all.find(({ phrases }) => isAnyOf(phrases, words))?.found) || none

export const findHead = (head: string): Finding<Role> => findHeadOf(toHeadWords(head))

/** A row of heads: its index, and what each of its columns holds. */
export interface Heads<R> {
  readonly index: number
  readonly columns: readonly Finding<R>[]
}

/** How many different columns a row of heads names. */
export const countKnown = <R>(columns: Heads<R>['columns']): number =>
  new Set(columns.map(getLikely).filter((holds) => holds !== undefined)).size

/** Titles and conditions stand above the heads. */
export const searchedRows = 50

/**
 * The row that names the most columns, of those the first. `readHead` is the table's vocabulary; `isHeads` says which rows may be heads,
 * and a row that names one column may be any row.
 */
export const findHeads = <R>(
  rows: readonly (readonly string[])[],
  readHead: (head: string) => Finding<R>,
  isHeads: (heads: Heads<R>) => boolean = ({ columns }) => countKnown(columns) >= 2,
  within = searchedRows,
): Finding<Heads<R>> => {
  const candidates = rows
    .slice(0, within)
    .map((cells, index): Heads<R> => ({ index, columns: cells.map(readHead) }))
    .filter(isHeads)
  const best = candidates.reduce<Heads<R> | undefined>(
    (first, heads) => (first && countKnown(first.columns) >= countKnown(heads.columns) ? first : heads),
    undefined,
  )
  return best ? sure(best) : none
}
