import { expect, test } from 'vitest'
import { sizeAdvice } from './size-advice.ts'

test('the recommended size needs no advice, whichever side is said first', () => {
  expect(sizeAdvice({ width: 1400, height: 586 }, '586x1400')).toBeUndefined()
  expect(sizeAdvice({ width: 586, height: 1400 }, '586x1400')).toBeUndefined()
})

test('another size names both', () => {
  expect(sizeAdvice({ width: 800, height: 600 }, '586x1400')).toContain('Mide 800x600: se recomienda 586x1400')
})

test('a larger picture of the same proportions is not cut', () => {
  expect(sizeAdvice({ width: 160, height: 160 }, '80x80')).toBe('Mide 160x160: se recomienda 80x80.')
})
