import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { specifiedColumns as columns } from '#contract/bulk-columns.ts'
import { extraColumns } from '#contract/bulk-extra.ts'
import { planBulkLoad, type StoredProduct } from '#contract/bulk-plan.ts'
import { readRows } from '#contract/bulk-sheet.ts'
import { workbook } from '#contract/sheet/testing.ts'
import { producto } from '#mocks/fixtures/producto.ts'
import { cellKey, noChoices, rowKey } from './choices.ts'
import { inOriginal } from './refused.ts'
import { csv, fine, list, open, sheet } from './testing.ts'

const realFile = async (name: string) =>
  new Blob([await readFile(new URL(`../../contract/sheet/books/${name}`, import.meta.url))])
const product = (id: number, nombre: string, ...codigos: string[]): StoredProduct =>
  producto({
    id,
    orden: id,
    nombre,
    texto: '<p>Ya escrito</p>',
    destacado: 1,
    sub_productos: codigos.map((codigo) => ({ codigo, tamaño: '1/4', pack: '25', codigobarra: '7790000000003' })),
  })

test('what the preview shows is what any API loads: stored order, text and flag, the rest after the last', async () => {
  const stored = [product(7, 'Caño', '0001')]
  const opened = await open(csv('Código;Producto;Medida', '0001;CAÑO;', '0002;Caño;1/2', '0009;Codo;'), stored)
  const { preview, filled } = opened.planilla
  expect(preview).toMatchObject({ created: [{ nombre: 'Codo' }], changed: [{ nombre: 'Caño' }], rejected: [] })
  expect(filled).toEqual({ tamaño: 1, pack: 2, codigobarra: 2 })
  const sent = await readRows(csv((await opened.send()).text))
  expect(sent.rows.map(({ cells }) => columns.map((column) => cells[column]).join('|'))).toEqual([
    '7|CAÑO|1|<p>Ya escrito</p>|0001|1/4|25|7790000000003',
    '7|Caño|1|<p>Ya escrito</p>|0002|1/2|1|S/D',
    '8|Codo|||0009|Única|1|S/D',
  ])
  opened.say({ fills: { pack: '6' } })
  expect(opened.stored[1]).toBe('Caño|0002|1/2|6|S/D')
})

test('the list of a hardware shop: 120 products with 600 sizes, without a click', async () => {
  const opened = await open(realFile('lista-de-una-ferreteria.xlsx'))
  const { preview } = opened.planilla
  expect([preview.created.length, preview.rowCount, preview.rejected]).toEqual([120, 600, []])
  expect(opened.fields).toEqual({
    'Cód.': 'codigo',
    Descripción: 'nombre',
    Medida: 'tamaño',
    Bulto: 'pack',
    EAN: 'codigobarra',
    Precio: '',
    Rubro: '',
  })
  const sent = planBulkLoad((await readRows(csv((await opened.send()).text))).rows, [])
  expect([sent.created.length, sent.rejected]).toEqual([120, []])
  expect(sent.created.at(-1)).toMatchObject({ orden: 120, nombre: 'Espiga roscada reforzada' })
})

test.each([
  '05-codigo-numero-con-formato-000000-y-fraccion.xlsx',
  '07-carga-dos-hojas.xlsx',
  '17-comas-con-entidades.csv',
])('%s has the eight columns, and is sent as it is until a column is chosen', async (name) => {
  const opened = await open(realFile(name))
  expect([opened.planilla.asItIs, Object.values(opened.fields)]).toEqual([true, columns])
  opened.say({ columns: { pack: '' } })
  expect([opened.planilla.asItIs, (await opened.send()).text]).toEqual([
    false,
    expect.stringMatching(/^\uFEFForden;nombre/),
  ])
})

test('gaps of a file with our own heads are refused, and what is said of its rows sends the others', async () => {
  const opened = await open(sheet('1;Bulón;0;;1;M6;0;1', '2;Tuerca;0;;2;M6;5;1', ';Codo;;;3'))
  expect(opened.planilla.preview.rejected.map(({ number, column }) => `${number} ${column}`)).toEqual([
    '4 orden',
    '4 tamaño',
    '4 pack',
    '4 codigobarra',
  ])
  opened.press('menor que 1', 'No cargar')
  opened.say({ cells: { [cellKey('', 4, 'A')]: '3', [cellKey('', 4, 'F')]: 'M8', [cellKey('', 4, 'G')]: '1' } })
  expect(opened.planilla.preview.rejected.map(({ column }) => column)).toEqual(['codigobarra'])
  opened.say({ rows: { [rowKey('', 4)]: false } })
  expect(opened.planilla).toMatchObject({ asItIs: false, preview: { rejected: [] } })
  expect((await readRows(csv((await opened.send()).text))).rows.map(({ cells }) => cells.nombre)).toEqual(['Tuerca'])
})

test('what was said of these heads comes back, and is told', async () => {
  const remembered = {
    'código|pack': {
      ...noChoices,
      columns: { pack: 'nombre' as const },
      valuesOut: { pack: ['6'] },
    },
  }
  const opened = await open(csv('Lista de octubre;', 'Código;Pack', '0001;5', '0002;6'), [], remembered)
  expect(opened.planilla.preview.created).toMatchObject([{ nombre: '5' }])
  expect(opened.planilla.told).toBe('Como dijiste la última vez: «pack» es Nombre y de «pack» no se carga «6».')
  opened.forget()
  expect([opened.planilla.told, opened.fields['Pack']]).toEqual([undefined, 'pack'])
})

test('remembered heads are the row of heads, also where nobody knows their words', async () => {
  const said = { ...noChoices, columns: { 'nuestra ref': 'codigo' as const, 'lo que vendemos': 'nombre' as const } }
  const file = csv('Precio y stock;', 'Nuestra ref;Lo que vendemos', 'T-100;Tijera')
  const { stored } = await open(file, [], { 'nuestra ref|lo que vendemos': said })
  expect(stored).toEqual(['Tijera|T-100|Única|1|S/D'])
})

test('the rows of heads come back, unless they have moved', async () => {
  const rows = ['Código;Nombre;', ';;Medida', '1;Bulón;M6']
  const opened = await open(csv(...rows))
  opened.say({ heads: { '': [1, 2] } })
  const remembered = { [opened.planilla.list]: opened.planilla.choices }
  const again = await open(csv(...rows), [], remembered)
  expect(again.planilla.told).toBe('Como dijiste la última vez: los títulos están en la fila 1 y 2.')
  expect(again.stored).toEqual(['Bulón|1|M6|1|S/D'])
  const moved = await open(csv('Lista de octubre;;', 'Código;Nombre;Medida', '1;Bulón;M6'), [], remembered)
  expect([moved.planilla.tabs[0]?.heads, moved.stored]).toEqual([[2], ['Bulón|1|M6|1|S/D']])
  opened.forget()
  const forgotten = await open(csv(...rows), [], { ...remembered, [opened.planilla.list]: noChoices })
  expect([forgotten.planilla.told, forgotten.planilla.tabs[0]?.heads]).toEqual([undefined, [1]])
})

test('a refused cell is named by its row in the list, also within a reason', async () => {
  const heads = ['Código', 'Descripción', 'Medida', 'Precio']
  const opened = await open(workbook([{ rows: [['Lista'], heads, ['1', 'Caño', 'a', 5], ['1', 'Caño', 'b', 6]] }]))
  const refused = { number: 4, column: 'codigo', reason: 'Repite el código de la fila 3.' }
  expect(opened.planilla.preview.rejected).toEqual([refused])
  expect(inOriginal([{ ...refused, number: 3 }], (await opened.send()).positions)).toEqual([refused])
})

const bolt = product(7, 'Bulón hexagonal G5', '1001', 'BH-0620')
const renamed = list('1001;Bulón hex. grado 5;M6 x 20;100;', '1009;Bulón hex. grado 5;M8;100;', '9;Tuerca;M6;200;')

test('products that the list calls otherwise keep the stored name, take the new one, or are others', async () => {
  const opened = await open(renamed, [bolt], {}, extraColumns)
  expect(opened.asked).toEqual(['En el catálogo se llaman de otra manera'])
  expect(opened.planilla.questions[0]?.examples).toEqual(['«Bulón hex. grado 5» es «Bulón hexagonal G5»'])
  opened.press('otra manera', 'Queda ese nombre')
  expect(opened.planilla.preview).toMatchObject({ changed: [{ nombre: 'Bulón hexagonal G5', subProductos: 2 }] })
  opened.press('otra manera', 'Va el de la lista')
  const [change] = opened.planilla.preview.changed[0]?.changes ?? []
  expect(change?.words).toBe('nombre: Bulón hexagonal G5 → Bulón hex. grado 5')
  expect(opened.stored[0]).toMatch(/^Bulón hex\. grado 5\|1001/)
  const [line] = (await readRows(csv((await opened.send()).text))).rows
  expect(line?.cells).toMatchObject({ nombre: 'Bulón hexagonal G5', nombreNuevo: 'Bulón hex. grado 5' })
  opened.press('otra manera', 'Es otro producto')
  expect([opened.planilla.preview.created.length, opened.asked]).toEqual([2, []])
})

test('each pair of names can be answered by itself; one product cannot take several names', async () => {
  const stored = [product(7, 'Bulón', '1', '2'), product(8, 'Tuerca', '3')]
  const rows = list('1;Bulón corto;M6;1;', '2;Bulón largo;M8;1;', '3;Tuerca hexagonal;M6;1;')
  const opened = await open(rows, stored, {}, extraColumns)
  const [question] = opened.planilla.questions
  expect(question?.offers.map(({ key }) => key)).toEqual(['stored', 'other'])
  expect(question?.pairs?.map(({ offers }) => offers.length)).toEqual([2, 2, 3])
  for (const [index, offer] of [1, 0, 1].entries()) opened.say(question?.pairs?.[index]?.offers[offer]?.change ?? {})
  expect([opened.stored, opened.asked]).toEqual([
    ['Bulón corto|1|M6|1|S/D', 'Bulón|2|M8|1|7790000000003', 'Tuerca hexagonal|3|M6|1|7790000000003'],
    [],
  ])
})

test('rows of another stored product stay with it, whatever is said of a code under its name', async () => {
  const stored = [product(7, 'Bulón', '1'), product(8, 'Tuerca', '3')]
  const opened = await open(list('1;Tuerca;M6;1;', '3;Tuerca;M8;1;', '4;Tuerca;M10;1;'), stored, {}, extraColumns)
  opened.press('otra manera', 'Queda ese nombre')
  expect(opened.stored.map((row) => row.slice(0, 8))).toEqual(['Bulón|1|', 'Tuerca|3', 'Tuerca|4'])
})

test('an API that renames nothing is offered no new name', async () => {
  const opened = await open(renamed, [bolt])
  expect(opened.planilla.questions[0]?.offers.map(({ key }) => key)).toEqual(['stored', 'other'])
  opened.say({ answers: { nombres: 'listed' } })
  expect([opened.planilla.preview.created.length, (await opened.send()).text]).toEqual([
    2,
    expect.not.stringContaining('nombreNuevo'),
  ])
})

test('a code of two names in the list is asked about by itself', async () => {
  const opened = await open(list(fine, '1001;Tuerca;M8;50;'), [bolt])
  expect(opened.asked).toEqual(['En el catálogo se llaman de otra manera'])
  expect((await open(list(fine, '1001;Tuerca;M8;50;'))).asked).toEqual(['1 código con otro nombre'])
})
