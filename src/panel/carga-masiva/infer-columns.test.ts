import { expect, test } from 'vitest'
import { readBooks } from '#contract/bulk-sheet.ts'
import { workbook } from '#contract/sheet/testing.ts'
import type { Choices } from './choices.ts'
import { inferColumns, type InferredList } from './infer-columns.ts'
import { getLikely } from '#recognise/finding.ts'
import { findListHead } from '#recognise/list-heads.ts'

const books = (...lines: string[]) => readBooks(new Blob([lines.join('\r\n')]))

const inferList = async (pendingBooks: ReturnType<typeof readBooks>, choices?: Choices) =>
  inferColumns(
    (await pendingBooks).map(({ pages }) => pages),
    choices,
  )
/** 'nombre|codigo|tamaño|pack|codigobarra' of each row. */
const shown = ({ rows }: InferredList) =>
  rows.map(({ cells }) => [cells.nombre, cells.codigo, cells.tamaño, cells.pack, cells.codigobarra].join('|'))
/** The meaning of each column, certain or not, by its head. */
const getMeanings = ({ columns: listColumns }: InferredList) =>
  Object.fromEntries(listColumns.map(({ head, letter, is, seems }) => [head || letter, is ?? seems ?? '']))

test.each([
  ['orden', 'Orden'],
  ['destacado', 'Destacado'],
  ['texto', 'Características | Descripción larga | Ficha técnica'],
  ['codigobarra', 'Código EAN | Barras | ISBN | EAN-13 | Cod. de barras unidad | Código de barras'],
  ['otro código', 'Cód. proveedor | Código anterior | Código de fábrica'],
  ['rubro', 'Rubro | Sub-rubro | Cód. familia | Marca | Editorial'],
  ['stock', 'Stock | Disp. | Stock central'],
  [
    'pack',
    'Bulto | Cant. x bulto | U. x caja | Contenido | UxB | Mínimo de venta | Emb. | Presentación | Fardo | U.x B.',
  ],
  ['precio', 'Desc. % | Precio | Lista 1 | P. unit. | Contado | Precio c/IVA | U$S | % Dto. | P.V.P.'],
  ['número de fila', 'N° | Renglón'],
  ['unidad', 'U.M. | Unidad de medida | Moneda'],
  [
    'tamaño',
    'Med. | Talle | Diámetro | Largo (mm) | Medida pulg. | Modelo | Color | Sabor | Watts | Concentración (%)',
  ],
  ['codigo', 'Código | Cód. | SKU | Código nuevo | Cód. Los Andes | Troquel | Nº Art.'],
  ['nombre', 'Descripción | Artículo | Descripción corta | Producto / Artículo | Título | Prenda'],
])('heads that mean %s: %s', (meaning, heads) => {
  const misread = heads.split(' | ').filter((head) => getLikely(findListHead(head)) !== meaning)
  expect(misread).toEqual([])
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
    'articles that are numbered in steps',
    ['Art.;Descripción;Precio', '1.1;Bulón;100,00', '1.2;Tuerca;120,00'],
    { 'Art.': 'codigo', Descripción: 'nombre', Precio: 'precio' },
    ['Bulón|1.1|||', 'Tuerca|1.2|||'],
  ],
  [
    'discounts in numbers, and articles that repeat, are no codes',
    ['Art.;EAN;Producto;Desc. %', '7;7790000000003;Bulón;10', '7;7790000000010;Tuerca;15'],
    { 'Art.': 'otro dato', EAN: 'codigobarra', Producto: 'nombre', 'Desc. %': 'precio' },
    ['Bulón|7790000000003|||7790000000003', 'Tuerca|7790000000010|||7790000000010'],
  ],
  [
    'names that are numbers, by their heads',
    ['Cód.;Artículo;Rubro', '1;6203;Rulemanes', '2;6204;Rulemanes'],
    { 'Cód.': 'codigo', Artículo: 'nombre', Rubro: 'rubro' },
    ['6203|1|||', '6204|2|||'],
  ],
  [
    'sizes in two columns of half-known words',
    ['SKU;Lámpara;Nombre;Tensión;Potencia', 'L1;a;Led;220 V;10 W', 'L2;a;Led;220 V;15 W'],
    { SKU: 'codigo', Lámpara: 'otro dato', Nombre: 'nombre', Tensión: 'tamaño', Potencia: 'tamaño' },
    ['Led|L1|220 V x 10 W||', 'Led|L2|220 V x 15 W||'],
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
test.each(cases)('%s', async (_, lines, meanings, rows) => {
  const inferred = await inferList(books(...lines))
  expect(inferred && getMeanings(inferred)).toEqual(meanings)
  expect(inferred && shown(inferred)).toEqual(rows)
})

test('a chosen column answers for the others that may be the same', async () => {
  const list = ['Interna;Descripción;Externa', 'A1;Caño;X1', 'A2;Codo;X2']
  const inferred = await inferList(books(...list), { externa: 'codigo' })
  expect(inferred?.columns.flatMap(({ doubt }) => doubt ?? [])).toEqual([])
  expect(inferred && shown(inferred)).toEqual(['Caño|X1|||', 'Codo|X2|||'])
})

test.each([
  [
    'no heads at all',
    ['00011;Clavo punta paris 1 1/2;25;1500,00', '00012;Clavo punta paris 2;25;1600,00', '00014;Alambre fino;50;18,00'],
    [
      'La columna A (00011 · 00012 · 00014) puede ser código',
      'fino) puede ser nombre',
      'La columna C (25 · 50) puede ser el pack o',
    ],
  ],
  [
    'heads that nobody knows',
    ['Nuestra ref;Lo que vendemos;Viene de a;Vale', 'T-100;Tijera de podar;12;5500', 'T-101;Tijera corta;6;15500'],
    [
      '«Nuestra ref» (T-100 · T-101) puede ser código',
      'corta) puede ser nombre',
      '«Viene de a» (12 · 6) puede ser el pack o',
    ],
  ],
])('%s: cells propose a meaning, and nothing loads', async (_, lines, sentences) => {
  const inferred = await inferList(books(...lines))
  expect(inferred?.columns.filter(({ is }) => is)).toEqual([])
  const doubts = inferred?.columns.flatMap(({ doubt }) => doubt?.sentence ?? [])
  expect(doubts).toEqual(sentences.map((sentence) => expect.stringContaining(sentence)))
})

test('what is left out or filled in is named by its rows', async () => {
  const inferred = await inferList(
    books('Cód.;Producto;Medida;Precio', 'MANGUERAS;;;', '1;Caño;1/4;5,5', '2;;5/16;6,5', ';;1/2;7,5', 'Sin IVA;;;'),
  )
  expect(inferred?.messages).toEqual([
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
  const inferred = await inferList(readBooks(book))
  expect(inferred?.heads).toEqual([
    { number: 2, sheet: 'Caños' },
    { number: 1, sheet: 'Codos' },
  ])
  expect(inferred && shown(inferred)).toEqual(['Caño|01|1/2||', 'Codo|02|||'])
  expect(inferred?.messages).toEqual(['No se lee la hoja «Tapa»: no tiene una tabla de productos.'])
})

test('merged names, codes by their format, a hidden cost, a size that became a date', async () => {
  const book = workbook(
    [
      {
        leadingXml: '<cols><col min="5" max="5" width="9" hidden="1"/></cols>',
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
  const inferred = await inferList(readBooks(book))
  expect(inferred && getMeanings(inferred)).not.toHaveProperty('Costo')
  expect(inferred?.rows.map(({ cells }) => `${cells.nombre} ${cells.codigo}`)).toEqual(['Caño 00123', 'Caño 00124'])
  expect(inferred?.rows[1]?.unread).toEqual({ tamaño: 'C3 es una fecha: ¿era 1/2?' })
})

test('a choice moves a column of ours, and several may make one name', async () => {
  const list = ['Código;Producto;Color;Otro', '1;Caño;Rojo;A', '2;Caño;Azul;B']
  const inferred = await inferList(books(...list), { color: 'nombre', otro: 'codigo' })
  expect(inferred && shown(inferred)).toEqual(['Caño Rojo|A|||', 'Caño Azul|B|||'])
  expect(inferred && getMeanings(inferred)['Código']).toBe('')
})

test('a list without codes has those of its bars, and says so', async () => {
  const inferred = await inferList(books('Producto;Medida;EAN', 'Caño;1/4;7790000000003', 'Caño;1/2;7790000000010'))
  expect(inferred?.rows.map(({ cells }) => cells.codigo)).toEqual(['7790000000003', '7790000000010'])
  expect(inferred?.messages).toEqual(['La lista no trae códigos: va el de barras.'])
})

test('the stars of a markdown table are stored in no name', async () => {
  const list = await inferList(
    books(
      '| Código | Descripción | Medida | Caja |',
      '|---|---|---|---|',
      '| 1001 | **Bulón** | M6 | 100 |',
      '| 1002 | Bulón | _M8_ | 100 |',
    ),
  )
  expect(list && shown(list).filter((row) => row.startsWith('Bulón'))).toEqual([
    'Bulón|1001|M6|100|',
    'Bulón|1002|M8|100|',
  ])
})
