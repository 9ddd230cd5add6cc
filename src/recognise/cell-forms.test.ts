import { expect, test } from 'vitest'
import { isTotal } from './cell-forms.ts'

test.each([
  ['Total: 35', true],
  ['Subtotal 12 $ 1.234,50', true],
  ['Total 35 1.234 artículos', true],
  ['Total 12-3', true],
  ['TOTAL', false],
  ['TOTAL Quartz 9000', false],
])('%s', (text, expected) => expect(isTotal(text)).toBe(expected))

test('long numbers before a word are read at once: each digit of them is tried in one way', () => {
  expect(isTotal(`Total ${'7790001000019'.repeat(100)} Rojo`)).toBe(false)
})
