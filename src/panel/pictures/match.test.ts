import { expect, test } from 'vitest'
import { matcherOf } from './match.ts'

const sub = (codigo: string, codigobarra = '') => ({ codigo, codigobarra })
const product = (id: number, nombre: string, sub_productos: ReturnType<typeof sub>[], ...paths: string[]) => ({
  id,
  nombre,
  sub_productos,
  imagenes: paths.map((path, at) => ({ id: at, orden: at + 1, path })),
})
const products = [
  product(1, 'Bulón hexagonal', [sub('011250', '7790000000003'), sub('011260')], 'archivos/011260-1a2b3c4d.jpg'),
  product(2, 'Manguera 1/4"', [sub('LA-00101'), sub('LA-00102')], '/media/manguera-1-4.jpg'),
  product(3, 'Tuerca', [sub('A-1'), sub('300')]),
  product(4, 'Tuerca', [sub('A-1-2'), sub('300')]),
  product(5, 'Ñandú de chapa', [sub('S/D', 'S/D'), sub('555')]),
  product(6, 'Caño 2', []),
]
const match = matcherOf(products)

test.each([
  ['011250.jpg', 'matched', [1], 'código 011250', 1],
  ['011250-2.JPG', 'matched', [1], 'código 011250', 2],
  ['011250 (3).jpg', 'matched', [1], 'código 011250', 3],
  ['011250_b.png', 'matched', [1], 'código 011250', 2],
  ['011250 - copia.jpg', 'matched', [1], 'código 011250', 2],
  ['fotos/nuevas/7790000000003.jpeg', 'matched', [1], 'código de barras 7790000000003', 1],
  ['Bulón hexagonal.png', 'matched', [1], 'nombre', 1],
  ['BULON-HEXAGONAL-2.jpg', 'matched', [1], 'nombre', 2],
  // As a Mac writes accents.
  ['Bulo\u0301n hexagonal.png', 'matched', [1], 'nombre', 1],
  ['nandu_de_chapa.jpg', 'matched', [5], 'nombre', 1],
  ['la00101.jpg', 'matched', [2], 'código la00101', 1],
  ['LA_00102-1.jpg', 'matched', [2], 'código LA_00102', 1],
  ['Manguera 1-4.jpg', 'there', [2], 'nombre', 1],
  ['Manguera 1-4.png', 'matched', [2], 'nombre', 1],
  ['011250 bulón zincado.jpg', 'matched', [1], 'código 011250', 1],
  // The whole name comes before a name with a number.
  ['A-1-2.jpg', 'matched', [4], 'código A-1-2', 1],
  ['A-1-3.jpg', 'matched', [3], 'código A-1', 3],
  ['Caño 2.jpg', 'matched', [6], 'nombre', 1],
  ['011260.jpg', 'there', [1], 'código 011260', 1],
  ['011260-2.jpg', 'matched', [1], 'código 011260', 2],
  ['Tuerca.jpg', 'doubtful', [3, 4], 'nombre', 1],
  ['300.jpg', 'doubtful', [3, 4], 'código 300', 1],
  ['11250.jpg', 'doubtful', [1], 'un código sin los ceros', 1],
  ['Bulon hexagnal.jpg', 'doubtful', [1], 'un nombre parecido', 1],
  ['IMG_2041.jpg', 'unknown', [], '', 1],
  ['S-D.jpg', 'matched', [5], 'código S-D', 1],
  ['.jpg', 'unknown', [], '', 1],
])('%s: %s', (name, kind, ids, by, place) => {
  expect(match(name)).toEqual({ kind, ids, by, place })
})
