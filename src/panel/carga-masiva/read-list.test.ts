import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { producto } from '#mocks/fixtures/producto.ts'
import { planBulkLoad } from '#contract/bulk-plan.ts'
import { readRows } from '#contract/bulk-sheet.ts'
import { specifiedColumns as columns } from '#contract/bulk-columns.ts'
import { workbook } from '#contract/sheet/testing.ts'
import { inOriginal } from './refused.ts'
import { noChoices } from './choices.ts'
import { csv, read } from './testing.ts'

const realFile = async (name: string) =>
  new Blob([await readFile(new URL(`../../contract/sheet/books/${name}`, import.meta.url))])

const product = (nombre: string, orden: number, codigo: string) =>
  producto({
    id: orden,
    orden,
    nombre,
    texto: '<p>Ya escrito</p>',
    destacado: 1,
    sub_productos: [{ codigo, tamaño: '1/4', pack: '25', codigobarra: '7790000000003' }],
  })

test('what the preview shows is what any API loads: stored order, text and flag, the rest after the last', async () => {
  const stored = [product('Caño', 7, '0001')]
  const { preview, taken } = await read(
    csv('Código;Producto;Medida', '0001;CAÑO;', '0002;Caño;1/2', '0009;Codo;'),
    stored,
  )
  expect(preview).toMatchObject({ created: [{ nombre: 'Codo' }], changed: [{ nombre: 'Caño' }], rejected: [] })
  expect(taken?.filled).toEqual({ tamaño: 1, pack: 2, codigobarra: 2 })
  const sent = await readRows(new Blob([taken?.text ?? '']))
  expect(sent.rows.map(({ cells }) => columns.map((column) => cells[column]).join('|'))).toEqual([
    '7|CAÑO|1|<p>Ya escrito</p>|0001|1/4|25|7790000000003',
    '7|Caño|1|<p>Ya escrito</p>|0002|1/2|1|S/D',
    '8|Codo|||0009|Única|1|S/D',
  ])
  expect(planBulkLoad(sent.rows, stored).rejected).toEqual([])
})

test('the list of a hardware shop: 120 products with 600 sizes, without a click', async () => {
  const { preview, taken } = await read(realFile('lista-de-una-ferreteria.xlsx'))
  expect([preview.created.length, preview.rows.length, preview.rejected]).toEqual([120, 600, []])
  expect(taken?.columns.map(({ head, is, sure }) => `${head} ${is ?? ''} ${sure}`)).toEqual([
    'Cód. codigo true',
    'Descripción nombre true',
    'Medida tamaño true',
    'Bulto pack true',
    'EAN codigobarra true',
    'Precio  true',
    'Rubro  true',
  ])
  const sent = planBulkLoad((await readRows(new Blob([taken?.text ?? '']))).rows, [])
  expect([sent.created.length, sent.rejected]).toEqual([120, []])
  expect(sent.created.at(-1)).toMatchObject({ orden: 120, nombre: 'Espiga roscada reforzada' })
})

test.each([
  '05-codigo-numero-con-formato-000000-y-fraccion.xlsx',
  '07-carga-dos-hojas.xlsx',
  '17-comas-con-entidades.csv',
])('%s has the eight columns, and is sent as it is', async (name) => {
  const { taken } = await read(realFile(name))
  expect(taken?.text).toBeUndefined()
  expect(taken?.columns.map(({ is }) => is)).toEqual(columns)
  // A choice of columns makes a list of it.
  const choices = { ...noChoices, choices: { pack: '' as const } }
  expect((await read(realFile(name), [], choices)).taken?.text).toMatch(/^\uFEFForden;nombre/)
})

const noName = 'Elegí cuál de las columnas es el nombre.'
test.each([
  ['no column for names', csv('Código;Pack', '0001;5', '0002;6'), noName],
  [
    'a column that may be the name, below a title',
    csv('Código;Lo que vendemos', 'JARDINERÍA;', 'T-1;Tijera de podar', 'T-2;Tijera corta'),
    noName,
  ],
  ['sizes without codes', csv('Descripción;Pack', 'Caño;5', 'Codo;6'), 'Elegí cuál de las columnas es el código.'],
])('a list waits with %s', async (_, file, lost) => {
  expect((await read(file)).preview.lost).toBe(lost)
})

test('products without sizes need no code', async () => {
  const { preview } = await read(csv('Descripción;Texto', 'Caño;De cobre, sin costura', 'Codo;De bronce'))
  expect([preview.lost, preview.created.length]).toEqual([undefined, 2])
})

test('what was said of these heads comes back', async () => {
  const remembered = { 'código|pack': { ...noChoices, choices: { pack: 'nombre' as const } } }
  const { preview } = await read(csv('Código;Pack', '0001;5', '0002;6'), [], undefined, remembered)
  expect(preview.created).toMatchObject([{ nombre: '5' }, { nombre: '6' }])
})

test('what was said of a list without heads is not taken for another one', async () => {
  const remembered = { 'a|b': { ...noChoices, choices: { a: 'codigo' as const, b: 'nombre' as const } } }
  const { taken } = await read(csv('T-100;Tijera de podar', 'T-101;Tijera corta'), [], undefined, remembered)
  expect(taken?.choices.choices).toEqual({})
})

test('a text that is no table is left to the API', async () => {
  expect((await read(csv('Hola, adjunto la lista que me pediste.'))).taken).toBeUndefined()
})

test('a cell that an API refuses by its line is named by its row in the list, with the reason as it came', async () => {
  const heads = ['Código', 'Descripción', 'Medida', 'Precio']
  const rows = [['Lista'], heads, ['1', 'Caño', 'a', 5], ['1', 'Caño', 'b', 6]]
  const { preview, taken } = await read(workbook([{ rows }]))
  expect(preview.rejected).toEqual([{ number: 4, column: 'codigo', reason: 'Repite el código de la fila 3.' }])
  const reason = 'Repite el código de la fila 2.'
  expect(inOriginal([{ number: 3, column: 'codigo', reason }], preview.rows)).toEqual([
    { number: 4, column: 'codigo', reason },
  ])
  // An API with `filaOriginal` refuses by the list's rows itself.
  const sent = await readRows(new Blob([taken?.text ?? '']))
  expect(planBulkLoad(sent.rows, []).rejected).toEqual(preview.rejected)
})
