import { expect, test } from 'vitest'
import { readRows } from '#contract/bulk-sheet.ts'
import { workbook } from '#contract/sheet/testing.ts'
import { noChoices, withChoice } from './choices.ts'
import { asked, csv, fine, list, read, sheet, stored } from './testing.ts'

const bad: readonly (readonly [name: string, file: Blob | Promise<Blob>, asked: readonly string[]])[] = [
  ['an error as text in a code', list('#N/D;Bulón;M6;100;'), ['1 código con un error de la planilla']],
  ['an error of an English Excel in a name', list('1;#REF!;M6;100;'), ['1 nombre con un error de la planilla']],
  ['a column too narrow', list('1;Bulón;M6;########;'), ['1 pack con un error de la planilla']],
  [
    'an error in a size of two columns',
    csv('Código;Nombre;Diámetro;Largo\n1;Fix;3;#VALOR!'),
    ['1 tamaño con un error de la planilla'],
  ],
  ['a code that Excel took for a day', list('01-feb;Bulón;M6;100;'), ['1 código con forma de fecha']],
  [
    'a code that Excel took for a month',
    list('mar-50;Bulón;M6;100;', 'ENE-10;Tuerca;M6;100;'),
    ['1 código con forma de fecha'],
  ],
  ['a size that Excel took for a day', list('1;Bulón;1-Feb;100;'), ['1 tamaño con forma de fecha']],
  ['a pack that is a date', list('1;Bulón;M6;12/05/2026;'), ['1 pack con forma de fecha']],
  ['packs that are stock', list(fine, '2;Bulón;M8;-5;', '3;Bulón;M8;0;'), ['2 packs menores que 1']],
  ['a pack with a decimal zero', list(fine, '2;Bulón;M8;50.0;'), ['1 pack con «.0»']],
  ['a few codes with .0', list(fine, '2.0;Bulón;M8;50;'), ['1 código con «.0»']],
  ['a code with an apostrophe', list(fine, "'0002;Bulón;M8;50;"), ['1 código con un apóstrofo adelante']],
  ['a code with a currency', list(fine, '$ 1002;Bulón;M8;50;'), ['1 código con «$» adelante']],
  ['a bar code with points', list(fine, '2;Bulón;M8;50;7.790.001.000.026'), ['1 código de barras con puntos']],
  ['a ditto sign as a name', list(fine, '2;Ídem;M8;50;', "3;'';M8;50;"), ['2 nombres que repiten lo de arriba']],
  [
    'a ditto sign as a pack and a size',
    list(fine, '2;Bulón;ídem;”;'),
    ['1 tamaño que repite lo de arriba', '1 pack que repite lo de arriba'],
  ],
  ['a name without letters', list(fine, ';12345;M8;50;'), ['1 nombre sin ninguna letra']],
  ['a head among the names', list(fine, '2;Descripción;M8;50;'), ['1 nombre igual al título de una columna']],
  ['a head among the codes', list(fine, 'CÓDIGO;Bulón;M8;50;'), ['1 código igual al título de una columna']],
  ['a code under two names', list(fine, '1001;Tuerca;M8;50;'), ['1 código con otro nombre']],
  [
    'a code under two names, signs aside',
    list('BH-0620;Bulón;M6;1;', 'BH 0620;Tuerca;M6;1;'),
    ['1 código con otro nombre'],
  ],
  ['UTF-8 read as Latin-1', list('1;BulÃ³n;M6;100;'), ['1 nombre con letras cambiadas']],
  ['a lost letter', list('1;Bul\uFFFDn;M6;100;'), ['1 nombre con letras cambiadas']],
  ['a sign within a word', list('1;Bul¢n;M6;100;'), ['1 nombre con letras cambiadas']],
  [
    'UTF-8 with one bad byte',
    new Blob(['Código;Descripción;Medida;Caja', '\n1;Bulón;M6;100;\n2;Ca', Uint8Array.of(0xf1), 'o;M8;50;']),
    ['1 nombre con letras cambiadas'],
  ],
  [
    'a comma within a cell that nobody quoted',
    csv('codigo,nombre,medida,caja\n1,Caño 1,5 m,M6,100\n2,Codo,M8,50'),
    ['1 fila que no se leyó entera'],
  ],
  ['inches that nobody escaped', list('1;"1" Llave;1";10;', '2;Codo;2";10;'), ['1 fila que no se leyó entera']],
  ['an amount', csv('Código;Descripción;Cantidad\n1;Bulón;300\n2;Tuerca;12'), ['columna Cantidad']],
  ['numbers under a head that nobody knows', csv('Código;Descripción;Hay\n1;Bulón;100\n2;Tuerca;50'), ['columna Hay']],
  ['a head that stands twice', csv('Código;Descripción;Código\n1;Bulón;A1\n2;Tuerca;A2'), ['columna Código']],
  [
    'a known head whose column is something else',
    csv('Código;Descripción;Caja\n1;Bulón;$ 1.200,50\n2;Tuerca;$ 50,00'),
    ['columna Caja'],
  ],
  [
    'a foot of a page under our own heads',
    sheet('1;Bulón;0;;1;M6;100;1', ';Página 1 de 2;;;;;;'),
    ['1 nombre que parece un pie o un título'],
  ],
  [
    'an error under our own heads',
    sheet('1;Bulón;0;;#N/D;M6;0;1'),
    ['1 código con un error de la planilla', '1 pack menor que 1'],
  ],
  ['a pack with a decimal zero as Argentina writes it', list(fine, '2;Bulón;M8;50,0;'), ['1 pack con «.0»']],
  ['a ditto in two words', list(fine, '2;Ídem ant.;M8;50;'), ['1 nombre que repite lo de arriba']],
  [
    'heads that were read as Latin-1',
    csv('CÃ³digo;DescripciÃ³n;Medida', '1;BulÃ³n;M6'),
    ['1 nombre con letras cambiadas'],
  ],
]
test.each(bad)('asks about %s', async (_, file, reasons) => {
  expect(asked(await read(file)).toSorted()).toEqual([...reasons].toSorted())
})

test.each<[string, string, readonly string[]]>([
  [
    'a content beside a bulk is a size',
    'Código;Producto;Contenido;Bulto\nWD-40;WD-40;155 g;12\nLX-1;Látex;4 L;6',
    ['WD-40|WD-40|155 g|12|S/D', 'Látex|LX-1|4 L|6|S/D'],
  ],
  [
    'a container that tells a weight is a size',
    'Código;Nombre;Envase;Caja\nS-1;Tomate;10 g;50\nS-2;Lechuga;5 g;100',
    ['Tomate|S-1|10 g|50|S/D', 'Lechuga|S-2|5 g|100|S/D'],
  ],
  [
    'a section of a cable is no group of products',
    'Código;Descripción;Sección;Rollo x\nCU-15;Cable;1,5 mm²;100\nCU-25;Cable;2,5 mm²;50',
    ['Cable|CU-15|1,5 mm²|100|S/D', 'Cable|CU-25|2,5 mm²|50|S/D'],
  ],
  [
    'the first product of a brand that is also a word of heads is no second line of heads',
    'Cod;Producto;Medida;Bulto\nTOTAL;TOTAL Quartz;4 L;4\nWD-40;WD-40;155 g;12',
    ['TOTAL Quartz|TOTAL|4 L|4|S/D', 'WD-40|WD-40|155 g|12|S/D'],
  ],
])('%s', async (_, text, rows) => {
  const inferred = await read(csv(text))
  expect([stored(inferred), asked(inferred)]).toEqual([rows, []])
})

test('tables side by side are read one after the other, each row by its columns', async () => {
  const inferred = await read(
    csv('Código;Nombre;Medida;;Código;Nombre;Medida\n1;Bulón;M6;;3;Tuerca;M6\n2;Bulón;M8;;4;Tuerca;M8'),
  )
  expect(stored(inferred)).toEqual(['Bulón|1|M6|1|S/D', 'Bulón|2|M8|1|S/D', 'Tuerca|3|M6|1|S/D', 'Tuerca|4|M8|1|S/D'])
  expect(inferred.preview.rows.map((row) => row.sheet)).toEqual(['A–D', 'A–D', 'E–G', 'E–G'])
})

test.each([
  ['of three columns', 'Código;Producto;Pack;Cod.;Descripción;Bulto', '1;Pala;6;2;Azada;12'],
  ['beyond a blank column', 'Código;Producto;;Cod.;Descripción', '1;Pala;;2;Azada'],
])('tables side by side with other words as heads, %s, lose no half', async (_, heads, row) => {
  const [left, right] = stored(await read(csv(heads, row)))
  expect([left, right]).toEqual([expect.stringMatching(/^Pala\|1/), expect.stringMatching(/^Azada\|2/)])
})

test('a table below has its own columns, each with its own word', async () => {
  const inferred = await read(csv('Código;Nombre;Pack', '1;Bomba;6', 'Producto;Código;Bulto', 'Filtro;2;12'))
  expect(stored(inferred)).toEqual(['Bomba|1|Única|6|S/D', 'Filtro|2|Única|12|S/D'])
})

test('a choice about a table below takes nothing from the table above', async () => {
  const file = csv('Código;Nombre;Pack', '1;Bomba;6', '2;Filtro;12', 'Producto;Código;Zeta', 'Pico;3;10')
  const columns = (await read(file)).taken?.columns ?? []
  const chosen = withChoice(noChoices, columns, 'zeta', 'pack')
  expect(stored(await read(file, [], chosen))).toEqual([
    'Bomba|1|Única|6|S/D',
    'Filtro|2|Única|12|S/D',
    'Pico|3|Única|10|S/D',
  ])
})

test('a total is no product, in whichever cells it stands', async () => {
  const inferred = await read(
    csv('Código;Nombre;Medida;Pack', '1;TOTAL;4 L;4', 'Total;2 artículos;;', ';TOTAL GENERAL:;35;$ 1.200,00'),
  )
  expect([stored(inferred), inferred.preview.titles]).toEqual([['TOTAL|1|4 L|4|S/D'], 2])
})

test('heads below many rows of conditions begin a table, and so do other heads further down', async () => {
  const conditions = Array.from({ length: 55 }, (_, index) => `Condición ${index};;`)
  const inferred = await read(
    csv(
      [...conditions, 'Código;Descripción;Medida', '1;Bulón;M6', 'Medida;Descripción;Código', 'M8;Tuerca;2'].join('\n'),
    ),
  )
  expect(stored(inferred)).toEqual(['Bulón|1|M6|1|S/D', 'Tuerca|2|M8|1|S/D'])
})

test('the foot of a page is no name for the rows below', async () => {
  const inferred = await read(csv('Código;Medida;Caja\nBULÓN;;\n1;M6;100\nPágina 1 de 2;;\n2;M8;100'))
  expect(stored(inferred)).toEqual(['BULÓN|1|M6|100|S/D', 'BULÓN|2|M8|100|S/D'])
  expect(inferred.preview.leftOut).toEqual([
    'Títulos que no se cargan: «Página 1 de 2» (fila 4).',
    '2 filas sin nombre llevan el de arriba: «BULÓN».',
  ])
})

test('a table of markdown loses its lines and stars', async () => {
  const inferred = await read(csv('| Código | Descripción |', '|--------|-----|', '| 1001 | **Bulón** |'))
  expect([stored(inferred), asked(inferred)]).toEqual([['Bulón|1001|Única|1|S/D'], []])
})

test('a loose quote breaks its own record only: texts of several lines stay whole', async () => {
  const inferred = await read(
    sheet(
      '1;Bulón;0;"<p>Acero</p>\n<p>Zincado</p>";1001;M6;100;1',
      '2;Llave;0;x;1002;"1" x 2";10;1',
      '3;Tuerca;0;"<p>a ""b""</p>\n<p>c</p>";1003;M6;100;1',
      '4;"1/2 Codo;0;x;1004;M6;100;1',
      '5;Caño 3/4";0;"x";1005;M6;100;1',
    ),
  )
  expect(inferred.preview.rows.map(({ cells, broken }) => [cells.nombre, cells.texto, cells.tamaño, broken])).toEqual([
    ['Bulón', '<p>Acero</p>\n<p>Zincado</p>', 'M6', undefined],
    ['Llave', 'x', '1" x 2', 'tiene comillas sueltas'],
    ['Tuerca', '<p>a "b"</p>\n<p>c</p>', 'M6', undefined],
    ['"1/2 Codo', 'x', 'M6', 'tiene comillas sueltas'],
    ['Caño 3/4"', 'x', 'M6', undefined],
  ])
})

test('cells right of the last head are a column without a head where several rows have one', async () => {
  const rows = (count: number) =>
    Array.from({ length: 20 }, (_, index) => `${1000 + index};Bulón;M${index}${index < count ? ';250 g' : ''}`)
  const isBroken = async (count: number) =>
    asked(await read(csv('Código;Descripción;Medida', ...rows(count)))).filter((words) => words.includes('entera'))
  expect(await isBroken(1)).toEqual(['1 fila que no se leyó entera'])
  expect(await isBroken(20)).toEqual([])
})

test('quotes that nobody escaped lose no row', async () => {
  const inferred = await read(list('1;"1" Llave;1";10;', '2;"1 1/2" codo;2";10;', '3;Codo;"3/4";5;'))
  expect(stored(inferred)).toEqual(['"1" Llave|1|1"|10|S/D', '"1 1/2" codo|2|2"|10|S/D', 'Codo|3|3/4|5|S/D'])
})

test('whole columns are put right, and told', async () => {
  const inferred = await read(csv("codigo,nombre,codigobarra\n1.0,Bulón,'7790001000019\n2.0,Tuerca,'7790001000026"))
  expect(stored(inferred)).toEqual(['Bulón|1|Única|1|7790001000019', 'Tuerca|2|Única|1|7790001000026'])
  expect(inferred.preview.leftOut).toEqual([
    'Pusimos bien toda la columna: 2 códigos de barras sin apóstrofo.',
    'Pusimos bien toda la columna: 2 códigos sin «.0».',
  ])
})

test('a formula that was never computed is refused by its cell, also in what is sent', async () => {
  const formula = { xml: '<c r="B3"><f>CONCATENATE("Tuer","ca")</f><v></v></c>' }
  const inferred = await read(
    workbook([
      {
        rows: [
          ['Código', 'Nombre', 'Medida'],
          ['1', 'Bulón', 'M6'],
          ['2', formula, 'M8'],
        ],
      },
    ]),
  )
  const reason = 'B3 es una fórmula sin calcular: abrí la planilla, guardala y elegila de nuevo.'
  expect(inferred.preview.rejected).toEqual([{ row: 3, column: 'nombre', reason }])
  expect((await readRows(csv(inferred.taken?.text ?? ''))).rows[1]?.cells.nombre).toBe('')
})
