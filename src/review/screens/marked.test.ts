import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { marks, mergedMarks, standing, type Marked } from './marked.ts'

const mark = record<Marked>({
  id: constantFrom('/servicios filled', '/servicios down', 'panel/50 empty'),
  as: constantFrom(...marks, null),
  at: integer({ min: 0, max: 3 }).map((n) => new Date(1_700_000_000_000 + n).toISOString()),
  by: constantFrom('', 'Ana', 'Beto'),
})
/** Marks with one entry a state, as in any file. */
const file = array(mark, { maxLength: 4 }).map((all) => [...new Map(all.map((one) => [one.id, one])).values()])

test('merging marks in any order, grouping and number gives the same marks', () => {
  assert(
    property(file, file, file, (a, b, c) => {
      const all = mergedMarks(mergedMarks(a, b), c)
      expect(mergedMarks(b, a)).toEqual(mergedMarks(a, b))
      expect(mergedMarks(a, mergedMarks(b, c))).toEqual(all)
      expect(mergedMarks(all, b)).toEqual(all)
    }),
  )
})

test('the newest mark of each state wins, also when it removes the mark', () => {
  assert(
    property(file, file, (a, b) => {
      const both = mergedMarks(a, b)
      expect(new Set(both.map(({ id }) => id))).toEqual(new Set([...a, ...b].map(({ id }) => id)))
      expect(both).toHaveLength(new Set(both.map(({ id }) => id)).size)
      for (const { id, at, as } of both) {
        const said = [...a, ...b].filter((one) => one.id === id)
        expect(said.every((one) => one.at <= at)).toBe(true)
        expect(said.some((one) => one.at === at && one.as === as)).toBe(true)
        expect(standing(both).get(id)).toBe(as ?? undefined)
      }
    }),
  )
})
