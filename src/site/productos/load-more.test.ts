import { expect, test } from 'vitest'
import { inSteps, nextCount, pageStep } from './load-more.ts'

test.each([
  [0, 100, 24, 24],
  [24, 100, 24, 48],
  [90, 100, 24, 100],
  [100, 100, 24, 100],
  [0, 0, 24, 0],
  [200, 100, 24, 100],
])('%i of %i by %i -> %i', (count, total, step, expected) => expect(nextCount(count, total, step)).toBe(expected))

test('a step of 0 still advances', () => expect(nextCount(5, 10, 0)).toBe(6))

test('the step of the list', () => expect(nextCount(0, 5_000)).toBe(pageStep))

test('the steps contain the whole list', () => {
  expect(inSteps([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(inSteps([], 2)).toEqual([])
})
