import { isGone, type Comment, type Entry, type Gone, type Reply } from './comment.ts'

/**
 * Merges the comments of several reviewers, in any order and as often as one likes: of each part the newest text and state win, replies
 * are united, and deleted comments stay deleted.
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
    const other = byId.get(entry.id) ?? entry
    if (!isGone(entry) && !isGone(other)) byId.set(entry.id, both(other, entry))
    else if (isGone(entry)) byId.set(entry.id, isGone(other) ? last(other, entry, 'gone') : entry)
  }
  return [...byId.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

/** The one with the later moment; of two of the same moment, the one that is the same for everybody. */
const last = <Key extends string, Value extends { readonly [key in Key]: string }>(
  a: Value,
  b: Value,
  moment: Key,
): Value => (a[moment] + JSON.stringify(a) > b[moment] + JSON.stringify(b) ? a : b)

/** What nobody edits goes together, whole. */
const replies = ({ said: a, ...mine }: Reply, { said: b, ...theirs }: Reply): Reply => ({
  ...last(mine, theirs, 'made'),
  said: last(a, b, 'at'),
})

const comments = (a: Comment, b: Comment): Comment => {
  const [{ said: _a, state: _b, replies: own, ...mine }, { said: _c, state: _d, replies: others, ...theirs }] = [a, b]
  return {
    ...last(mine, theirs, 'made'),
    said: last(a.said, b.said, 'at'),
    state: last(a.state, b.state, 'at'),
    replies: united<Reply>(own, others, replies),
  }
}
