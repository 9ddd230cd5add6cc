import { expect, test } from 'vitest'
import { toExactKey, toLooseKey, toNearTest } from './code.ts'
import { codeCases } from './testing.ts'

test.each(codeCases)('$written and $stored: the keys say the same', ({ written, stored, answer }) => {
  const isOf = (key: (code: string) => string) => key(written) !== '' && key(written) === key(stored)
  expect(isOf(toExactKey)).toBe(answer === 'same')
  expect(isOf(toLooseKey)).toBe(['same', 'signs', 'zeros'].includes(answer))
})

test.each(codeCases.filter(({ answer }) => !['same', 'signs', 'zeros'].includes(answer)))(
  '$written is near $stored: $answer',
  ({ written, stored, answer }) => {
    expect(toNearTest(written)(toLooseKey(stored)) ?? 'other').toBe(answer)
  },
)
