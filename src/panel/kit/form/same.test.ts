import { expect, test } from 'vitest'
import { same } from './merge.ts'
import { changesFrom } from './model.ts'

const file = new File(['a'], 'a.txt')

test.each([
  ['', undefined],
  [null, ''],
  [' ', ''],
  ['Bulón ', 'Bulón'],
  [1, 1],
  [[], []],
  [{ codigo: '' }, undefined],
  [[{ codigo: '1', pack: ' 2' }], [{ codigo: '1', pack: '2' }]],
  [file, file],
])('%o and %o are the same', (a, b) => {
  expect(same(a, b)).toBe(true)
})

test.each([
  ['a', 'b'],
  [0, ''],
  [0, 1],
  ['1', 1],
  [
    [1, 2],
    [2, 1],
  ],
  [[], undefined],
  [{ a: 1 }, { a: 1, b: 2 }],
  [file, new File(['a'], 'a.txt')],
  [file, undefined],
])('%o and %o are not', (a, b) => {
  expect(same(a, b)).toBe(false)
})

test('only what differs is a change', () => {
  const stored = { nombre: 'Clavo', orden: 3 }
  expect(changesFrom(stored, { nombre: 'Clavo ', orden: 4, imagen: undefined, texto: 'x' })).toEqual({
    orden: 4,
    texto: 'x',
  })
})
