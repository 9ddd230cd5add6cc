import { readFile as readBytes } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { planBulkLoad } from './bulk-plan.ts'
import { readRows, type Sheet } from './bulk-sheet.ts'
import { specifiedColumns as columns } from './bulk-columns.ts'
import { workbook, type Value } from './sheet/testing.ts'

const real = async (name: string) =>
  readRows(new Blob([await readBytes(new URL(`sheet/books/${name}`, import.meta.url))]))
const joinCells = ({ rows }: Sheet) => rows.map(({ cells }) => columns.map((column) => cells[column]).join('|'))
const listRejected = ({ rows }: Sheet) =>
  planBulkLoad(rows, []).rejected.map(({ number, sheet, column, reason }) =>
    [sheet, number, column, reason].filter(Boolean).join(' '),
  )

const heads = [...columns]
/** A row that loads as it is. */
const row = (codigo: string | number, nombre = 'Bulón') => ['1', nombre, '0', '', codigo, 'M8', '100', '7790000000003']
const toRowText = (codigo: string, nombre = 'Bulón') => row(codigo, nombre).join('|')

test.each([
  [
    '05-codigo-numero-con-formato-000000-y-fraccion.xlsx',
    [
      '901|Prueba cinco|0|<p>x</p>|011250|M8 x 40|100|7790000000003',
      '901|Prueba cinco|0|<p>x</p>|011260|1/2|100|7790000000003',
    ],
  ],
  [
    '07-carga-dos-hojas.xlsx',
    [
      '903|Prueba siete A|0|<p>x</p>|907001|M8|100|7790000000003',
      '904|Prueba siete B|0|<p>x</p>|907002|M8|100|7790000000003',
    ],
  ],
  [
    '08-tamano-4.2-como-lo-guarda-excel.xlsx',
    [
      '905|Prueba ocho|0|<p>x</p>|908001|4.2|100|7790000000003',
      '905|Prueba ocho|0|<p>x</p>|908002|12.7|100|7790000000003',
    ],
  ],
  [
    '17-comas-con-entidades.csv',
    [0, 1, 2].map(
      (index) =>
        `${917 + index}|Prueba diecisiete ${index}|0|<p>Acero&nbsp;inox&nbsp;A2 &amp; A4</p>|91700${index}|M8|100|7790000000003`,
    ),
  ],
  ['29-texto-unicode-utf16.txt', ['929|Prueba veintinueve|0|<p>x</p>|929001|M8|100|7790000000003']],
  ['31-codigo-igual-comillas.csv', ['931|Prueba treintayuno|0|<p>x</p>|00123|M8|100|7790000000003']],
])('%s loads as people see it', async (name, lines) => {
  const sheet = await real(name)
  expect(joinCells(sheet)).toEqual(lines)
  expect([listRejected(sheet), sheet.missing, sheet.lost]).toEqual([[], [], undefined])
})

test('a size that a spreadsheet took for a date is refused by its cell', async () => {
  expect(listRejected(await real('06-tamano-1-2-vuelto-fecha.xlsx'))).toEqual(['2 tamaño F2 es una fecha: ¿era 1/2?'])
})

test('a list with other heads is refused in one sentence, which says where these were looked for', async () => {
  expect(await real('lista-de-una-ferreteria.xlsx')).toMatchObject({
    rows: [],
    missing: [],
    lost: 'No encontramos los nombres de las columnas (orden, nombre, destacado, texto, codigo, tamaño, pack y codigobarra): los buscamos en las primeras 50 filas de la hoja «Lista».',
  })
})

const formats = ['000000', '# ?/?', '0.00E+00', '0" u."', 'd/m/yyyy', '@', 'General;-General', ';;;', 'h:mm']
/** The row that loads, with another value in a cell. */
const workbookWith = (column: number, value: Value) =>
  workbook([{ rows: [heads, row('a').map((cell, index) => (index === column ? value : cell))] }], { formats })

test.each([
  ['a fraction', 5, { raw: 0.5, by: 1 }, '1/2'],
  ['a bar code as a number', 7, 7_790_000_000_003, '7790000000003'],
  ['a bar code as Excel stores large numbers', 7, { raw: '7.790000000003E12', by: 6 }, '7790000000003'],
  ['a number as a text', 4, { raw: 1250, by: 5 }, '1250'],
  ['a pack with its unit', 6, { raw: 1200, by: 3 }, '1200 u.'],
  ['a text alone', 4, '2E10', '2E10'],
  ['more than 15 digits as a text', 7, '77900010000190000001', '77900010000190000001'],
  ['a scale that a spreadsheet took for hours', 5, { raw: 0.054_166_666_666_666_7, by: 8 }, '1:18'],
  ['orden by its value', 0, { raw: 12, by: 0 }, '12'],
  ['destacado by its value', 2, { raw: 1, by: 3 }, '1'],
  ['destacado as a truth', 2, { xml: '<c r="C2" t="b"><v>1</v></c>' }, 'Sí'],
  ['a formula by its last value', 5, { xml: '<c r="F2" t="str"><f>A1&amp;B1</f><v>M8 &amp; M10</v></c>' }, 'M8 & M10'],
  [
    'a rich text without its readings',
    1,
    {
      xml: '<c r="B2" t="inlineStr"><is><r><t>Bul</t></r><r><rPr><b/></rPr><t>ón</t></r><rPh sb="0" eb="1"><t>x</t></rPh></is></c>',
    },
    'Bulón',
  ],
  ['an escaped character', 1, 'A_x000A_B', 'A\nB'],
] as const)('%s', async (_, column, value, text) => {
  const sheet = await readRows(workbookWith(column, value))
  expect(sheet.rows[0]?.cells[columns[column] ?? 'orden']).toBe(text)
  expect(listRejected(sheet)).toEqual([])
})

test.each([
  ['a date', 2, { raw: 46_054, by: 4 }, 'C2 es una fecha: ¿era 1/2?'],
  ['an ISO date', 5, { xml: '<c r="F2" t="d"><v>2026-02-01</v></c>' }, 'F2 es una fecha: ¿era 1/2?'],
  [
    'an error',
    4,
    { xml: '<c r="E2" t="e"><f>1/0</f><v>#DIV/0!</v></c>' },
    'E2 tiene un error de la planilla (#DIV/0!).',
  ],
  ['a number in short', 7, '7,79E+12', expect.stringMatching(/^La planilla acortó el número/)],
  ['a number in short, by an English Excel', 4, '7.79E+12', expect.stringMatching(/^La planilla acortó el número/)],
  [
    'a number that its format shortens',
    4,
    { raw: 2e10, by: 2 },
    expect.stringMatching(/^La planilla acortó el número/),
  ],
  ['a number of more than 15 digits', 7, 7_790_001_000_019_000_000, expect.stringMatching(/^La planilla redondeó/)],
  [
    'a long number as Excel stores it',
    4,
    { raw: '1.2345678901234568E+18', by: 6 },
    expect.stringMatching(/^La planilla redondeó/),
  ],
  ['a number that its format hides', 4, { raw: 5, by: 7 }, 'Completá esta celda.'],
] as const)('%s is refused by its cell', async (_, column, value, reason) => {
  const { rows } = await readRows(workbookWith(column, value))
  expect(planBulkLoad(rows, []).rejected).toEqual([{ number: 2, column: columns[column], reason }])
})

const csv = (text: string) => new Blob([text])
const line = (separator: string, codigo = 'a') => [heads.join(separator), row(codigo).join(separator)].join('\r\n')
const wide = (text: string, bigEndian = false) => {
  const bytes = new Uint8Array(text.length * 2)
  const view = new DataView(bytes.buffer)
  Array.from(text, (letter, index) => view.setUint16(index * 2, letter.charCodeAt(0), !bigEndian))
  return new Blob([bytes])
}

test.each([
  ['sep=;', csv(`sep=;\r\n${line(';')}`), 2],
  ['sep=, in quotes', csv(`"sep=,"\n${line(',')}`), 2],
  ['bars', csv(line('|')), 2],
  ['UTF-16 with its mark', wide(`\uFEFF${line('\t')}`), 2],
  ['UTF-16, big end first', wide(`\uFEFF${line('\t')}`, true), 2],
  ['UTF-16 without its mark', wide(line('\t')), 2],
  ['entities in a comma file', csv(line(',').replace('Bulón', '"Bulón"').replace('0,,a', '0,A&nbsp;B&nbsp;C,a')), 2],
  ['a title and blank lines above', csv(`Lista de noviembre;;\r\n\r\nPrecios sin IVA\r\n${line(';')}`), 5],
  ['="a" of a program', csv(line(';', '="a"')), 2],
  ['="a" within quotes', csv(line(';', '"=""a"""')), 2],
  [
    'a title above, and one among the rows',
    workbook([{ rows: [['Lista'], [], heads, ['BULONES'], row('a')], merged: ['A1:H1', 'A4:H4'] }]),
    5,
  ],
  ['heads again below a page', workbook([{ rows: [heads, heads, row('a')] }]), 3],
  ['a cover', workbook([{ name: 'Tapa', rows: [['Bulonera']] }, { rows: [heads, row('a')] }]), 2],
  [
    'a hidden copy of another month',
    workbook([{ state: 'veryHidden', rows: [heads, row('z')] }, { rows: [heads, row('a')] }]),
    2,
  ],
  ['a hidden row', workbook([{ rows: [heads, { attributes: 'hidden="1"', cells: row('z') }, row('a')] }]), 3],
  [
    'a row without height',
    workbook([{ rows: [heads, { attributes: 'ht="0" customHeight="1"', cells: row('z') }, row('a')] }]),
    3,
  ],
  [
    'a hidden column of heads and cells',
    workbook([
      {
        leadingXml: '<cols><col min="1" max="1" width="9" hidden="1"/></cols>',
        rows: [
          ['codigo', ...heads],
          ['z', ...row('a')],
        ],
      },
    ]),
    2,
  ],
])('%s: read', async (_, file, number) => {
  const sheet = await readRows(file)
  expect(sheet.rows.map(({ cells }) => cells.codigo)).toEqual(['a'])
  expect([sheet.rows[0]?.number, sheet.lost, listRejected(sheet)]).toEqual([number, undefined, []])
})

test('a cell that is longer than what is read in one go is whole, and so is the row after it', async () => {
  const texto = 'acero; zincado\n'.repeat(40_000)
  const lines = [columns.join(';'), `1;Bulón;0;"${texto}";a;M8;100;779`, '2;Tuerca;0;x;b;M8;100;779']
  const { rows } = await readRows(new Blob([lines.join('\r\n')]))
  expect(rows.map(({ cells }) => [cells.texto, cells.codigo])).toEqual([
    [texto.trim(), 'a'],
    ['x', 'b'],
  ])
})

test('a merged name counts for all its rows', async () => {
  const rows = [heads, row('a'), row('b', ''), row('c', ''), row('d', 'Tuerca')]
  expect(joinCells(await readRows(workbook([{ rows, merged: ['B2:B4'] }])))).toEqual([
    toRowText('a'),
    toRowText('b'),
    toRowText('c'),
    toRowText('d', 'Tuerca'),
  ])
})

test('what is left out is named', async () => {
  const sheet = await readRows(
    workbook([
      { name: 'Tapa', rows: [['Bulonera']] },
      { name: 'Márgenes', state: 'hidden', rows: [['x']] },
      {
        name: 'Bulones',
        leadingXml: '<cols><col min="9" max="10" hidden="1"/></cols>',
        rows: [
          [...heads, 'Costo'],
          ['TORNILLOS'],
          [...row('a'), 5],
          { attributes: 'hidden="1"', cells: row('b') },
          { attributes: 'hidden="1"', cells: [] },
        ],
      },
    ]),
  )
  expect(sheet).toMatchObject({
    rows: [{ number: 3 }],
    hidden: { hiddenSheets: ['Márgenes'], pages: [{}, { hiddenColumns: ['I («Costo»)'], hiddenRows: [4] }] },
  })
})

test('a cell of several sheets is named with its sheet', async () => {
  const sheet = await readRows(
    workbook([
      { name: 'Bulones', rows: [heads, row('a')] },
      { name: 'Tuercas', rows: [heads, row(''), row('a')] },
    ]),
  )
  expect(listRejected(sheet)).toEqual([
    'Tuercas 2 codigo Completá esta celda.',
    'Tuercas 3 codigo Repite el código de la fila 2 de «Bulones».',
  ])
})

test('a sheet that lacks a column beside a whole one is refused, not left out', async () => {
  const sheet = await readRows(
    workbook([
      { name: 'Bulones', rows: [heads, row('a')] },
      { name: 'Tuercas', rows: [['Lista'], heads.slice(0, 7), row('b').slice(0, 7)] },
    ]),
  )
  expect(sheet.missing).toEqual([
    { number: 2, sheet: 'Tuercas', column: 'codigobarra', reason: 'Falta la columna codigobarra.' },
  ])
})
