import { expect, test } from 'vitest'
import { createMatcher } from './match.ts'

const sub = (codigo: string, codigobarra = '') => ({ codigo, codigobarra })
const product = (id: number, nombre: string, sub_productos: ReturnType<typeof sub>[], ...paths: string[]) => ({
  id,
  nombre,
  sub_productos,
  imagenes: paths.map((path, index) => ({ id: index, orden: index + 1, path })),
})
const products = [
  product(1, 'Bulón hexagonal', [sub('011250', '7790000000003'), sub('011260')], 'archivos/011260-1a2b3c4d.jpg'),
  product(2, 'Manguera 1/4"', [sub('LA-00101'), sub('LA-00102')], '/media/manguera-1-4.jpg'),
  product(3, 'Tuerca', [sub('A-1'), sub('300')]),
  product(4, 'Tuerca', [sub('A-1-2'), sub('300')]),
  product(5, 'Ñandú de chapa', [sub('S/D', 'S/D'), sub('555')]),
  product(6, 'Caño 2', []),
]
const match = createMatcher(products)

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
])('%s: %s', (name, kind, ids, by, position) => {
  expect(match(name)).toEqual({ kind, ids, by, position })
})

const list = [
  product(1, 'Bulón hexagonal G5', [sub('1001', '7790001000019')]),
  product(2, 'Tuerca autofrenante', [sub('1002', '7790001000026')]),
  product(3, 'Arandela plana', [sub('1003', '7790001000033')]),
  product(4, 'Tornillo inoxidable', [sub('BH-0620', '7790001000040'), sub('LA.00101')]),
  product(5, 'Cadena de acero', [sub('0620'), sub('10021')]),
  product(6, 'Codo 90°', [sub('CO-90/1'), sub('110800')]),
]
const matchList = createMatcher(list)

/** Every other word than one of the product's name leaves a doubt. */
test.each<[name: string, kind: string, ids: number[], position?: number]>([
  ['1001-scaled.jpg', 'matched', [1]],
  ['1001-300x300.jpg', 'matched', [1]],
  ['1001-2-1024x768.jpg', 'matched', [1], 2],
  ['1001-2-scaled.jpg', 'matched', [1], 2],
  ['1001-rotated.jpg', 'matched', [1]],
  ['1001.2.jpg', 'matched', [1], 2],
  ['1001 (3).jpg', 'matched', [1], 3],
  ['1001 frente.jpg', 'matched', [1]],
  ['1001_FRENTE.jpg', 'matched', [1]],
  ['1001-frente-2.jpg', 'matched', [1], 2],
  ['frente 1001.jpg', 'matched', [1]],
  ['1001 - copia.jpg', 'matched', [1], 2],
  ['1001 - copia (2).jpg', 'matched', [1], 2],
  ['BH-0620-e1612345678901.jpg', 'matched', [4]],
  ['bh0620.jpg', 'matched', [4]],
  ['BH_0620-3.png', 'matched', [4], 3],
  ['bh 0620 frente.jpg', 'matched', [4]],
  ['BH-0620 tornillo.jpg', 'matched', [4]],
  ['LA00101_detalle.jpg', 'matched', [4]],
  ['CO-90-1.jpg', 'matched', [6]],
  ['codo-co90-1.jpg', 'matched', [6]],
  ['7790001000019_C1N1.jpg', 'matched', [1]],
  ['Arandela plana.JPG', 'matched', [3]],
  ['arandela-plana-600x600.jpg', 'matched', [3]],
  ['Arandela%20plana.jpg', 'matched', [3]],
  ['1001%20bulon.jpg', 'matched', [1]],
  ['bulones 1001.jpg', 'matched', [1]],
  ['1001-bulon-hexagonal-zincado.jpg', 'matched', [1]],
  ['tuerca&1002.jpg', 'matched', [2]],
  ['IMG bulon 1001.jpg', 'matched', [1]],
  ['IMG_1001.JPG', 'doubtful', [1]],
  ['DSC-1001.jpg', 'doubtful', [1]],
  ['foto 1001.jpg', 'doubtful', [1]],
  ['IMG%201001.jpg', 'doubtful', [1]],
  ['acme&1001.jpg', 'doubtful', [1]],
  ['catalogo.1001.jpg', 'doubtful', [1]],
  ['web-1001-scaled.jpg', 'doubtful', [1]],
  ['1001-zincado.jpg', 'doubtful', [1]],
  ['1001 de acero.jpg', 'doubtful', [1]],
  ['tuerca 1001.jpg', 'doubtful', [1]],
  ['2026-11-28 1001.jpg', 'doubtful', [1]],
  ['WhatsApp Image 1003 at 10.01.25.jpg', 'doubtful', [3, 1], 25],
  ['10-01.jpg', 'doubtful', [1]],
  ['10 01.jpg', 'doubtful', [1]],
  ['1001 y 1002.jpg', 'doubtful', [1, 2]],
  ['1001&1003.jpg', 'doubtful', [1, 3]],
  ['1001 tuerca 1002.jpg', 'doubtful', [1, 2]],
  ['1002-1.jpg', 'doubtful', [2, 5]],
  ['0620-IMG.jpg', 'doubtful', [5]],
  ['07790001000019.jpg', 'doubtful', [1]],
  ['17790001000016.jpg', 'doubtful', [1]],
  ['07790001000019_C1N1.jpg', 'doubtful', [1]],
  ['FOTO-17790001000016-scaled.jpg', 'doubtful', [1]],
  ['IMG_2041.jpg', 'unknown', []],
  ['P1010010.jpg', 'unknown', []],
  ['10011.jpg', 'unknown', []],
  ['21001.jpg', 'unknown', []],
  ['AB1001.jpg', 'unknown', []],
  ['1001A.jpg', 'unknown', []],
  ['27790001000999.jpg', 'unknown', []],
  ['100%.jpg', 'unknown', []],
])('%s: %s %j', (name, kind, ids, position = 1) => {
  expect(matchList(name)).toMatchObject({ kind, ids, position })
})

test('the code on a case proposes its piece, also where the list has the twelve digits of another country', () => {
  const find = createMatcher([product(1, 'Bulón', [sub('1001', '036000291452')])])
  expect(find('10036000291459.jpg')).toMatchObject({ kind: 'doubtful', ids: [1] })
  expect(find('00036000291452.jpg')).toMatchObject({ kind: 'doubtful', ids: [1] })
})
