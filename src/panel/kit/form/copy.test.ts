import { expect, test } from 'vitest'
import { crearProducto, updateProducto } from '../../../contract/producto.ts'
import { crearSlider } from '../../../contract/slider.ts'
import { crearUsuario } from '../../../contract/usuario.ts'
import { canCopy, copyOf } from './values.ts'

const sizes = [{ codigo: '020870', tamaño: 'M8', pack: 'Caja', codigobarra: '779' }]

test('a copy has everything but the id, the place and the files, under a name of its own', () => {
  const values = {
    idProducto: 4,
    orden: 7,
    nombre: 'Bulón U',
    destacado: 1,
    sub_productos: sizes,
    imagenes_galeria: [],
  }
  expect(copyOf(updateProducto, values)).toEqual({ nombre: 'Bulón U (copia)', destacado: 1, sub_productos: sizes })
  expect(copyOf(crearSlider, { texto: '<p>Hola</p>', imagen: new File(['x'], 'x.png'), orden: 1 })).toEqual({
    texto: '<p>Hola</p>',
  })
})

test('accounts are not copied', () => {
  expect([crearProducto, crearUsuario].map(canCopy)).toEqual([true, false])
})
