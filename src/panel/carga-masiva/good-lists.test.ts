import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { workbook, type Value } from '#contract/sheet/testing.ts'
import { productos } from '#mocks/fixtures/producto.ts'
import { catalogueFile } from './catalogue.ts'
import { csv, fine, list, open, sheet } from './testing.ts'

const latin = (text: string, codePage: Readonly<Record<string, number>> = {}) =>
  new Blob([Uint8Array.from(text, (letter) => codePage[letter] ?? letter.charCodeAt(0))])
const book = (rows: readonly (readonly Value[])[], formats: readonly string[] = []) => workbook([{ rows }], { formats })
const real = async (name: string) =>
  new Blob([await readFile(new URL(`../../contract/sheet/books/${name}`, import.meta.url))])

const good: readonly (readonly [trade: string, file: Blob | Promise<Blob>])[] = [
  ['hardware', list(fine, 'BH-0620;Bulón;M6 x 20;Caja x 100;S/D', '1002;Tuerca;#8;Granel;')],
  ['hardware: inches', list('1;Codo 90°;1/2";10;', '2;Codo 90°;1 1/2";10;', '3;Llave;½;½ docena;', '4;Cupla;-;1;')],
  [
    'hardware: inches as spreadsheets write them',
    csv('Código,Nombre,Medida\n1,"Llave ""T""","1/2"""\n2,"Caño, liso","3/4"""'),
  ],
  ['bolts: sizes in two columns', csv('Código;Nombre;Diámetro;Largo\n1;Fix;3;20\n2;Fix;3.5;25')],
  [
    'electricity',
    csv('Cód.;Artículo;Sección;U. x caja\nCU-15;Cable unipolar 1,5 mm²;1,5;100\nENE-10;Llave térmica;10 A;12'),
  ],
  ['electricity: codes in steps', csv('Código;Producto;Pack\n1.0;Ficha;10\n1.1;Toma;10\n2.0;Módulo;10')],
  ['paint', csv('Código;Descripción;Presentación;Envase\nTV;TV pintura;4 L;4\n3M-8210;3M 8210;1 u;20')],
  [
    'paint: brands',
    list('1;WD-40;155 g;12;', '2;TOTAL;4 L;1;', '3;TOTAL QUARTZ 9000 5W40;4 L;4;', '4;3M 8210;Única;20;'),
  ],
  ['clothing', csv('SKU;Nombre;Talle;Color\nRE-1;Remera;S;Rojo\nRE-2;Remera;M;Azul')],
  ['clothing: bar codes of ten digits', csv('SKU;Nombre;Talle;EAN\nRE-1;Remera;S;7790001000\nRE-2;Remera;M;UPC-123')],
  ['food', csv('Código;Producto;Contenido;Bulto\n10;Yerba;1 kg;10\n11;Yerba;0,5 kg;0,5 kg')],
  ['food: a total below', csv('Código;Producto;Bulto;Precio\n10;Yerba;10;100\n;Total;;1.234,50')],
  [
    'garden: thousands',
    csv('Código;Producto;Pack;Código de barras\n1;Semilla;1.000;7790001000019\n2;Semilla fina;2.500;'),
  ],
  ['books', csv('ISBN;Título;Autor\n9789500000017;Facundo;Sarmiento\n9789500000024;Martín Fierro;Hernández')],
  ['chemist: a stock', csv('Código;Descripción;Stock\n1;Alcohol;300\n2;Gasa;-5')],
  ['chemist: a pack beside an amount', csv('Código;Descripción;Caja;Cantidad\n1;Alcohol;12;300\n2;Gasa;10;-5')],
  ['toys: our own heads', sheet('1;Autito;0;<p>Rueda</p>;T-1;Único;12;7790001000019', ';Autito;;;T-2;Grande;6;S/D')],
  ['toys: several heads again', csv('Código;Nombre;Pack\n1;Autito;12\nCódigo;Nombre;Pack\n2;Muñeca;6')],
  [
    'garden: titles and feet among the rows',
    csv(
      'Código;Descripción;Medida\nMANGUERAS;;\n1;Manguera;1/2\nPágina 1 de 2;;\n2;Manguera;3/4\nPrecios sin IVA, sujetos a cambio;;',
    ),
  ],
  ['garden: names as rows', csv('Código;Medida;Caja\nMANGUERA;;\n1;1/2;10\nSubtotal: 1;;\n2;3/4;10')],
  ['pumps: tables below one another', csv('Código;Nombre;Pack\n1;Bomba;6\nNombre;Código;Bulto\nFiltro;2;12')],
  ['Latin-1', latin('Código;Descripción\n1;Caño de compresión\n2;Bulón métrico')],
  ['CP850', latin('Código;Descripción\n1;Caño\n2;BULÓN', { ó: 0xa2, ñ: 0xa4, Ó: 0xe0 })],
  ['MacRoman', latin('Código;Descripción\n1;Caño\n2;Bulón', { ó: 0x97, ñ: 0x96 })],
  [
    'a Shopify column of bar codes',
    csv("SKU,Title,Nombre,Barcode\nA1,x,Bulón,'7790001000019\nA2,x,Tuerca,'7790001000026"),
  ],
  [
    'codes of a program with .0',
    csv('codigo,nombre,codigobarra\n1.0,Bulón,7790001000019.0\n2.0,Tuerca,7790001000026.0'),
  ],
  [
    'a workbook with grouped codes',
    book(
      [
        ['Código', 'Nombre', 'EAN'],
        [{ raw: 11_250, by: 0 }, 'Bulón', { raw: 7_790_001_000_019, by: 0 }],
        [{ raw: 11_260, by: 1 }, 'Tuerca', { raw: 7_790_001_000_026, by: 1 }],
      ],
      ['#,##0', '"$" #,##0.00'],
    ),
  ],
  [
    'a workbook with a lost point',
    book([
      ['Código', 'Nombre', 'Pack'],
      ['1', 'Bulón', 5],
      ['2', 'Tuerca', 6, null, null, '.'],
    ]),
  ],
  [
    'a workbook with a formula that may be blank',
    book([
      ['Código', 'Nombre', 'Pack'],
      ['1', 'Bulón', { xml: '<c r="C2" t="str"><f>IF(A2="","","")</f><v></v></c>' }],
      ['2', 'Tuerca', 6],
    ]),
  ],
  ['a list of a hardware shop', real('lista-de-una-ferreteria.xlsx')],
  ['numbers with leading zeros and fractions', real('05-codigo-numero-con-formato-000000-y-fraccion.xlsx')],
  ['sizes as Excel keeps them', real('08-tamano-4.2-como-lo-guarda-excel.xlsx')],
  ['commas and entities', real('17-comas-con-entidades.csv')],
  ['UTF-16', real('29-texto-unicode-utf16.txt')],
  ['codes as formulas of text', real('31-codigo-igual-comillas.csv')],
  [
    'names that differ in what nobody sees',
    sheet(
      '1;Bulon hex;0;;1;M8;100;7',
      '1;Bulon  hex;0;;2;M8;100;7',
      '1;BULON HEX;0;;3;M8;100;7',
      '1;Bul\u200Bon hex;0;;4;M8;100;7',
      '2;Bulón hex;0;;5;M8;100;7',
    ),
  ],
  ['hidden columns', real('04-lista-con-columna-costo-y-hoja-margenes-ocultas.xlsx')],
  [
    'an export of Tiendanube',
    csv(
      '"Identificador de URL";"Nombre";"Categorías";"Nombre de propiedad 1";"Valor de propiedad 1";"Precio";"Precio promocional";"Peso (kg)";"Stock";"SKU";"Código de barras";"Mostrar en tienda";"Envío sin cargo";"Descripción";"Tags";"Título para SEO";"Descripción para SEO";"Marca";"Producto Físico"',
      '"bulon";"Bulón";"Bulonería";"Medida";"M6 x 20";"120.00";"";"0.01";"300";"BH-0620";"7790001000019";"SÍ";"NO";"<p>Acero.</p>";"bulon";"";"";"Acme";"SÍ"',
      '"bulon";"";"";"Medida";"M6 x 30";"130.00";"";"0.01";"300";"BH-0630";"7790001000026";"";"";"";"";"";"";"";""',
    ),
  ],
  [
    'an export of Odoo',
    csv(
      '"External ID","Internal Reference","Name","Barcode","Sales Price","Product Category","Unit of Measure","Variant Values"',
      '"__export__.product_1","BH-0620","Bulón","7790001000019","120.0","All / Bulonería","Units","Medida: M6 x 20"',
      '"__export__.product_3","TU-06","Tuerca","7790001000033","20.0","All / Bulonería","Units",""',
    ),
  ],
  [
    'a lost point in the last column',
    book([
      ['Código', 'Descripción', 'Medida', 'Caja'],
      ['10000', 'Bulón', 'M4', 100],
      ['10001', 'Bulón', 'M5', 100, { xml: '<c r="XFD3" t="inlineStr"><is><t>.</t></is></c>' }],
    ]),
  ],
  [
    'heads in row 50, below conditions',
    csv(
      ...Array.from({ length: 49 }, (_, index) => `Condición de venta ${index + 1};;`),
      'Código;Descripción;Medida',
      '1001;Bulón hexagonal;M6 x 20',
    ),
  ],
  ['paint: sizes in litres beside a pack', csv('Código;Nombre;Litros;Pack', 'P1;Látex;0.5;6', 'P4;Látex;4;4')],
  ['computers: a number of each row', csv('Id;Nombre;Sku;Stock', '1;Monitor 24";MON-24;-2', '2;Mouse;MOU-1;0')],
  [
    'cars: prices and points in codes',
    csv(
      'Código;Descripción;Aplicación;Precio',
      '020.115;Junta;VW Gol;1.200',
      'FI-102;Rulemán;Fiat Uno 84/92;12.500,00',
    ),
  ],
  [
    'stationery: two prices',
    csv('Código,Descripción,Pack,Precio,Precio', '101,"Lápiz N° 2, negro",12,"1.200,50","1.300"'),
  ],
  [
    'tools: two codes and two names',
    csv('SKU;Nombre;Código interno;Descripción', 'A1;Pala;77;Pala ancha de acero', 'A2;Azada;78;Azada con cabo'),
  ],
  [
    'oil: a brand and a total',
    csv('Código;Nombre;Medida;Pack', '1;TOTAL;4 L;4', 'Total;1 artículo;;', ';TOTAL GENERAL:;35;$ 1.200,00'),
  ],
  ['two sheets', real('07-carga-dos-hojas.xlsx')],
]
test.each(good)('a good list asks nothing: %s', async (_, file) => {
  const { asked, planilla } = await open(file)
  expect(asked).toEqual([])
  expect(planilla.preview.rejected).toEqual([])
  expect(planilla.preview.created).not.toEqual([])
})

test('the catalogue goes out and in without a question', async () => {
  for (const kind of ['csv', 'xlsx'] as const) {
    const { asked, planilla } = await open(catalogueFile(productos, kind), productos)
    expect([asked, planilla.preview.changed, planilla.asItIs]).toEqual([[], [], true])
  }
})
