import { expect, test } from 'vitest'
import { parseUnits } from './amount.ts'
import { counts, packs } from './corpus/amounts.ts'
import { none, sure } from './finding.ts'
import { parseCount } from './number.ts'

test.each(packs)('a pack that says %j holds %s units', (pack, units) =>
  expect(parseUnits(pack)).toEqual(units === undefined ? none : sure(units)),
)

test.each(counts)('%j is the amount %s', (text, count) => expect(parseCount(text)).toBe(count))
