import { isGone, present, type Comment, type Entry, type Gone, type Reply } from './comment.ts'
import { deriveTextId, joined } from './texts.ts'

/** Two lists as one, by id or another key, and sorted by that key; `both` makes one item of two. */
export const united = <Item extends { readonly id: string }>(
  mine: readonly Item[],
  theirs: readonly Item[],
  both: (a: Item, b: Item) => Item,
  getKey: (item: Item) => string = ({ id }) => id,
): Item[] => {
  const byKey = new Map<string, Item>()
  // A comment without a counterpart is merged with itself, which sorts its replies.
  for (const item of [...mine, ...theirs]) byKey.set(getKey(item), both(byKey.get(getKey(item)) ?? item, item))
  return [...byKey].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, item]) => item)
}

/** The value with the later moment; of two with the same moment, the same one for everybody. */
export const last = <Key extends string, Value extends { readonly [key in Key]: string }>(
  a: Value,
  b: Value,
  moment: Key,
): Value => (a === b || a[moment] + JSON.stringify(a) > b[moment] + JSON.stringify(b) ? a : b)

/** A deleted entry stays deleted. */
const unlessGone =
  <Kind extends object>(both: (a: Kind, b: Kind) => Kind) =>
  (a: Kind | Gone, b: Kind | Gone): Kind | Gone => {
    if (isGone(a)) return isGone(b) ? last(a, b, 'gone') : a
    return isGone(b) ? b : both(a, b)
  }

/** The fields that nobody edits come from one of the two copies, all together. */
const fixed = <Kind extends Reply>(a: Kind, b: Kind): Kind => {
  const [{ said, ...mine }, { said: _, ...theirs }] = [a, b]
  return a === b ? a : { ...a, ...last(mine, theirs, 'made'), said }
}

const comments = unlessGone<Comment>((a, b) => {
  const entries = [a, b, ...a.replies, ...b.replies]
  const ids = new Set(entries.flatMap((entry) => ('textOf' in entry ? [] : [entry.id])))
  const isOwn = (entry: Reply | Gone) => isGone(entry) || entry.textOf === undefined || !ids.has(entry.textOf)
  const copies = Map.groupBy(present<Reply>(entries), (entry) => (isOwn(entry) ? entry.id : (entry.textOf ?? '')))
  /** An entry with the texts of all its copies; texts beside the first are replies. */
  const withTexts = <Kind extends Reply>(entry: Kind): readonly [Kind, ...Reply[]] => {
    const [said, ...alternatives] = joined((copies.get(entry.id) ?? [entry]).map((copy) => copy.said))
    const replies = alternatives.map((alternative) => ({
      id: deriveTextId(entry.id, alternative),
      author: entry.author,
      made: alternative.at,
      said: alternative,
      textOf: entry.id,
    }))
    return [{ ...entry, said }, ...replies]
  }
  const { state: _a, replies: myReplies, ...mine } = a
  const { state: _b, replies: theirReplies, ...theirs } = b
  const [comment, ...texts] = withTexts(a === b ? mine : fixed(mine, theirs))
  const replies = united(myReplies.filter(isOwn), theirReplies.filter(isOwn), unlessGone<Reply>(fixed))
  const repliesWithTexts = replies.map((reply) => (isGone(reply) ? ([reply] as const) : withTexts(reply)))
  return {
    ...comment,
    // A change is dated after the state that its reviewer saw.
    state: last(a.state, b.state, 'at'),
    // An alternative text that somebody changed or deleted is a reply of its own.
    replies: united<Reply | Gone>(
      [...texts, ...repliesWithTexts.flatMap(([, ...alternatives]) => alternatives)],
      repliesWithTexts.map(([reply]) => reply),
      (_, reply) => reply,
    ),
  }
})

/**
 * Merges the comments of several reviewers, in any order and as often as one likes. A text replaces the texts that it was edited from;
 * texts that were written apart all stay, one as the comment (or reply), the others as replies. Replies are united, and a deleted entry
 * stays deleted.
 */
export const merged = (mine: readonly Entry[], theirs: readonly Entry[]): Entry[] => united(mine, theirs, comments)
