import { isGone, type Comment, type Entry, type Gone, type Reply, type Said } from './comment.ts'

/**
 * Merges the comments of several reviewers. Any order and repetition of merging gives the same result: the newest edit of a text wins,
 * deleted comments stay deleted, replies are united.
 */
export const merged = (mine: readonly Entry[], theirs: readonly Entry[]): Entry[] => united(mine, theirs, comments)

const united = <Kind extends { readonly id: string }>(
  mine: readonly (Kind | Gone)[],
  theirs: readonly (Kind | Gone)[],
  both: (a: Kind, b: Kind) => Kind,
) => {
  const byId = new Map<string, Kind | Gone>()
  for (const entry of [...mine, ...theirs]) {
    // A comment without a counterpart is merged with itself, which sorts its replies.
    byId.set(entry.id, one(byId.get(entry.id) ?? entry, entry, both))
  }
  return [...byId.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

const one = <Kind extends { readonly id: string }>(
  a: Kind | Gone,
  b: Kind | Gone,
  both: (a: Kind, b: Kind) => Kind,
): Kind | Gone => {
  if (isGone(a) && isGone(b)) return a.gone > b.gone ? a : b
  if (isGone(a)) return a
  return isGone(b) ? b : both(a, b)
}

/** An arbitrary order that is the same for everybody. */
const greater = <Value>(a: Value, b: Value): Value => (JSON.stringify(a) > JSON.stringify(b) ? a : b)

const newest = <Value extends { readonly at: string }>(a: Value, b: Value): Value => {
  if (a.at === b.at) return greater(a, b)
  return a.at > b.at ? a : b
}

const longer = (a: string, b: string): string => {
  if (a.length === b.length) return greater(a, b)
  return a.length > b.length ? a : b
}

const comments = (a: Comment, b: Comment): Comment => ({
  id: a.id,
  author: greater(a.author, b.author),
  made: a.made < b.made ? a.made : b.made,
  said: newest(a.said, b.said),
  state: newest(a.state, b.state),
  spot: greater(a.spot, b.spot),
  picture: longer(a.picture, b.picture),
  replies: united<Reply>(a.replies, b.replies, replies),
})

const replies = (a: Reply, b: Reply): Reply => ({
  id: a.id,
  author: greater(a.author, b.author),
  made: a.made < b.made ? a.made : b.made,
  said: newest<Said>(a.said, b.said),
})
