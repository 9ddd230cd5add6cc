import { expect, test } from 'vitest'
import { compareCodes, toExactKey, toLooseKey, toNearTest } from './code.ts'
import { codes } from './corpus/codes.ts'
import { getCheckDigit } from './gtin.ts'

const examples = codes.flatMap(([answer, pairs]) =>
  pairs.split(', ').map((pair) => {
    const [written = '', stored = ''] = pair.split(' | ')
    return { written, stored, answer }
  }),
)

test.each(examples)('$written beside $stored: $answer', ({ written, stored, answer }) => {
  const { kind, why } = compareCodes(written, stored)
  expect(why ?? kind).toBe(answer)
})

test.each(examples)('$written and $stored: the keys say the same', ({ written, stored, answer }) => {
  const isOf = (key: (code: string) => string) => key(written) !== '' && key(written) === key(stored)
  expect(isOf(toExactKey)).toBe(answer === 'same')
  expect(isOf(toLooseKey)).toBe(['same', 'signs', 'zeros'].includes(answer))
  const isNear = ['slip', 'number', 'case'].includes(answer)
  if (!isOf(toLooseKey)) expect(toNearTest(written)(toLooseKey(stored))).toBe(isNear ? answer : undefined)
})

test.each(['7798123001068', '17790001000016', '4006381333931', '036000291452'])('%s checks itself', (code) => {
  expect(getCheckDigit(code.slice(0, -1))).toBe(Number(code.at(-1)))
})
