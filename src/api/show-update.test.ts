import { expect, test } from 'vitest'
import { getQueryKey } from '#contract/endpoint.ts'
import { obtenerProductos } from '#contract/producto.ts'
import { updateProducto } from '#contract/producto-writes.ts'
import { QueryClient } from '@tanstack/react-query'
import { showUpdate } from './show-update.ts'

const rows = [
  { id: 1, orden: 1, nombre: 'Bulón', destacado: 0, medidas: 2 },
  { id: 2, orden: 2, nombre: 'Tuerca', destacado: 0, medidas: 3 },
]
const shown = (input: object) => {
  const client = new QueryClient()
  const queryKey = getQueryKey(obtenerProductos, { forma: 'ligera' })
  client.setQueryData(queryKey, rows)
  showUpdate(client, updateProducto, input)
  return client.getQueryData(queryKey)
}

test('a list shows what an update has sent before the list is read again, and no field that its rows lack', () => {
  expect(shown({ idProducto: 2, orden: 2, nombre: 'Tuerca U', destacado: undefined, texto: '<p></p>' })).toEqual([
    rows[0],
    { ...rows[1], nombre: 'Tuerca U' },
  ])
})

test('a record that moves waits for the list, whose order is the API’s', () => {
  expect(shown({ idProducto: 2, orden: 1, nombre: 'Tuerca U' })).toEqual(rows)
})
