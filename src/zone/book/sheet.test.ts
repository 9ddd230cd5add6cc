import { expect, test } from 'vitest'
import { numberCell } from '#contract/sheet/cell.ts'
import { page } from '#contract/sheet/testing.ts'
import { createSizeLookup, rowsWith } from './sheet.ts'
import { toSheet } from './to-sheet.ts'

const list = [
  [null, null, null, null],
  ['Lista mayorista', null, null, null],
  ['Vale desde', numberCell('46296', 'dd/mm/yyyy'), null, null],
  ['Código', 'Medida', null, 'Precio sin IVA ($)'],
  ['BULONES', null, null, null],
  ['011250', 'M12 × 50', null, 34_280],
  [11_260, 'M12 x 60', null, 38_260.5],
  [null, null, null, null],
  ['040825', 'Allen M8 x 25', null, 0.1 + 0.2],
]

test('text above the head is separate, empty rows and columns go, prices are formatted and codes are not', () => {
  expect(toSheet(page(list))).toMatchObject({
    about: ['Lista mayorista', 'Vale desde · 01/10/2026'],
    columns: [
      { label: 'Código', numeric: false },
      { label: 'Medida', numeric: false },
      { label: 'Precio sin IVA ($)', numeric: true, width: 18 },
    ],
    rows: [
      ['BULONES', '', ''],
      ['011250', 'M12 × 50', '34.280,00'],
      ['11260', 'M12 x 60', '38.260,50'],
      ['040825', 'Allen M8 x 25', '0,30'],
    ],
  })
})

test.each([
  [
    'codes alone',
    [
      [7_790_000_000_001, 3],
      [7_790_000_000_002, 12],
    ],
    ['A|B', '7790000000001|3', '7790000000002|12'],
  ],
  [
    'more decimals than two',
    [
      ['Peso', 'Kg'],
      ['a', 0.125],
      ['b', 3],
    ],
    ['Peso|Kg', 'a|0,125', 'b|3'],
  ],
  [
    'yes and no',
    [
      ['Medida', 'Stock'],
      ['M8', { text: 'Sí' }],
    ],
    ['Medida|Stock', 'M8|Sí'],
  ],
  ['nothing', [], ['']],
  ['nothing but blanks', [[null, ' ']], ['']],
  ['a title alone', [['Próximamente']], ['A', 'Próximamente']],
] satisfies [string, Parameters<typeof page>[0], string[]][])('%s', (_, data, lines) => {
  const { columns, rows } = toSheet(page(data))
  expect([columns.map(({ label }) => label), ...rows].map((cells) => cells.join('|'))).toEqual(lines)
})

test.each([
  ['a code beside a name', ['Artículo', 'Descripción', 'Precio'], ['Tuerca', 'M8', 1], ['codigo', 'nombre', 'precio']],
  ['a name', ['Cód. fábrica', 'Artículo', 'Rubro'], ['C-1', 'Tuerca', 'Fijación'], ['codigo', 'nombre', 'nombre']],
  ['a code in numbers', ['Artículo', 'Talle', 'Stock'], [7, 'M', 2], ['codigo', 'tamaño', undefined]],
  ['the rest', ['EAN', 'Cant. x caja', '$ lista'], [77, 20, 9], ['codigobarra', 'pack', 'precio']],
] satisfies [string, Parameters<typeof page>[0][number], Parameters<typeof page>[0][number], unknown[]][])(
  'what columns are searched as: %s',
  (_, heads, row, fields) => expect(toSheet(page([heads, row])).columns.map(({ field }) => field)).toEqual(fields),
)

test('the head is the row of the most known words', () => {
  const sheet = toSheet(
    page([
      ['Lista de precios', 'Mayoristas'],
      ['Código', 'Producto'],
      ['A1', 'Tuerca'],
    ]),
  )
  expect([sheet.about, sheet.rows]).toEqual([['Lista de precios · Mayoristas'], [['A1', 'Tuerca']]])
})

test('the column after Z has two letters', () => {
  expect(toSheet(page([Array.from({ length: 28 }, (_, i) => i)])).columns.at(-1)?.label).toBe('AB')
})

test.each([
  ['m12x50', [1]],
  ['M12 x 60', [2]],
  ['1250', [1]],
  ['allen', [3]],
  ['ALLÉN 25', [3]],
  ['', [0, 1, 2, 3]],
  ['M99', []],
])('%j finds %j', (query, rows) => {
  expect(rowsWith(toSheet(page(list)), query)).toEqual(rows)
})

test('a search finds the text of a cell and the number behind it', () => {
  const sheet = toSheet(
    page([
      ['Código', 'Precio'],
      [
        { text: '000125', number: 125 },
        { text: '$ 34.280,50', number: 34_280.5 },
      ],
      ['b', 3],
    ]),
  )
  expect(sheet.rows).toEqual([
    ['000125', '$ 34.280,50'],
    ['b', '3,00'],
  ])
  expect(['000125', '125', '34.280,50', '34280,5'].map((query) => rowsWith(sheet, query))).toEqual([[0], [0], [0], [0]])
})

test('the column of codes is the one with known codes, as text or as number', () => {
  const sizes = (text: string) => ['011250', '040825', '125'].filter((code) => code === text)
  expect([1, 2].map((row) => createSizeLookup(toSheet(page(list)), sizes)?.(row))).toEqual(['011250', undefined])
  expect(
    createSizeLookup(
      toSheet(
        page([
          ['A', 'B'],
          ['x', { text: 'N° 00125', number: 125 }],
        ]),
      ),
      sizes,
    )?.(0),
  ).toBe('125')
  expect(createSizeLookup(toSheet(page(list)), () => [])).toBeUndefined()
})
