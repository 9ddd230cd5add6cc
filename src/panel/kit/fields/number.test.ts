import { expect, test } from 'vitest'
import { numberOrText } from './number.ts'

test.each([
  ['12', 12],
  [' 7 ', 7],
  ['-1', -1],
  [3, 3],
  ['', ''],
  ['1,5', '1,5'],
  ['abc', 'abc'],
  [undefined, undefined],
])('%o is sent as %o', (typed, sent) => {
  expect(numberOrText(typed)).toBe(sent)
})
