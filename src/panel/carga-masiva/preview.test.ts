import { expect, test } from 'vitest'
import { readRows } from '../../contract/bulk-sheet.ts'
import { countLosers, previewOf } from './preview.ts'

const header = 'orden;nombre;destacado;texto;codigo;tamaño;pack;codigobarra'
const sheet = (...lines: string[]) => readRows(new Blob([[header, ...lines].join('\r\n')]))

const sub = (codigo: string, pack = '100') => ({ codigo, tamaño: 'M8', pack, codigobarra: '7790000000003' })
const bolt = {
  id: 7,
  orden: 1,
  nombre: 'Bulón',
  texto: '',
  destacado: 0 as const,
  sub_productos: [sub('001'), sub('002')],
}

test('new, changed and unchanged products, by their first row', async () => {
  const preview = previewOf(
    await sheet(
      '1;Bulón;0;;001;M8;100;7790000000003',
      ';Bulón;;;002;M8;100;7790000000003',
      '2;Tuerca;0;;009;M8;50;7790000000003',
    ),
    [bolt],
  )
  expect(preview).toMatchObject({
    created: [{ first: { number: 4 }, nombre: 'Tuerca', subProductos: 1 }],
    changed: [],
    unchanged: [{ first: { number: 2 }, nombre: 'Bulón', subProductos: 2 }],
    rejected: [],
  })
})

test.each([
  [
    '5;Bulón;1;Hola;001;M8;100;7790000000003',
    ['orden: 1 → 5', 'destacado: no → sí', 'texto'],
    ['sub-productos: 2 → 1'],
  ],
  ['1;Bulón;0;;001;M8;500;7790000000003\r\n1;Bulón;0;;002;M8;100;7790000000003', ['sub-productos: 1 con cambios'], []],
  [
    '1;Bulón;0;;001;M8;100;7790000000003\r\n1;Bulón;0;;009;M8;100;7790000000003',
    [],
    ['sub-productos: 1 con cambios (1 desaparece)'],
  ],
  ['1;Bulón;0;;008;M8;100;7790000000003', [], ['sub-productos: 2 → 1 (2 desaparecen)']],
  ['1;Bulón;0;;;;;', [], ['sub-productos: 2 → 0']],
  [
    '1;Bulón;0;;001;M8;100;7790000000003\r\n;Bulón;;;002;M8;100;7790000000003\r\n;Bulón;;;003;M8;1;7790000000003',
    ['sub-productos: 2 → 3'],
    [],
  ],
])('says what changes, and what disappears: %#', async (lines, kept, lost) => {
  const preview = previewOf(await sheet(lines), [bolt])
  const words = (loses: boolean) =>
    preview.changed.flatMap(({ changes }) => changes.filter((one) => one.loses === loses).map((one) => one.words))
  expect([words(false), words(true)]).toEqual([kept, lost])
  expect(countLosers(preview)).toBe(lost.length)
})

test('products that would lose something come first', async () => {
  const nut = { ...bolt, id: 8, nombre: 'Tuerca' }
  const { changed } = previewOf(
    await sheet('5;Tuerca;0;;001;M8;100;7790000000003', ';Tuerca;;;002;M8;100;7790000000003', ';Bulón;;;;;;'),
    [bolt, nut],
  )
  expect(changed.map(({ nombre }) => nombre)).toEqual(['Bulón', 'Tuerca'])
})

test('a product with a rejected cell is rejected, and nothing else', async () => {
  const { created, changed, rejected } = previewOf(
    await sheet('x;Bulón;0;;001;M8;100;7790000000003', '2;Tuerca;0;;009;M8;50;7790000000003'),
    [bolt],
  )
  expect(rejected).toEqual([{ row: 2, column: 'orden', reason: 'Tiene que ser un número entero.' }])
  expect(changed).toEqual([])
  expect(created.map(({ nombre }) => nombre)).toEqual(['Tuerca'])
})

test('columns that the sheet lacks', async () => {
  const { created, rejected } = previewOf(await readRows(new Blob(['nombre;orden\r\nTuerca;1'])), [])
  expect(created).toEqual([])
  expect(rejected[0]).toEqual({ row: 1, column: 'destacado', reason: 'Falta la columna destacado.' })
})
