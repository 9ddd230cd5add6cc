import { expect, test } from 'vitest'
import { productos } from '#mocks/fixtures/producto.ts'
import { atOnce } from '#contract/in-slices.ts'
import type { Listed } from '../../page/shown.ts'
import { neighbours } from './neighbours.ts'

const around = (id: number, listed: Listed) => {
  const { before: previous, after: next } = atOnce(neighbours(productos, { id, listed }))
  return [previous?.nombre, next?.nombre]
}

test('in the whole list', () => {
  expect(around(1, {})).toEqual([undefined, 'Bulón carruaje'])
  expect(around(24, {})).toEqual(['Cadena', undefined])
})
test('in the results of a search', () => expect(around(2, { buscar: 'bulón' })).toEqual(['Bulón hexagonal', 'Bulón U']))
test('in the filtered list', () =>
  expect(around(10, { buscar: 'hexagonal', diametro: 'M20' })).toEqual(['Bulón hexagonal', undefined]))
test("in the table's order", () =>
  expect(around(1, { buscar: 'bulón', ordenar: '-producto' })).toEqual(['Bulón U', 'Bulón carruaje']))
test('outside the list', () => expect(around(23, { buscar: 'bulón' })).toEqual([undefined, undefined]))
