import { expect, test } from 'vitest'
import { brief, compare, fileSize, nextOrden, describeParts } from './text.ts'

test('names stay short', () => {
  expect(brief('corto')).toBe('corto')
  expect(brief('x'.repeat(80))).toHaveLength(60)
})

test('numbers sort by value, words as in Spanish', () => {
  expect([10, 9, 1].toSorted(compare)).toEqual([1, 9, 10])
  expect(['M10', 'M8', 'ñu', 'nube', 'Árbol', 'barra'].toSorted(compare)).toEqual([
    'Árbol',
    'barra',
    'M8',
    'M10',
    'nube',
    'ñu',
  ])
})

test('a new record goes last', () => {
  expect(nextOrden([])).toBe(1)
  expect(nextOrden([{ orden: 7 }, { orden: 2 }])).toBe(8)
})

test.each([
  [0, '0 KB'],
  [448, '1 KB'],
  [2048, '2 KB'],
  [1_572_864, '1,5 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text)
})

test.each([
  [{ sub_productos: [1, 2, 3, 4, 5, 6], imagenes: [1, 2, 3, 4] }, '6 medidas y 4 imágenes'],
  [{ sub_productos: [1], imagenes: [] }, '1 medida'],
  [{ imagenes: [1] }, '1 imagen'],
  [{ nombre: 'x' }, ''],
])('%o goes with %s', (record, words) => {
  expect(describeParts(record)).toBe(words)
})
