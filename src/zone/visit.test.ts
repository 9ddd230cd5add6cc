import { expect, test } from 'vitest'
import { isNewSince, sameVisit, visitAfter, parseVisit } from './visit.ts'

const october = { id: 1, created_at: '2026-10-01T12:00:00Z' }
const replaced = { id: 1, created_at: '2026-11-01T12:00:00Z' }
const undated = { id: 2 }
const start = Date.parse('2026-11-22T12:00:00Z')
const first = visitAfter(undefined, [october], start)

test('on a first visit nothing is new', () => expect(isNewSince(first, october)).toBe(false))

test('a new list stays new during the visit, and not at the next one', () => {
  const second = visitAfter(first, [replaced, undated], start + sameVisit)
  expect([isNewSince(second, replaced), isNewSince(second, undated), isNewSince(second, october)]).toEqual([
    true,
    true,
    false,
  ])
  const reloaded = visitAfter(second, [replaced, undated], second.at + sameVisit - 1)
  expect(isNewSince(reloaded, undated)).toBe(true)
  const third = visitAfter(reloaded, [replaced, undated], reloaded.at + sameVisit)
  expect([isNewSince(third, replaced), isNewSince(third, undated)]).toEqual([false, false])
})

test('a clock set back starts another visit, not an endless one', () => {
  expect(
    isNewSince(
      visitAfter(visitAfter(first, [october, undated], start + 1), [october, undated], start - 2 * sameVisit),
      undated,
    ),
  ).toBe(false)
})

test('a stored text is read as a visit, or as none', () => {
  expect(parseVisit(JSON.stringify(first))).toEqual(first)
  expect([null, '', '{', '[]', '{"at":"1"}'].map(parseVisit)).toEqual(Array(5).fill(undefined))
  expect(parseVisit('{"at":1,"before":{},"seen":[1,"2 0"]}')).toEqual({ at: 1, before: [], seen: ['2 0'] })
})
