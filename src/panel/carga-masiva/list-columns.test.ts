import { expect, test } from 'vitest'
import { getLikely } from '#recognise/finding.ts'
import { findListHead } from '#recognise/list-heads.ts'
import { csv, fine, list, open, sheet } from './testing.ts'

test.each([
  ['orden', 'Orden'],
  ['destacado', 'Destacado'],
  ['texto', 'Características | Descripción larga | Ficha técnica'],
  [
    'codigobarra',
    'Código EAN | Barras | ISBN | EAN-13 | Cod. de barras unidad | Código de barras | Código universal de producto',
  ],
  ['otro código', 'Cód. proveedor | Código anterior | Código de fábrica | Product ID | Id Artículo'],
  ['rubro', 'Rubro | Sub-rubro | Cód. familia | Marca | Editorial | Nombre del proveedor'],
  ['stock', 'Stock | Disp. | Stock central'],
  [
    'pack',
    'Bulto | Cant. x bulto | U. x caja | Contenido | UxB | Mínimo de venta | Emb. | Presentación | Fardo | U.x B. | Botellas x caja | Case pack | Cant. mínima de compra',
  ],
  ['precio', 'Desc. % | Precio | Lista 1 | P. unit. | Contado | Precio c/IVA | U$S | % Dto. | P.V.P.'],
  ['número de fila', 'N° | Renglón'],
  ['unidad', 'U.M. | Unidad de medida | Moneda'],
  [
    'tamaño',
    'Med. | Talle | Diámetro | Largo (mm) | Medida pulg. | Modelo | Color | Sabor | Watts | Concentración (%) | Prof. | Cont. neto | Tamanho',
  ],
  ['codigo', 'Código | Cód. | SKU | Código nuevo | Cód. Los Andes | Troquel | Nº Art. | N° de pieza'],
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
      'Lista 1': '',
      Contado: '',
      Stock: '',
    },
    ['Bulón hexagonal|00123|1/4 x 1|100|S/D', 'Bulón hexagonal|00124|1/4 x 2|100|S/D', 'Tuerca|00200|1/4|200|S/D'],
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
      'Cód. proveedor': '',
      'Código de barras': 'codigobarra',
      Descripción: 'nombre',
      Presentación: 'pack',
      'Precio c/IVA': '',
    },
    ['TALADRO 13MM|0001|Única|Unidad|7790000000003', 'AMOLADORA 115MM|0002|Única|Unidad|7790000000010'],
  ],
  [
    'a size in two columns, a comma file',
    ['codigo,detalle,diametro,largo,precio', '11,Fix,3,20,"12,5"', '12,Fix,3.5,25,"13,5"'],
    { codigo: 'codigo', detalle: 'nombre', diametro: 'tamaño', largo: 'tamaño', precio: '' },
    ['Fix|11|3 x 20|1|S/D', 'Fix|12|3.5 x 25|1|S/D'],
  ],
  [
    'names as rows above their sizes',
    ['Medida;Código;Precio', 'MANGUERA;;', '1/4;101;5,50', '5/16;102;6,50', 'CAÑO;;', '1/2;201;5,50'],
    { Medida: 'tamaño', Código: 'codigo', Precio: '' },
    ['MANGUERA|101|1/4|1|S/D', 'MANGUERA|102|5/16|1|S/D', 'CAÑO|201|1/2|1|S/D'],
  ],
  [
    'the article is a code, the last price has no decimals',
    [
      'Rubro;Artículo;Descripción;Marca;UxB;Final',
      'Pinturas;PL-100;Látex blanco 1 L;Colorín;6;12.500',
      'Pinturas;PL-101;Látex blanco 4 L;Colorín;4;42.500',
    ],
    { Rubro: '', Artículo: 'codigo', Descripción: 'nombre', Marca: '', UxB: 'pack', Final: '' },
    ['Látex blanco 1 L|PL-100|Única|6|S/D', 'Látex blanco 4 L|PL-101|Única|4|S/D'],
  ],
  [
    'articles that are numbered in steps',
    ['Art.;Descripción;Precio', '1.1;Bulón;100,00', '1.2;Tuerca;120,00'],
    { 'Art.': 'codigo', Descripción: 'nombre', Precio: '' },
    ['Bulón|1.1|Única|1|S/D', 'Tuerca|1.2|Única|1|S/D'],
  ],
  [
    'an article beside a product is its code, also where it repeats',
    ['Art.;EAN;Producto;Desc. %', '7;7790000000003;Bulón;10', '7;7790000000010;Tuerca;15'],
    { 'Art.': 'codigo', EAN: 'codigobarra', Producto: 'nombre', 'Desc. %': '' },
    ['Bulón|7|Única|1|7790000000003', 'Tuerca|7|Única|1|7790000000010'],
  ],
  [
    'names that are numbers, by their heads',
    ['Cód.;Artículo;Rubro', '1;6203;Rulemanes', '2;6204;Rulemanes'],
    { 'Cód.': 'codigo', Artículo: 'nombre', Rubro: '' },
    ['6203|1|Única|1|S/D', '6204|2|Única|1|S/D'],
  ],
  [
    'sizes in two columns of half-known words',
    ['SKU;Lámpara;Nombre;Tensión;Potencia', 'L1;a;Led;220 V;10 W', 'L2;a;Led;220 V;15 W'],
    { SKU: 'codigo', Lámpara: '', Nombre: 'nombre', Tensión: 'tamaño', Potencia: 'tamaño' },
    ['Led|L1|220 V x 10 W|1|S/D', 'Led|L2|220 V x 15 W|1|S/D'],
  ],
  [
    'a long description beside the name, tabs',
    [
      'Nombre\tDescripción\tSKU\tTalle\tPrecio',
      'Botín\tBotín de cuero con puntera de acero y suela de poliuretano\tBS-38\t38\t45000',
      'Botín\t\tBS-39\t39\t45000',
    ],
    { Nombre: 'nombre', Descripción: 'texto', SKU: 'codigo', Talle: 'tamaño', Precio: '' },
    ['Botín|BS-38|38|1|S/D', 'Botín|BS-39|39|1|S/D'],
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
    { CODIGO: 'codigo', DESCRIPCION: 'nombre', 'U.M.': '', CONTADO: '', LISTA: '' },
    ['CANDADO 30MM|1001|Única|1|S/D', 'CANDADO 40MM|1002|Única|1|S/D'],
  ],
]
test.each(cases)('%s', async (_, lines, fields, rows) => {
  const opened = await open(csv(...lines))
  expect([opened.fields, opened.stored]).toEqual([fields, rows])
})

const bad: readonly (readonly [name: string, file: Blob | Promise<Blob>, asked: readonly string[]])[] = [
  ['an error of an English Excel in a name', list('1;#REF!;M6;100;'), ['1 nombre con un error de la planilla']],
  [
    'an error in a code is no head of a column',
    csv('Código;Nombre;Medida\n1;Caño;M6\n#REF!;Codo;M8\n3;Tee;M5'),
    ['1 código con un error de la planilla'],
  ],
  [
    'an error in a size of two columns',
    csv('Código;Nombre;Diámetro;Largo\n1;Fix;3;#VALOR!'),
    ['1 tamaño con un error de la planilla'],
  ],
  ['a size that Excel took for a day', list('1;Bulón;1-Feb;100;'), ['1 tamaño con forma de fecha']],
  ['a pack that is a date', list('1;Bulón;M6;12/05/2026;'), ['1 pack con forma de fecha']],
  ['packs that are stock', list(fine, '2;Bulón;M8;-5;', '3;Bulón;M8;0;'), ['2 packs menores que 1']],
  ['a pack with a decimal zero', list(fine, '2;Bulón;M8;50.0;'), ['1 pack con «.0»']],
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
  [
    'an amount',
    csv('Código;Descripción;Cantidad\n1;Bulón;300\n2;Tuerca;12'),
    ['«Cantidad» puede ser Pack o lo que hay: no se carga hasta que lo digas'],
  ],
  [
    'a head that stands twice',
    csv('Código;Descripción;Código\n1;Bulón;A1\n2;Tuerca;A2'),
    ['«Código» está dos veces, con otras celdas: se carga A, no C. Para cargar todo, partí la hoja en dos'],
  ],
  [
    'a known head whose column is something else',
    csv('Código;Descripción;Caja\n1;Bulón;$ 1.200,50\n2;Tuerca;$ 50,00'),
    ['2 packs con «$» adelante'],
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
  ['a ditto in two words', list(fine, '2;Ídem ant.;M8;50;'), ['1 nombre que repite lo de arriba']],
  [
    'heads that were read as Latin-1',
    csv('CÃ³digo;DescripciÃ³n;Medida', '1;BulÃ³n;M6'),
    ['1 nombre con letras cambiadas'],
  ],
]
test.each(bad)('asks about %s', async (_, file, reasons) => {
  expect((await open(file)).asked.toSorted()).toEqual([...reasons].toSorted())
})

test.each<[string, string, readonly string[]]>([
  [
    'a content beside a bulk is a size',
    'Código;Producto;Contenido;Bulto\nWD-40;WD-40;155 g;12\nLX-1;Látex;4 L;6',
    ['WD-40|WD-40|155 g|12|S/D', 'Látex|LX-1|4 L|6|S/D'],
  ],
  [
    'a description of something else stands beside that of the product',
    'Rubro;Descripción rubro;Artículo;Descripción;Nombre proveedor\n10;BULONERIA;1;Bulón;Acme\n10;BULONERIA;2;Tuerca;Acme',
    ['Bulón|1|Única|1|S/D', 'Tuerca|2|Única|1|S/D'],
  ],
  [
    'a description with more words is a name where it stands alone',
    'Artículo;Descripción (ES)\n1;Bulón\n2;Tuerca',
    ['Bulón|1|Única|1|S/D', 'Tuerca|2|Única|1|S/D'],
  ],
  [
    'a short text of a material is its name',
    'SKU;Material;Texto breve de material\nA1;77;Bulón\nA2;78;Tuerca',
    ['Bulón|A1|Única|1|S/D', 'Tuerca|A2|Única|1|S/D'],
  ],
  [
    "a program's number and the bar code of a case stand before the own ones",
    'Product ID;DUN 14;Name;Reference;EAN 13\n9;17790001000016;Taza;T1;7790001000019',
    ['Taza|T1|Única|1|7790001000019'],
  ],
  [
    'a container beside a box is a size',
    'Código;Nombre;Envase;Caja\nS-1;Tomate;10 g;50\nS-2;Lechuga;5 g;100',
    ['Tomate|S-1|10 g|50|S/D', 'Lechuga|S-2|5 g|100|S/D'],
  ],
  [
    'the first product of a brand that is also a word of heads is no second line of heads',
    'Cod;Producto;Medida;Bulto\nTOTAL;TOTAL Quartz;4 L;4\nWD-40;WD-40;155 g;12',
    ['TOTAL Quartz|TOTAL|4 L|4|S/D', 'WD-40|WD-40|155 g|12|S/D'],
  ],
  [
    'a first row of words is a row',
    'Cód.;Producto;Envase;Venta por\nA-1;Arroz;Bolsa;Caja\nA-2;Fideos;Paquete;Fardo',
    ['Arroz|A-1|Única|Bolsa|S/D', 'Fideos|A-2|Única|Paquete|S/D'],
  ],
  [
    'color, model, brand, material and a head that nobody knows choose nothing',
    'Código;Producto;Color;Modelo;Marca;Material del producto;Hay\n1;Bulón;Rojo;X;Acme;Acero;100',
    ['Bulón|1|Única|1|S/D'],
  ],
  [
    'a total is no product, in whichever cells it stands',
    'Código;Nombre;Medida;Pack\n1;TOTAL;4 L;4\nTotal;2 artículos;;\n;TOTAL GENERAL:;35;$ 1.200,00',
    ['TOTAL|1|4 L|4|S/D'],
  ],
  [
    'a table below has its own columns, each with its own word',
    'Código;Nombre;Pack\n1;Bomba;6\nProducto;Código;Bulto\nFiltro;2;12',
    ['Bomba|1|Única|6|S/D', 'Filtro|2|Única|12|S/D'],
  ],
  [
    'two prices beside one another, with the same codes',
    'Código;Nombre;Octubre;;Código;Nombre;Noviembre\n1;Bulón;100;;1;Bulón;120\n2;Tuerca;90;;2;Tuerca;95',
    ['Bulón|1|Única|1|S/D', 'Tuerca|2|Única|1|S/D'],
  ],
  [
    'rows that are equal as records are one',
    'Código;Nombre;Medida;Precio\n1;Bulón;M6;10\n2;Bulón;M8;10\n1;Bulón;M6;12',
    ['Bulón|1|M6|1|S/D', 'Bulón|2|M8|1|S/D'],
  ],
  [
    'a table of markdown loses its lines and stars',
    '| Código | Descripción | Medida | Caja |\n|---|---|---|---|\n| 1001 | **Bulón** | M6 | 100 |\n| 1002 | Bulón | _M8_ | 100 |',
    ['Bulón|1001|M6|100|S/D', 'Bulón|1002|M8|100|S/D'],
  ],
])('%s', async (_, text, rows) => {
  const { stored, asked } = await open(csv(text))
  expect([stored, asked]).toEqual([rows, []])
})

test.each([
  ['of three columns', 'Código;Producto;Pack;Código;Producto;Pack', '1;Pala;6;2;Azada;12'],
  ['beyond a blank column', 'Código;Descripción;;Código;Descripción', '1;Pala;;2;Azada'],
  ['beside one another', 'Código;Producto;Código;Producto', '1;Pala;2;Azada'],
])(
  'of tables side by side, %s, the first loads; the second is asked about, and takes its place',
  async (_, heads, row) => {
    const opened = await open(csv(heads, row))
    expect([opened.stored, opened.asked]).toEqual([
      [expect.stringMatching(/^Pala\|1/)],
      [expect.stringContaining('dos veces, con otras celdas')],
    ])
    opened.press('dos veces', 'Sólo')
    expect(opened.asked).toEqual([])
    opened.press('dos veces', opened.planilla.questions[0]?.offers[1]?.words ?? '')
    expect(opened.stored).toEqual([expect.stringMatching(/^Azada\|2/)])
  },
)

test.each([
  ['no heads at all', ['00011;Clavo punta paris;25', '00012;Clavo corto;25'], ['a', 'b']],
  [
    'heads that nobody knows',
    ['Nuestra ref;Lo que vendemos;Viene de a', 'T-100;Tijera;12'],
    ['nuestra ref', 'lo que vendemos'],
  ],
])('%s: nothing loads until somebody says which columns', async (_, lines, [code = '', name = '']) => {
  const opened = await open(csv(...lines))
  expect([opened.planilla.asItIs, opened.planilla.preview.created]).toEqual([true, []])
  const columns = opened.planilla.tabs[0]?.columns ?? []
  expect(columns.map(({ key }) => key.toLowerCase()).slice(0, 2)).toEqual([code, name])
  opened.say({ columns: { [columns[0]?.key ?? '']: 'codigo', [columns[1]?.key ?? '']: 'nombre' } })
  expect(opened.planilla.preview.created).not.toEqual([])
})
