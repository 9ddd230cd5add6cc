import { array, assert, constantFrom, integer, nat, property, record, tuple, type Arbitrary } from 'fast-check'
import { expect, test, vi } from 'vitest'
import { edited, gone, newComment, present, replied, replyDeleted, replyEdited, resolved } from './comment.ts'
import type { Comment, Entry, Reply } from './comment.ts'
import { marks, mergedMarks, standing, type Marked } from '../screens/marked.ts'
import { merged } from './merge.ts'
import { spot } from './testing.ts'

/** Few texts, so that reviewers often write the same, go back to an earlier text, and cross each other's ways. */
const text = constantFrom('', 'a', 'b', 'c', '__proto__').map((end) => `texto ${end}`)
const act = constantFrom(
  'comment',
  'edit',
  'edit',
  'edit',
  'reply',
  'editReply',
  'editReply',
  'deleteReply',
  'delete',
  'state',
  'import',
  'import',
)
const step = record({ who: nat({ max: 2 }), act, from: nat({ max: 2 }), index: nat({ max: 3 }), text })
/** Three reviewers, with clocks that differ by up to a day. */
const history = tuple(
  array(step, { maxLength: 24 }),
  tuple(...[0, 1, 2].map(() => integer({ min: -864e5, max: 864e5 }))),
)
type History = typeof history extends Arbitrary<infer Value> ? Value : never

const pick = <One>(list: readonly One[], index: number): One | undefined => list[index % list.length]

const changed = (comment: Comment, { act: action, index, text: words, who }: History[0][number]): Entry => {
  const reply = pick(present(comment.replies), index)
  const name = `Revisor ${who}`
  if (action === 'edit') return edited(comment, words)
  if (action === 'reply') return replied(comment, name, words)
  if (action === 'editReply' && reply) return replyEdited(comment, reply.id, words)
  if (action === 'deleteReply' && reply) return replyDeleted(comment, reply.id)
  if (action === 'state') return resolved(comment, name, !comment.state.resolved)
  return action === 'delete' ? gone(comment) : comment
}

/** The entries that a reviewer adds to their own list. */
const getNews = (lists: readonly Entry[][], event: History[0][number]): Entry[] => {
  if (event.act === 'import') return lists[event.from] ?? []
  if (event.act === 'comment') return [newComment(`Revisor ${event.who}`, event.text, spot({}), '')]
  const comment = pick(present(lists[event.who] ?? []), event.index)
  return comment === undefined ? [] : [changed(comment, event)]
}

/** The lists of three reviewers after their steps. An edited text reads as it was edited. */
const replay = ([steps, clocks]: History): Entry[][] => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const start = newComment('Revisor 0', 'texto', spot({}), '')
  const lists: Entry[][] = clocks.map(() => [start])
  for (const [time, event] of steps.entries()) {
    vi.setSystemTime(1_700_000_000_000 + time * 1000 + (clocks[event.who] ?? 0))
    const news = getNews(lists, event)
    lists[event.who] = merged(lists[event.who] ?? [], news)
    const [now] = news.map(({ id }) => present(lists[event.who] ?? []).find((entry) => entry.id === id))
    if (event.act === 'edit' && now) expect(now.said.text).toBe(event.text)
  }
  return lists
}

/** Whatever the order, the grouping and the number of merges, all have the same in the end. */
const agree = <One>(some: Arbitrary<One[][]>, merge: (mine: readonly One[], theirs: readonly One[]) => One[]) =>
  assert(
    property(some, ([a = [], b = [], c = []]) => {
      const expected = merge(merge(a, b), c)
      expect(merge(b, a)).toEqual(merge(a, b))
      expect(merge(a, merge(b, c))).toEqual(expected)
      expect(merge(merge(c, a), merge(b, a))).toEqual(expected)
      expect(merge(expected, b)).toEqual(expected)
    }),
    { numRuns: 300 },
  )

const mark = record<Marked>({
  id: constantFrom('/servicios filled', '/servicios down', '__proto__'),
  as: constantFrom(...marks, null),
  at: integer({ min: 0, max: 3 }).map((n) => new Date(1_700_000_000_000 + n).toISOString()),
  by: constantFrom('Ana', 'Beto', ''),
})

test('comments of several reviewers are the same, in whatever order they are merged; so are marks', () => {
  expect(() => agree(history.map(replay), merged)).not.toThrow()
  const files = tuple(...[0, 1, 2].map(() => array(mark, { maxLength: 4 }).map((marked) => mergedMarks(marked, []))))
  expect(() => agree(files, mergedMarks)).not.toThrow()
})

/** The texts of a comment and its replies, and the texts that these were edited from. */
const getTexts = (comment: Comment) =>
  [comment, ...present<Reply>(comment.replies)].flatMap(({ said }) =>
    [said, ...(said.previous ?? [])].map((dated) => dated.text),
  )

test('every text of everybody is there, or was edited or deleted by somebody; what is deleted stays deleted', () => {
  assert(
    property(history, (story) => {
      const lists = replay(story)
      const mergedEntries = lists.reduce(merged)
      expect(new Set(mergedEntries.map(({ id }) => id)).size).toBe(mergedEntries.length)
      const deleted = new Set(lists.flat().flatMap((entry) => ('gone' in entry ? [entry.id] : [])))
      expect(new Set(mergedEntries.flatMap((entry) => ('gone' in entry ? [entry.id] : [])))).toEqual(deleted)
      for (const comment of lists.flatMap((list) => present(list)).filter(({ id }) => !deleted.has(id))) {
        const now = present(mergedEntries).find(({ id }) => id === comment.id)
        const goneReplies = new Set(now?.replies.flatMap((reply) => ('gone' in reply ? [reply.id] : [])))
        const entries = [comment, ...present<Reply>(comment.replies)].filter(({ id }) => !goneReplies.has(id))
        expect(now && getTexts(now)).toEqual(expect.arrayContaining(entries.map(({ said }) => said.text)))
      }
    }),
  )
})

const made = newComment('Ana', 'El botón no se ve', spot({}), '')
const both = (a: Entry, b: Entry) => present(merged([a], [b]))[0]
const read = (comment: Comment | undefined) =>
  comment && [comment.said.text, ...present(comment.replies).map(({ said }) => said.text)]

test('an edit stands over what it was edited from, however slow its clock is, also where it goes back to an earlier text', () => {
  const ahead = { ...made, said: { text: 'a', at: new Date(Date.now() + 60_000).toISOString() } }
  const twice = edited(edited(ahead, 'b'), 'c')
  expect(read(both(ahead, twice))).toEqual(['c'])
  expect(read(both(edited(twice, 'a'), twice))).toEqual(['a'])
  const answered = replied(ahead, 'Beto', 'Sí')
  const [reply] = present(answered.replies)
  expect(read(both(answered, replyEdited(answered, reply?.id ?? '', 'No')))).toEqual(['a', 'No'])
})

test('of two texts that were written apart both stay, until somebody changes or deletes one', () => {
  const two = both(edited(made, 'Más grande'), edited(made, 'Más chico'))
  if (!two) throw new Error('both')
  expect(read(two)).toEqual(['Más chico', 'Más grande'])
  const [alternative] = present(two.replies)
  expect(alternative).toMatchObject({ author: 'Ana', textOf: made.id })
  const id = alternative?.id ?? ''
  expect(read(both(two, replyDeleted(two, id)))).toEqual(['Más chico'])
  expect(read(both(two, edited(two, 'Otro color')))).toEqual(['Otro color', 'Más grande'])
  expect(read(both(replyEdited(two, id, 'Enorme'), edited(two, 'Otro color')))).toEqual(['Otro color', 'Enorme'])
})

test('a text that somebody came back to hides no earlier copy of it, in whatever order three are merged', () => {
  const at = (second: number) => new Date(1_700_000_000_000 + second * 1_000).toISOString()
  const first = { text: 'a', at: at(0) }
  const cameBack = { ...made, said: { text: 'b', at: at(9), changes: 2, previous: [first] } }
  const earlier = { ...made, said: { text: 'b', at: at(5), changes: 1, previous: [first] } }
  const other = { text: 'c', at: at(1), changes: 2, previous: [first, { text: 'b', at: at(1), changes: 1 }] }
  const onward = { ...made, said: other }
  expect(merged(merged([cameBack], [earlier]), [onward])).toEqual(merged([cameBack], merged([earlier], [onward])))
})

test('two replies and a resolution to one comment, made apart, are all there', () => {
  const combined = both(replied(made, 'Ana', 'En el teléfono'), replied(resolved(made, 'Beto', true), 'Beto', 'Hecho'))
  expect(combined).toMatchObject({ state: { resolved: true, by: 'Beto' } })
  expect(read(combined)?.toSorted()).toEqual(['El botón no se ve', 'En el teléfono', 'Hecho'])
})

test('a comment that somebody opened again is open, however slow the clock is', () => {
  const done = { ...made, state: { resolved: true, by: 'Beto', at: new Date(Date.now() + 60_000).toISOString() } }
  expect(both(resolved(done, 'Ana', false), done)?.state).toMatchObject({ resolved: false, by: 'Ana' })
})

test('of two verdicts of one reviewer the later stands; those of two reviewers stay both', () => {
  const toTime = (day: number) => new Date(1_700_000_000_000 + day).toISOString()
  const ana: Marked = { id: '/servicios filled', as: 'approved', at: toTime(1), by: 'Ana' }
  const beto: Marked = { ...ana, as: 'change', at: toTime(0), by: 'Beto' }
  expect(standing(mergedMarks([ana], [beto])).get(ana.id)).toEqual([ana, beto])
  expect(standing(mergedMarks([ana, beto], [{ ...ana, as: 'seen', at: toTime(0) }])).get(ana.id)).toEqual([ana, beto])
  expect(standing(mergedMarks([ana, beto], [{ ...ana, as: null, at: toTime(2) }])).get(ana.id)).toEqual([beto])
})
