import { expect, test } from 'vitest'
import { producto } from '#mocks/fixtures/producto.ts'
import { endpoints } from '#contract/index.ts'
import { asTarjeta } from '#contract/tarjeta.ts'
import { checkAnswer } from './check-answer.ts'

const { obtenerProductos, obtenerProducto } = endpoints
const whole = producto({ id: 1 })
const light = asTarjeta(whole)

test.each([
  ['whole', obtenerProductos, {}, [whole, { ...whole, version: 7 }]],
  ['whole where it could be light', obtenerProductos, { destacado: 1 }, [{ ...whole, version: 7 }]],
  ['light', obtenerProductos, { forma: 'ligera' }, [light]],
  [
    'with neighbours',
    obtenerProducto,
    { cerca: 1 },
    { id: 1, siguiente: { id: 2, nombre: 'Tuerca' }, relacionados: [light] },
  ],
])('an answer as the contract declares it passes: %s', (_, call, input, answer) => {
  expect(() => checkAnswer(call, input, answer)).not.toThrow()
})

test.each([
  ['a list', obtenerProductos, {}, [whole, { ...whole, material: 'Acero' }], 'obtenerProductos', '1.material'],
  [
    'a light list',
    obtenerProductos,
    { forma: 'ligera' },
    [{ ...light, material: 'Acero' }],
    'obtenerProductos',
    '0.material',
  ],
  [
    'a size',
    obtenerProducto,
    {},
    { ...whole, sub_productos: [{ codigo: '1', tamaño: 'M8', pack: '1', codigobarra: '', peso: 2 }] },
    'obtenerProducto',
    'sub_productos.0.peso',
  ],
  [
    'a neighbour',
    obtenerProducto,
    { cerca: 1 },
    { id: 1, anterior: { id: 2, nombre: 'Tuerca', orden: 3 } },
    'obtenerProducto',
    'anterior.orden',
  ],
])(
  'a field that the contract does not declare is refused, with its call and its path: of %s',
  (_, call, input, answer, name, path) => {
    expect(() => checkAnswer(call, input, answer)).toThrow(
      `${name} answers what its contract does not declare: ${path}`,
    )
  },
)

test('a value that is missing or of another type is refused', () => {
  expect(() => checkAnswer(obtenerProducto, {}, { ...whole, orden: 'uno' })).toThrow(
    'obtenerProducto breaks the contract',
  )
})
