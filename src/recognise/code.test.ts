import { expect, test } from 'vitest'
import { compareCodes, toExactKey, toLooseKey, toNearTest } from './code.ts'
import { codes } from './corpus/codes.ts'

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
})

test.each(examples.filter(({ answer }) => !['same', 'signs', 'zeros'].includes(answer)))(
  '$written is near $stored: $answer',
  ({ written, stored, answer }) => {
    expect(toNearTest(written)(toLooseKey(stored)) ?? 'other').toBe(answer)
  },
)
