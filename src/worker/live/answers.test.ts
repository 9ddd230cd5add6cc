import { expect, test } from 'vitest'
import { obtenerLogos } from '#contract/logos.ts'
import { obtenerProductos } from '#contract/producto.ts'
import { findPaths, readAnswer } from './answers.ts'

test.each([
  ['[{"id":1}]', [1]],
  ['{"data":[{"id":"1"}]}', [1]],
  ['{"success":true,"productos":[{"id":1}]}', [1]],
  ['<b>Notice</b>: Undefined index in /var/www/a.php on line <b>3</b><br />[{"id":1}]', [1]],
  ['{}', []],
  ['[]', []],
  ['{"error":"No anda"}', undefined],
  ['"1"', undefined],
  ['null', undefined],
  ['', undefined],
  ['<!doctype html>', undefined],
])('a list: %s', (text, answer) => {
  const read = readAnswer(obtenerProductos, text)
  expect(Array.isArray(read) ? read.map(({ id }) => id) : read).toEqual(answer)
})

test.each([
  ['{"navbar":"a.png","footer":""}', { navbar: 'a.png', footer: '' }],
  ['[]', undefined],
  ['7', undefined],
])('a record: %s', (text, answer) => expect(readAnswer(obtenerLogos, text)).toEqual(answer))

test('the stored files that an answer names, and no other text', () => {
  const products = [
    { id: 1, nombre: 'a.jpg', imagenes: [{ id: 1, orden: 1, path: 'x/b.jpg' }, { path: null }] },
    'roto',
    { imagenes: 3 },
  ]
  expect(findPaths(obtenerProductos.response, products)).toEqual(['x/b.jpg'])
  expect(findPaths(obtenerLogos.response, { navbar: 'n.png', footer: '' })).toEqual(['n.png', ''])
  expect(findPaths(obtenerLogos.response, null)).toEqual([])
})
