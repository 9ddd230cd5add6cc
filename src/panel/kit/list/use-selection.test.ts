import { expect, test } from 'vitest'
import { extended, nothing, toggled } from './use-selection.ts'

const order = [5, 3, 9, 1, 7]
const listIds = ({ ids }: { ids: ReadonlySet<number> }) => [...ids]

test('a row changes sides, and the others stay', () => {
  const two = toggled(toggled(nothing, 5), 9)
  expect(listIds(two)).toEqual([5, 9])
  expect(listIds(toggled(two, 5))).toEqual([9])
})

test('a range goes from the anchor to the row, upwards as well, and adds to what is selected', () => {
  expect(listIds(extended(toggled(nothing, 3), 1, order))).toEqual([3, 9, 1])
  expect(listIds(extended(toggled(toggled(nothing, 7), 9), 5, order))).toEqual([7, 9, 5, 3])
})

test('the anchor stays for the next range', () => {
  const range = extended(toggled(nothing, 3), 9, order)
  expect(listIds(extended(range, 5, order))).toEqual([3, 9, 5])
})

test('without an anchor on this page, the row alone', () => {
  expect(listIds(extended(nothing, 9, order))).toEqual([9])
  expect(listIds(extended({ ids: new Set([5]), anchor: 99 }, 9, order))).toEqual([5, 9])
})
