import { array, assert, integer, nat, property } from 'fast-check'
import { expect, test } from 'vitest'
import { numbersFor } from './orden.ts'

const rows = (...numbers: number[]) => numbers.map((orden, index) => ({ id: index + 1, orden }))

test.each([
  ['to the front of a dense list', rows(1, 1, 2, 3), 1, [1, 2, 3, 4]],
  ['to the front of a list by tens: one gives way', rows(10, 10, 20, 30), 1, [10, 11, 20, 30]],
  ['down a dense list', rows(2, 3, 3, 4), 3, [1, 2, 3, 4]],
  ['into a gap: nobody moves', rows(1, 5, 9), 2, [1, 5, 9]],
  ['behind one that stood below 1', rows(-3, 2, 2), 2, [-3, 2, 3]],
  ['several in a row to the front of a list by tens', rows(10, 11, 12, 10, 20, 30), 3, [10, 11, 12, 13, 20, 30]],
  ['several in a row into a dense list', rows(1, 2, 3, 2, 3), 3, [1, 2, 3, 4, 5]],
  ['several in a row behind one in their way', rows(2, 2, 3), 3, [1, 2, 3]],
  ['another order altogether', rows(24, 23, 1, 2), 2, [1, 2, 3, 4]],
  ['several of one number: not below 1', rows(1, 1, 1), 3, [1, 2, 3]],
  ['nobody named', rows(7, 9), 0, [1, 2]],
])('%s', (_, ordered, count, numbers) => {
  expect(numbersFor(ordered, count)).toEqual(numbers)
})

test('numbers always rise strictly', () => {
  const integers = array(integer({ min: -3, max: 12 }), { minLength: 1, maxLength: 12 })
  assert(
    property(integers, nat(), (given, pick) => {
      const numbers = numbersFor(rows(...given), 1 + (pick % given.length))
      expect(numbers).toHaveLength(given.length)
      for (const [index, number] of numbers.entries()) expect(number).toBeGreaterThan(numbers[index - 1] ?? -Infinity)
    }),
  )
})
