import { expect, test } from 'vitest'
import { parseErrors, describeValue } from './errors.ts'

test('a logged value is words: an error by its stack, data as JSON', () => {
  expect(describeValue('No anda')).toBe('No anda')
  expect(describeValue(new TypeError('nada'))).toContain('TypeError: nada')
  expect(describeValue({ id: 3 })).toBe('{"id":3}')
  expect(describeValue(undefined)).toBe('undefined')
  const round: { itself?: object } = {}
  round.itself = round
  expect(describeValue(round)).toBe('[object Object]')
})

test('only whole entries of the tab are read', () => {
  const error = { at: '2026-11-20T12:00:00.000Z', page: '/', text: 'No anda' }
  expect(parseErrors(JSON.stringify([error, { at: 3 }, 'x']))).toEqual([error])
  for (const odd of ['', '{}', 'null']) expect(parseErrors(odd)).toEqual([])
})
