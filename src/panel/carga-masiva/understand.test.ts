import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { planOf } from '../../contract/bulk-plan.ts'
import { readBooks, readRows } from '../../contract/bulk-sheet.ts'
import { columns } from '../../contract/carga-masiva.ts'
import { workbook, type Value } from '../../contract/sheet/testing.ts'
import { inOriginal } from './refused.ts'
import { readList } from './read-list.ts'
import { noChoices, type Choices } from './choices.ts'
import { understand, type Understood } from './understand.ts'
import { meaningOf } from './words.ts'

const books = (...lines: string[]) => readBooks(new Blob([lines.join('\r\n')]))
const sheetBooks = (...rows: Value[][]) => readBooks(workbook([{ rows }]))

const understood = async (found: ReturnType<typeof readBooks>, choices?: Choices) =>
  understand(
    (await found).map(({ pages }) => pages),
    choices,
  )
/** 'nombre|codigo|tamaño|pack|codigobarra' of each row. */
const shown = ({ rows }: Understood) =>
  rows.map(({ cells }) => [cells.nombre, cells.codigo, cells.tamaño, cells.pack, cells.codigobarra].join('|'))
/** What each column is, or seems, by its head. */
const meant = ({ columns: found }: Understood) =>
  Object.fromEntries(found.map(({ head, letter, is, seems }) => [head || letter, is ?? seems ?? '']))

test.each([
  ['orden', 'Orden'],
  ['destacado', 'Destacado'],
  ['texto', 'Características | Descripción larga | Ficha técnica'],
  ['codigobarra', 'Código EAN | Barras | EAN-13 | Cod. de barras unidad | Código de barras'],
  ['otro código', 'Cód. proveedor | Código anterior | Código de fábrica'],
  ['rubro', 'Rubro | Sub-rubro | Cód. familia | Marca'],
  ['stock', 'Stock | Disp. | Stock central'],
  ['pack', 'Bulto | Cant. x bulto | U. x caja | Contenido | UxB | Mínimo de venta | Emb. | Presentación'],
  ['precio', 'Precio | Lista 1 | P. unit. | Contado | Precio c/IVA | U$S | % Dto.'],
  ['número de fila', 'N° | Renglón'],
  ['unidad', 'U.M. | Unidad de medida | Moneda'],
  ['tamaño', 'Med. | Talle | Diámetro | Largo (mm) | Medida pulg. | Modelo | Color'],
  ['codigo', 'Código | Cód. | SKU | Código nuevo | Cód. Los Andes'],
  ['nombre', 'Descripción | Artículo | Descripción corta | Producto / Artículo'],
])('heads that mean %s: %s', (meaning, heads) => {
  const other = heads.split(' | ').filter((head) => meaningOf(head)?.[0] !== meaning)
  expect(other).toEqual([])
})

const cases: [string, string[], Record<string, string>, string[]][] = [
  [
    'titles above, rubro rows, two prices as text, a stock, notes below',
    [
      'EL TORNILLO;;;;;;',
      'Lista N° 45;Vigencia:;01/11/2026;;;;',
      'Art.;Producto;Med.;Cant. x bulto;Lista 1;Contado;Stock',
      '01;BULONES;;;;;',
      '00123;Bulón hexagonal;1/4 x 1;100;$ 1.234,50;$ 1.100,00;35',
      '00124;Bulón hexagonal;1/4 x 2;100;$ 2.234,50;$ 1.100,00;5',
      'TUERCAS;;;;;;',
      '00200;Tuerca;1/4;200;$ 34,50;$ 30,00;0',
      'Precios sin IVA. Pago 30 días.;;;;;;',
    ],
    {
      'Art.': 'codigo',
      Producto: 'nombre',
      'Med.': 'tamaño',
      'Cant. x bulto': 'pack',
      'Lista 1': 'precio',
      Contado: 'precio',
      Stock: 'stock',
    },
    ['Bulón hexagonal|00123|1/4 x 1|100|', 'Bulón hexagonal|00124|1/4 x 2|100|', 'Tuerca|00200|1/4|200|'],
  ],
  [
    'several codes and no name but a description',
    [
      'Código interno;Cód. proveedor;Código de barras;Descripción;Presentación;Precio c/IVA',
      '0001;P-9;7790000000003;TALADRO 13MM;Unidad;$ 45.000,00',
      '0002;P-10;7790000000010;AMOLADORA 115MM;Unidad;$ 55.000,00',
    ],
    {
      'Código interno': 'codigo',
      'Cód. proveedor': 'otro código',
      'Código de barras': 'codigobarra',
      Descripción: 'nombre',
      Presentación: 'pack',
      'Precio c/IVA': 'precio',
    },
    ['TALADRO 13MM|0001||Unidad|7790000000003', 'AMOLADORA 115MM|0002||Unidad|7790000000010'],
  ],
  [
    'a size in two columns, a comma file',
    ['codigo,detalle,diametro,largo,precio', '11,Fix,3,20,"12,5"', '12,Fix,3.5,25,"13,5"'],
    { codigo: 'codigo', detalle: 'nombre', diametro: 'tamaño', largo: 'tamaño', precio: 'precio' },
    ['Fix|11|3 x 20||', 'Fix|12|3.5 x 25||'],
  ],
  [
    'no heads at all',
    ['00011;Clavo punta paris 1 1/2;25;1500,00', '00012;Clavo punta paris 2;25;1600,00', '00014;Alambre fino;50;18,00'],
    { A: 'codigo', B: 'nombre', C: 'pack', D: 'precio' },
    ['Clavo punta paris 1 1/2|00011||25|', 'Clavo punta paris 2|00012||25|', 'Alambre fino|00014||50|'],
  ],
  [
    'heads that nobody knows',
    ['Nuestra ref;Lo que vendemos;Viene de a;Vale', 'T-100;Tijera de podar;12;5500', 'T-101;Tijera corta;6;15500'],
    { 'Nuestra ref': 'codigo', 'Lo que vendemos': 'nombre', 'Viene de a': 'pack', Vale: 'otro dato' },
    ['Tijera de podar|T-100||12|', 'Tijera corta|T-101||6|'],
  ],
  [
    'names as rows above their sizes',
    ['Medida;Código;Precio', 'MANGUERA;;', '1/4;101;5,50', '5/16;102;6,50', 'CAÑO;;', '1/2;201;5,50'],
    { Medida: 'tamaño', Código: 'codigo', Precio: 'precio' },
    ['MANGUERA|101|1/4||', 'MANGUERA|102|5/16||', 'CAÑO|201|1/2||'],
  ],
  [
    'the article is a code, the last price has no decimals',
    [
      'Rubro;Artículo;Descripción;Marca;UxB;Final',
      'Pinturas;PL-100;Látex blanco 1 L;Colorín;6;12.500',
      'Pinturas;PL-101;Látex blanco 4 L;Colorín;4;42.500',
    ],
    { Rubro: 'rubro', Artículo: 'codigo', Descripción: 'nombre', Marca: 'rubro', UxB: 'pack', Final: 'precio' },
    ['Látex blanco 1 L|PL-100||6|', 'Látex blanco 4 L|PL-101||4|'],
  ],
  [
    'a long description beside the name, tabs',
    [
      'Nombre\tDescripción\tSKU\tTalle\tPrecio',
      'Botín\tBotín de cuero con puntera de acero y suela de poliuretano\tBS-38\t38\t45000',
      'Botín\t\tBS-39\t39\t45000',
    ],
    { Nombre: 'nombre', Descripción: 'texto', SKU: 'codigo', Talle: 'tamaño', Precio: 'precio' },
    ['Botín|BS-38|38||', 'Botín|BS-39|39||'],
  ],
  [
    'heads in two lines, heads again below, a total',
    [
      ';;;PRECIOS;',
      'CODIGO;DESCRIPCION;U.M.;CONTADO;LISTA',
      '1001;CANDADO 30MM;UN;1000,00;1200,00',
      'CODIGO;DESCRIPCION;U.M.;CONTADO;LISTA',
      '1002;CANDADO 40MM;UN;2000,00;2200,00',
      'TOTAL;;;3000,00;',
    ],
    { CODIGO: 'codigo', DESCRIPCION: 'nombre', 'U.M.': 'unidad', CONTADO: 'precio', LISTA: 'precio' },
    ['CANDADO 30MM|1001|||', 'CANDADO 40MM|1002|||'],
  ],
]
test.each(cases)('%s', async (_, lines, what, rows) => {
  const found = await understood(books(...lines))
  expect(found && meant(found)).toEqual(what)
  expect(found && shown(found)).toEqual(rows)
})

test('what is left out or filled in is named by its rows', async () => {
  const found = await understood(
    books('Cód.;Producto;Medida;Precio', 'MANGUERAS;;;', '1;Caño;1/4;5,5', '2;;5/16;6,5', ';;1/2;7,5', 'Sin IVA;;;'),
  )
  expect(found?.sentences).toEqual([
    'Títulos que no se cargan: «MANGUERAS» (fila 2) y «Sin IVA» (fila 6).',
    'Sin código ni nombre, no se carga la fila 5.',
    '1 fila sin nombre lleva el de arriba.',
  ])
})

const heads = ['Código', 'Descripción', 'Medida', 'Precio']
test('sheets with heads of their own are one list, and a cover is named', async () => {
  const book = workbook([
    { name: 'Tapa', rows: [['Los Andes'], ['Condiciones de venta', 'Contado']] },
    { name: 'Caños', rows: [['Lista'], heads, ['01', 'Caño', '1/2', 5]] },
    {
      name: 'Codos',
      rows: [
        ['Descripción', 'Código', 'Precio'],
        ['Codo', '02', 6],
      ],
    },
  ])
  const found = await understood(readBooks(book))
  expect(found?.heads).toEqual([
    { number: 2, sheet: 'Caños' },
    { number: 1, sheet: 'Codos' },
  ])
  expect(found && shown(found)).toEqual(['Caño|01|1/2||', 'Codo|02|||'])
  expect(found?.sentences).toEqual(['No se lee la hoja «Tapa»: no tiene una tabla de productos.'])
})

test('merged names, codes by their format, a hidden cost, a size that became a date', async () => {
  const book = workbook(
    [
      {
        before: '<cols><col min="5" max="5" width="9" hidden="1"/></cols>',
        rows: [
          ['Código', 'Producto', 'Medida', 'Precio', 'Costo'],
          [{ raw: 123, by: 0 }, 'Caño', '1/4', '$ 1,5', 1],
          [{ raw: 124, by: 0 }, null, { raw: 46_054, by: 1 }, '$ 2,5', 2],
        ],
        merged: ['B2:B3'],
      },
    ],
    { formats: ['00000', 'd/m'] },
  )
  const found = await understood(readBooks(book))
  expect(found && meant(found)).not.toHaveProperty('Costo')
  expect(found?.rows.map(({ cells }) => `${cells.nombre} ${cells.codigo}`)).toEqual(['Caño 00123', 'Caño 00124'])
  expect(found?.rows[1]?.unread).toEqual({ tamaño: 'C3 es una fecha: ¿era 1/2?' })
})

test('a choice moves a column of ours, and several may make one name', async () => {
  const list = ['Código;Producto;Color;Otro', '1;Caño;Rojo;A', '2;Caño;Azul;B']
  const found = await understood(books(...list), { color: 'nombre', otro: 'codigo' })
  expect(found && shown(found)).toEqual(['Caño Rojo|A|||', 'Caño Azul|B|||'])
  expect(found && meant(found)['Código']).toBe('')
})

const read = (found: Awaited<ReturnType<typeof readBooks>>, products: Parameters<typeof planOf>[1] = []) =>
  readList(found, products, undefined, {})
const product = (nombre: string, orden: number, codigo: string) => ({
  id: orden,
  orden,
  nombre,
  texto: '<p>Ya escrito</p>',
  destacado: 1 as const,
  sub_productos: [{ codigo, tamaño: '1/4', pack: '25', codigobarra: '7790000000003' }],
})

test('what the preview shows is what any API loads: stored order, text and flag, the rest after the last', async () => {
  const stored = [product('Caño', 7, '0001')]
  const { preview, taken } = await read(
    await books('Código;Producto;Medida', '0001;CAÑO;', '0002;Caño;1/2', '0009;Codo;'),
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
  expect(planOf(sent.rows, stored).rejected).toEqual([])
})

test('the list of a hardware shop: 120 products with 600 sizes, without a click', async () => {
  const file = await readFile(new URL('../../contract/sheet/books/lista-de-una-ferreteria.xlsx', import.meta.url))
  const { preview, taken } = await read(await readBooks(new Blob([file])))
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
  const sent = planOf((await readRows(new Blob([taken?.text ?? '']))).rows, [])
  expect([sent.created.length, sent.rejected]).toEqual([120, []])
  expect(sent.created.at(-1)).toMatchObject({ orden: 120, nombre: 'Espiga roscada reforzada' })
})

test.each([
  '05-codigo-numero-con-formato-000000-y-fraccion.xlsx',
  '07-carga-dos-hojas.xlsx',
  '17-comas-con-entidades.csv',
])('%s has the eight columns, and is sent as it is', async (name) => {
  const file = await readFile(new URL(`../../contract/sheet/books/${name}`, import.meta.url))
  const found = await readBooks(new Blob([file]))
  const { taken } = await read(found)
  expect(taken?.text).toBeUndefined()
  expect(taken?.columns.map(({ is }) => is)).toEqual(columns)
  // A choice of columns makes a list of it.
  const value = { ...noChoices, choices: { pack: '' as const } }
  expect((await readList(found, [], value, {})).taken?.text).toMatch(/^\uFEFForden;nombre/)
})

test('without a column for names the list waits for one; what was said of these heads comes back', async () => {
  const list = await books('Código;Pack', '0001;5', '0002;6')
  expect((await read(list)).preview.lost).toBe('Elegí cuál de las columnas es el nombre.')
  const remembered = { 'código|pack': { ...noChoices, choices: { pack: 'nombre' as const } } }
  expect((await readList(list, [], undefined, remembered)).preview.created).toMatchObject([
    { nombre: '5' },
    { nombre: '6' },
  ])
})

test('a list without codes has those of its bars, and says so', async () => {
  const found = await understood(books('Producto;Medida;EAN', 'Caño;1/4;7790000000003', 'Caño;1/2;7790000000010'))
  expect(found?.rows.map(({ cells }) => cells.codigo)).toEqual(['7790000000003', '7790000000010'])
  expect(found?.sentences).toEqual(['La lista no trae códigos: va el de barras.'])
})

test('a text that is no table is left to the API', async () => {
  expect((await read(await books('Hola, adjunto la lista que me pediste.'))).taken).toBeUndefined()
})

test('a refused cell is named by its row in the list, also within a reason', async () => {
  const { preview } = await read(await sheetBooks(['Lista'], heads, ['1', 'Caño', 'a', 5], ['1', 'Caño', 'b', 6]))
  const refused = { row: 4, column: 'codigo', reason: 'Repite el código de la fila 3.' }
  expect(preview.rejected).toEqual([refused])
  const bySent = { row: 3, column: 'codigo', reason: 'Repite el código de la fila 2.' }
  expect(inOriginal([bySent], preview.rows)).toEqual([refused])
})
