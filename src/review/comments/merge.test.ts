import { array, assert, boolean, constantFrom, integer, oneof, property, record, string } from 'fast-check'
import { expect, test } from 'vitest'
import type { Comment, Entry, Gone, Reply } from './comment.ts'
import { edited, gone, newComment, present, replied, repliesOf, resolved } from './comment.ts'
import { merged } from './merge.ts'
import { spot } from './testing.ts'

const stamp = integer({ min: 0, max: 3 }).map((n) => new Date(1_700_000_000_000 + n).toISOString())
const words = string({ maxLength: 3 })
const person = constantFrom('Ana', 'Beto')
const said = record({ text: words, at: stamp })
const goneOf = (ids: string[]) => record<Gone>({ id: constantFrom(...ids), gone: stamp })
const reply = record<Reply>({ id: constantFrom('r1', 'r2'), author: person, made: stamp, said })
const comment = record<Comment>({
  id: constantFrom('c1', 'c2', 'c3'),
  author: person,
  made: stamp,
  said,
  state: record({ resolved: boolean(), by: person, at: stamp }),
  spot: constantFrom(spot({ address: '/' }), spot({ address: '/productos' })),
  picture: constantFrom('', 'a', 'b'),
  replies: array(oneof(reply, goneOf(['r1', 'r2'])), { maxLength: 3 }).map((all) => merged2(all)),
})
/** Replies without duplicates, as in any file. */
const merged2 = (all: (Reply | Gone)[]) => [...new Map(all.map((one) => [one.id, one])).values()]
const file = array(oneof({ weight: 4, arbitrary: comment }, { weight: 1, arbitrary: goneOf(['c1', 'c2', 'c3']) }), {
  maxLength: 5,
}).map((all): Entry[] => [...new Map(all.map((one) => [one.id, one])).values()])

test('merging in any order gives the same comments', () => {
  assert(
    property(file, file, (a, b) => {
      expect(merged(a, b)).toEqual(merged(b, a))
    }),
  )
})

test('merging three reviewers in any grouping gives the same comments', () => {
  assert(
    property(file, file, file, (a, b, c) => {
      expect(merged(merged(a, b), c)).toEqual(merged(a, merged(b, c)))
    }),
  )
})

test('merging the same comments again changes nothing', () => {
  assert(
    property(file, file, (a, b) => {
      const both = merged(a, b)
      expect(merged(both, b)).toEqual(both)
      expect(merged(both, both)).toEqual(both)
    }),
  )
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
      repliesOf(both)
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
