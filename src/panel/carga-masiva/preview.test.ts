import { expect, test } from 'vitest'
import { producto } from '#mocks/fixtures/producto.ts'
import { readRows } from '#contract/bulk-sheet.ts'
import { countLosers } from './preview.ts'
import { previewOf } from './testing.ts'

const header = 'orden;nombre;destacado;texto;codigo;tamaño;pack;codigobarra'
const sheet = (...lines: string[]) => readRows(new Blob([[header, ...lines].join('\r\n')]))

const sub = (codigo: string, pack = '100') => ({ codigo, tamaño: 'M8', pack, codigobarra: '7790000000003' })
const bolt = producto({ id: 7, nombre: 'Bulón', texto: '', sub_productos: [sub('001'), sub('002')] })

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
])('says what changes, and what disappears: %#', async (lines, remaining, lost) => {
  const preview = previewOf(await sheet(lines), [bolt])
  const words = (loses: boolean) =>
    preview.changed.flatMap(({ changes }) =>
      changes.filter((change) => change.loses === loses).map((change) => change.words),
    )
  expect([words(false), words(true)]).toEqual([remaining, lost])
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
  expect(rejected).toEqual([{ number: 2, column: 'orden', reason: 'Tiene que ser un número entero.' }])
  expect(changed).toEqual([])
  expect(created.map(({ nombre }) => nombre)).toEqual(['Tuerca'])
})

const spelled = ['Bulon hex', 'Bulon  hex', 'Bulon\u00A0 hex', 'BULON HEX', 'Bul\u200Bon hex']
const spelledRows = spelled.map((nombre, index) => `${910 + index};${nombre};0;<p>x</p>;00${index};M8;100;779`)

test('names that differ in what nobody sees and in capitals are one product, and are named', async () => {
  const { created, joined, rejected } = previewOf(
    await sheet(...spelledRows, '915;Bul\u00F3n hex;0;;9;M8;100;779', '916;Bulo\u0301n hex;0;;10;M8;100;779'),
    [],
  )
  expect(rejected).toEqual([])
  expect(created).toMatchObject([
    { first: { number: 2 }, nombre: 'Bulon hex', subProductos: 5 },
    { first: { number: 7 }, nombre: 'Bulón hex', subProductos: 2 },
  ])
  expect(joined).toEqual([
    { id: 0, first: { number: 2 }, nombre: 'Bulon hex', rows: ['3', '4', '5', '6'] },
    { id: 1, first: { number: 7 }, nombre: 'Bulón hex', rows: ['8'] },
  ])
})

test('a stored product keeps its name, whatever way the sheet writes it', async () => {
  const stored = { ...bolt, nombre: 'BULÓN', sub_productos: [{ ...sub('001'), tamaño: 'M8\u00A0' }] }
  const { unchanged, joined } = previewOf(await sheet('1;Bulón;0;;001;M8;100;7790000000003'), [stored])
  expect(unchanged).toMatchObject([{ nombre: 'BULÓN' }])
  expect(joined).toEqual([{ id: 0, first: { number: 2 }, nombre: 'BULÓN', rows: ['2'] }])
})

test('of two stored products whose names differ so, the one that is written exactly; else it is refused', async () => {
  const twins = [bolt, { ...bolt, id: 8, nombre: 'BULÓN' }]
  const rows = ['1;Bulón;0;;001;M8;100;7790000000003', '2;BULÓN;0;;002;M8;100;7790000000003']
  const { changed, joined, rejected } = previewOf(await sheet(...rows), twins)
  expect(changed.map(({ first, nombre }) => [first.number, nombre])).toEqual([
    [2, 'Bulón'],
    [3, 'BULÓN'],
  ])
  expect([joined, rejected]).toEqual([[], []])
  expect(previewOf(await sheet('1;bulón;0;;001;M8;100;779'), twins).rejected).toMatchObject([
    { number: 2, column: 'nombre' },
  ])
})

test('struck rows load like any other, and are named', () => {
  const parts = { hiddenColumns: [], hiddenRows: [], struckRows: [3, 7] }
  const hidden = { hiddenSheets: [], pages: [{ name: 'Tuercas', ...parts }] }
  const { leftOut } = previewOf({ rows: [], hidden }, [])
  expect(leftOut).toEqual(['En la planilla está tachado, y se carga igual: filas 3 y 7.'])
})
