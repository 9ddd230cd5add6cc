import { expect, test } from 'vitest'
import { partsOf } from './parts.ts'

test.each([
  [{ sub_productos: [1, 2, 3, 4, 5, 6], imagenes: [1, 2, 3, 4] }, '6 medidas y 4 imágenes'],
  [{ sub_productos: [1], imagenes: [] }, '1 medida'],
  [{ imagenes: [1] }, '1 imagen'],
  [{ nombre: 'x' }, ''],
])('%o goes with %s', (record, words) => {
  expect(partsOf(record)).toBe(words)
})
