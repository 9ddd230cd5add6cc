import { isGone, type Comment, type Entry, type Gone, type Reply } from './comment.ts'

/** Two lists as one, by id and sorted by it; `both` makes one record of two. */
export const united = <One extends { readonly id: string }>(
  mine: readonly One[],
  theirs: readonly One[],
  both: (a: One, b: One) => One,
): One[] => {
  const byId = new Map<string, One>()
  // A comment without a counterpart is merged with itself, which sorts its replies.
  for (const one of [...mine, ...theirs]) byId.set(one.id, both(byId.get(one.id) ?? one, one))
  return [...byId.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

/** The one with the later moment; of two of the same moment, the one that is the same for everybody. */
export const last = <Key extends string, Value extends { readonly [key in Key]: string }>(
  a: Value,
  b: Value,
  moment: Key,
): Value => (a[moment] + JSON.stringify(a) > b[moment] + JSON.stringify(b) ? a : b)

/** What is deleted stays deleted. */
const unlessGone =
  <Kind extends object>(both: (a: Kind, b: Kind) => Kind) =>
  (a: Kind | Gone, b: Kind | Gone): Kind | Gone => {
    if (isGone(a)) return isGone(b) ? last(a, b, 'gone') : a
    return isGone(b) ? b : both(a, b)
  }

/** What nobody edits goes together, whole. */
const replies = unlessGone<Reply>(({ said: a, ...mine }, { said: b, ...theirs }) => ({
  ...last(mine, theirs, 'made'),
  said: last(a, b, 'at'),
}))

const comments = unlessGone<Comment>((a, b) => {
  const [{ said: _a, state: _b, replies: own, ...mine }, { said: _c, state: _d, replies: others, ...theirs }] = [a, b]
  return {
    ...last(mine, theirs, 'made'),
    said: last(a.said, b.said, 'at'),
    state: last(a.state, b.state, 'at'),
    replies: united(own, others, replies),
  }
})

/**
 * Merges the comments of several reviewers, in any order and as often as one likes: of each part the newest text and state win, replies
 * are united, and deleted comments stay deleted.
 */
export const merged = (mine: readonly Entry[], theirs: readonly Entry[]): Entry[] => united(mine, theirs, comments)
