import { expect, test } from 'vitest'
import { findMeasures } from './written-measures.ts'

test.each([
  ['M8 x 70', 'M8 70'],
  ['020870 M8×70 x 6', '020870, M8 70 6'],
  ['Bulón 1 1/2" x 3', '1 1/2" 3'],
  ['ø 10 mm por 100', 'ø 10 mm 100'],
  ['8 x\t70', '8, 70'],
  ['A4 3k', ''],
])('the numbers of the measures in %j are %j', (text, expected) => {
  const measures = findMeasures(text).map((numbers) => numbers.map((part) => part.text).join(' '))
  expect(measures.join(', ')).toBe(expected)
})
