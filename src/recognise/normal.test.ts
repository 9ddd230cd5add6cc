import { expect, test } from 'vitest'
import { searchKey } from './normal.ts'

test.each([
  ['BULÓN', 'bulon'],
  ['Ñandú', 'nandu'],
  ['pingüino', 'pinguino'],
  ['M8 x 1,25', 'm8 x 1,25'],
])('%s is found as %s', (text, key) => {
  expect(searchKey(text)).toBe(key)
})
