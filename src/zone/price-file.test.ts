import { expect, test } from 'vitest'
import { exactSize, inOrder, shortSize } from './price-file.ts'

test.each([['48.2', '48.2Kb'], ['123.45', '123.Kb'], ['1234.5', '1234Kb'], ['7', '7Kb'], ['', 'Kb']])(
  'the weight %j is shown as %j', (peso, shown) => expect(shortSize(peso)).toBe(shown))

test.each([['1234.5', '1.234,5 KB'], ['48.234', '48,23 KB'], ['12 MB', '12 MB'], ['', '']])(
  'its tooltip is exact: %j -> %j', (peso, exact) => expect(exactSize(peso)).toBe(exact))

test('files stand by orden as a number, ties by id', () => {
  const file = (id: number, orden: number) => ({ id, orden, numeropedido: '', formato: '', peso: '', file: '' })
  expect(inOrder([file(4, 10), file(3, 2), file(1, 2)]).map(({ id }) => id)).toEqual([1, 3, 4])
})
