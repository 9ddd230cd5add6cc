import { expect, test } from 'vitest'
import { productos } from '#mocks/fixtures/producto.ts'
import { page } from '#contract/sheet/testing.ts'
import { rowFinder } from './find-rows.ts'
import { toSheet } from './to-sheet.ts'

const sheet = toSheet(
  page([
    ['Código', 'Producto', 'Medida', 'Pack', 'Precio sin IVA ($)'],
    ['TUERCAS', null, null, null, null],
    ['100800', 'Tuerca hexagonal', 'M8', 'Caja x 500', 12_500],
    ['101000', 'Tuerca hexagonal', 'M10', 'Caja x 250', 13_800.5],
    ['181090', 'Anclaje de expansión', 'M10 x 90', 'Caja x 50', 40_100],
    ['X-99', 'Tornillo propio', 'M5 x 10', 'Caja x 20', 900],
  ]),
)
const find = rowFinder(sheet, productos)

test.each([
  ['tuerca m8', [1]],
  ['nut m10', [2]],
  ['taquete', [3]],
  ['din 934', [1, 2]],
  ['101000 100800', [1, 2]],
  ['tornillos propios', [4]],
  ['caja x 250', [2]],
  ['13.800,50', [2]],
  ['', [0, 1, 2, 3, 4]],
  ['tuerca m5', []],
  ['paquete', []],
])('%j finds %j', (query, rows) => expect(find(query)).toEqual(rows))
