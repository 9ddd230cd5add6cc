import { expect, test } from 'vitest'
import { parsePacks } from './parse-packs.ts'

test.each([
  ['12', 12],
  [' 7 ', 7],
  ['0', 0],
  ['1.000', 1_000],
  ['1000', 1_000],
  ['99.999', 99_999],
  ['012', 12],
  ['', undefined],
  ['abc', undefined],
  ['1,5', undefined],
  ['1.5', undefined],
  ['1.00', undefined],
  ['1.0005', undefined],
  ['-3', undefined],
  ['+3', undefined],
  ['1e3', undefined],
  ['12 cajas', undefined],
  ['100.000', undefined],
  ['999999', undefined],
  ['.5', undefined],
  ['1..000', undefined],
])('%j typed as packs is %s', (text, packs) => expect(parsePacks(text)).toBe(packs))
