import { expect, test } from 'vitest'
import { errorsIn, wordsOf } from './errors.ts'

test('a logged value is words: an error by its stack, data as JSON', () => {
  expect(wordsOf('No anda')).toBe('No anda')
  expect(wordsOf(new TypeError('nada'))).toContain('TypeError: nada')
  expect(wordsOf({ id: 3 })).toBe('{"id":3}')
  expect(wordsOf(undefined)).toBe('undefined')
  const round: { itself?: object } = {}
  round.itself = round
  expect(wordsOf(round)).toBe('[object Object]')
})

test('only whole entries of the tab are read', () => {
  const error = { at: '2026-11-20T12:00:00.000Z', page: '/', text: 'No anda' }
  expect(errorsIn(JSON.stringify([error, { at: 3 }, 'x']))).toEqual([error])
  for (const odd of ['', '{}', 'null']) expect(errorsIn(odd)).toEqual([])
})
