import { expect, test } from 'vitest'
import { areInTheWay, idsToOrder, sortByIds, isNonsense, moveId, describePosition, upTo } from './position.ts'

const others = [
  { id: 4, orden: 1 },
  { id: 2, orden: 2 },
  { id: 3, orden: 2 },
  { id: 9, orden: 30 },
]

test.each([
  [99_999_999_999, true],
  [-1, true],
  [131, true],
  [130, false],
  [0, false],
  [31, false],
  [1, false],
])('%i is asked about: %o', (orden, asks) => {
  expect(isNonsense(orden, others)).toBe(asks)
})

test('an empty list, and one that starts below zero', () => {
  expect(isNonsense(1, [])).toBe(false)
  expect(isNonsense(5000, [])).toBe(true)
  expect(isNonsense(-3, [{ id: 1, orden: -5 }])).toBe(false)
})

test.each([
  [
    { id: 5, orden: 1, storedOrden: 7 },
    'Va a quedar segundo: otro tiene el orden 1.',
    'Va a quedar primero: los demás se corren.',
  ],
  [
    { id: 1, orden: 1, storedOrden: 3 },
    'Va a quedar primero: otro tiene el orden 1.',
    'Va a quedar primero: los demás se corren.',
  ],
  [
    { id: Infinity, orden: 2, storedOrden: undefined },
    'Va a quedar cuarto: otro tiene el orden 2.',
    'Va a quedar segundo: los demás se corren.',
  ],
  [{ id: 5, orden: 3, storedOrden: 7 }, undefined, undefined],
])('%o', (record, alone, moving) => {
  expect(describePosition(record, others, false)).toBe(alone)
  expect(describePosition(record, others, true)).toBe(moving)
})

test('places beyond the tenth are numbers', () => {
  const many = Array.from({ length: 1200 }, (_, i) => ({ id: i + 1, orden: i + 1 }))
  expect(describePosition({ id: 5000, orden: 1100, storedOrden: undefined }, many, true)).toContain('en el lugar 1.100')
})

test('the records before, by number and then by id, and the record itself', () => {
  expect(upTo({ orden: 30, storedOrden: undefined }, others.toReversed(), [7])).toEqual([4, 2, 3, 7])
  expect(upTo({ orden: 1, storedOrden: 5 }, others, [7])).toEqual([7])
})

test('a record that moves down changes places too: the first record with 3 becomes third', () => {
  const rows = [
    { id: 2, orden: 2 },
    { id: 3, orden: 3 },
    { id: 4, orden: 4 },
  ]
  const first = { id: 1, orden: 3, storedOrden: 1 }
  expect(upTo(first, rows, [1])).toEqual([2, 3, 1])
  expect(describePosition(first, rows, true)).toBe('Va a quedar tercero: los demás se corren.')
})

test('several at once take the places from the first number on, and records with one of these numbers move', () => {
  const row = [
    { id: 1, orden: 1 },
    { id: 2, orden: 2 },
    { id: 3, orden: 5 },
  ]
  const pictures = (orden: number) => ({ id: Infinity, orden, storedOrden: undefined })
  expect(upTo(pictures(2), row, [7, 8])).toEqual([1, 7, 8])
  expect([3, 4, 5, 6].map((orden) => areInTheWay(row, orden, 2))).toEqual([false, true, true, false])
  expect(describePosition(pictures(4), row, true, 2)).toBe('Van a quedar desde el lugar 3: los demás se corren.')
  expect(describePosition(pictures(4), row, false, 2)).toBe('Van a quedar entre otros que ya tienen esos números.')
  expect(describePosition(pictures(3), row, true, 2)).toBeUndefined()
})

const previousIds = [1, 2, 3, 4]

test.each([
  [4, 0, [4, 1, 2, 3], [4]],
  [1, 2, [2, 3, 1, 4], [2, 3]],
  [2, 1, [1, 2, 3, 4], []],
  [3, -1, [3, 1, 2, 4], [3]],
  [1, 9, [2, 3, 4, 1], [2, 3, 4]],
])('%i to place %i', (id, position, order, sent) => {
  const ids = moveId(previousIds, id, position)
  expect(ids).toEqual(order)
  expect(idsToOrder(ids, previousIds)).toEqual(sent)
  // The rest follows in the present order.
  expect([...sent, ...previousIds.filter((previousId) => !sent.includes(previousId))]).toEqual(order)
})

test('rows that are new follow', () => {
  const rows = [1, 2, 9, 8].map((id) => ({ id }))
  expect(sortByIds(rows, [2, 1]).map(({ id }) => id)).toEqual([2, 1, 9, 8])
})
