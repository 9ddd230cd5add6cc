import { expect, test } from 'vitest'
import { productos as seeded } from '../../../../mocks/seed/productos.ts'
import { atOnce } from '../../../contract/in-slices.ts'
import type { Listed } from '../../page/shown.ts'
import { neighbours } from './neighbours.ts'

const productos = seeded.map((producto) => Object.assign({ imagenes: [] }, producto))
const around = (id: number, listed: Listed) => {
  const { before, after } = atOnce(neighbours(productos, { id, listed }))
  return [before?.nombre, after?.nombre]
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
