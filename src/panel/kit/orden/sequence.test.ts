import { expect, test } from 'vitest'
import { inOrder, placedAt, idsToOrder } from './sequence.ts'

const before = [1, 2, 3, 4]

test.each([
  [4, 0, [4, 1, 2, 3], [4]],
  [1, 2, [2, 3, 1, 4], [2, 3]],
  [2, 1, [1, 2, 3, 4], []],
  [3, -1, [3, 1, 2, 4], [3]],
  [1, 9, [2, 3, 4, 1], [2, 3, 4]],
])('%i to place %i', (id, place, order, sent) => {
  const ids = placedAt(before, id, place)
  expect(ids).toEqual(order)
  expect(idsToOrder(ids, before)).toEqual(sent)
  // The rest follows in the present order.
  expect([...sent, ...before.filter((one) => !sent.includes(one))]).toEqual(order)
})

test('rows that came meanwhile follow', () => {
  const rows = [1, 2, 9, 8].map((id) => ({ id }))
  expect(inOrder(rows, [2, 1]).map(({ id }) => id)).toEqual([2, 1, 9, 8])
})
