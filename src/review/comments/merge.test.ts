import {
  array,
  assert,
  boolean,
  constantFrom,
  integer,
  oneof,
  property,
  record,
  string,
  type Arbitrary,
} from 'fast-check'
import { expect, test } from 'vitest'
import type { Comment, Entry, Gone, Reply } from './comment.ts'
import { edited, gone, newComment, present, replied, resolved } from './comment.ts'
import { marks, mergedMarks, standing, type Marked } from '../screens/marked.ts'
import { merged } from './merge.ts'
import { spot } from './testing.ts'

const stamp = integer({ min: 0, max: 3 }).map((n) => new Date(1_700_000_000_000 + n).toISOString())
/** Without duplicates, as in any file. */
const once = <One extends { readonly id: string }>(all: One[]) => [...new Map(all.map((one) => [one.id, one])).values()]
const words = string({ maxLength: 3 })
const person = constantFrom('Ana', 'Beto')
const value = record({ text: words, at: stamp })
const goneOf = (ids: string[]) => record<Gone>({ id: constantFrom(...ids), gone: stamp })
const reply = record<Reply>({ id: constantFrom('r1', 'r2'), author: person, made: stamp, said: value })
const comment = record<Comment>({
  id: constantFrom('c1', 'c2', 'c3'),
  author: person,
  made: stamp,
  said: value,
  state: record({ resolved: boolean(), by: person, at: stamp }),
  spot: constantFrom(spot({ address: '/' }), spot({ address: '/productos' })),
  picture: constantFrom('', 'a', 'b'),
  replies: array(oneof(reply, goneOf(['r1', 'r2'])), { maxLength: 3 }).map(once),
})
const file = array(oneof({ weight: 4, arbitrary: comment }, { weight: 1, arbitrary: goneOf(['c1', 'c2', 'c3']) }), {
  maxLength: 5,
}).map((all) => once<Entry>(all))

const mark = record<Marked>({
  id: constantFrom('/servicios filled', '/servicios down', 'panel/50 empty'),
  as: constantFrom(...marks, null),
  at: stamp,
  by: person,
})
const marksFile = array(mark, { maxLength: 4 }).map(once)

/** Whatever the order, the grouping and the number of merges, all have the same in the end. */
const agree = <One>(some: Arbitrary<One[]>, merge: (mine: readonly One[], theirs: readonly One[]) => One[]) =>
  assert(
    property(some, some, some, (a, b, c) => {
      const all = merge(merge(a, b), c)
      expect(merge(b, a)).toEqual(merge(a, b))
      expect(merge(a, merge(b, c))).toEqual(all)
      expect(merge(all, b)).toEqual(all)
      expect(merge(all, all)).toEqual(all)
    }),
  )

test('comments of several reviewers are the same, in whatever order they are merged; so are marks', () => {
  expect(() => agree(file, merged)).not.toThrow()
  expect(() => agree(marksFile, mergedMarks)).not.toThrow()
})

test('merging doubles nothing, loses nothing, and deleted comments stay deleted', () => {
  assert(
    property(file, file, (a, b) => {
      const both = merged(a, b)
      const ids = both.map(({ id }) => id)
      expect(new Set(ids)).toEqual(new Set([...a, ...b].map(({ id }) => id)))
      expect(ids).toHaveLength(new Set(ids).size)
      const deleted = new Set([...a, ...b].filter((entry) => 'gone' in entry).map(({ id }) => id))
      expect(present(both).filter(({ id }) => deleted.has(id))).toEqual([])
    }),
  )
})

test('an edit, a resolution and two replies to one comment, made apart, are all there', () => {
  const made = newComment('Ana', 'El botón no se ve', spot({ address: '/' }), '')
  const ana = replied(edited(made, 'El botón casi no se ve'), 'Ana', 'En el teléfono')
  const beto = replied(resolved(made, 'Beto', true), 'Beto', 'Hecho')
  const [both] = present(merged([ana], [beto]))
  expect(both).toMatchObject({ said: { text: 'El botón casi no se ve' }, state: { resolved: true, by: 'Beto' } })
  expect(
    both &&
      present(both.replies)
        .map(({ said: { text } }) => text)
        .toSorted(),
  ).toEqual(['En el teléfono', 'Hecho'])
  expect(present(merged([gone(made)], [ana, beto].slice(0, 1)))).toEqual([])
})

test('an edit is newer than the text that it replaces, whatever the clock says', () => {
  const ahead = {
    ...newComment('Ana', 'a', spot({ address: '/' }), ''),
    said: { text: 'a', at: new Date(Date.now() + 60_000).toISOString() },
  }
  expect(present(merged([ahead], [edited(ahead, 'b')]))[0]?.said.text).toBe('b')
})

test('the newest mark of each state wins, also when it removes the mark', () => {
  assert(
    property(marksFile, marksFile, (a, b) => {
      const both = mergedMarks(a, b)
      expect(new Set(both.map(({ id }) => id))).toEqual(new Set([...a, ...b].map(({ id }) => id)))
      expect(both).toHaveLength(new Set(both.map(({ id }) => id)).size)
      for (const { id, at, as } of both) {
        const existing = [...a, ...b].filter((one) => one.id === id)
        expect(existing.every((one) => one.at <= at)).toBe(true)
        expect(existing.some((one) => one.at === at && one.as === as)).toBe(true)
        expect(standing(both).get(id)).toBe(as ?? undefined)
      }
    }),
  )
})
