import { readFile as readBytes } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { productos as seeded } from '../../../../mocks/seed/productos.ts'
import { readFile } from '../../../contract/sheet/book.ts'
import { workbook, type Value } from '../../../contract/sheet/testing.ts'
import { createCodes } from './codes.ts'
import { pastedRows, sheetRows, type Pasted } from './paste.ts'

const codes = createCodes(seeded.map((producto) => Object.assign({ imagenes: [] }, producto)))
const formats = ['d-mmm', '000000', '0" cajas"', '#,##0.00', '# ?/?']

const rowsOf = async (file: Blob): Promise<Pasted[]> => {
  const read = await readFile(file)
  return typeof read === 'string' ? pastedRows(read, codes) : read.pages.flatMap((page) => sheetRows(page, codes))
}
const textOf = (rows: readonly Pasted[]) => ({
  sure: rows.flatMap(({ line }) => (line ? [`${line.codigo} ${line.cantidad}`] : [])),
  review: rows.filter(({ line, heading, empty }) => !line && !heading && !empty).length,
})
const table = (...rows: Value[][]) => workbook([{ rows }], { formats })
const heads = ['Código', 'Cantidad']

test.each<[string, Blob, string[], number]>([
  [
    'a code by its format, an amount by its value',
    table(heads, [
      { raw: 11_250, by: 1 },
      { raw: 3, by: 2 },
    ]),
    ['011250 3'],
    0,
  ],
  ['an amount with decimals of its format', table(heads, ['011250', { raw: 3, by: 3 }]), ['011250 3'], 0],
  ['an amount of a thousand', table(heads, ['011250', { raw: 1000, by: 3 }]), ['011250 1000'], 0],
  [
    'a number as Excel stores it',
    table(heads, ['011250', { xml: '<c r="B2"><v>2.0000000000000004</v></c>' }]),
    ['011250 2'],
    0,
  ],
  ['a bar code as a number', table(['EAN', 'Cantidad'], [7_798_123_001_037, 4]), ['011250 4'], 0],
  ['half a pack', table(heads, ['011250', 1.5]), [], 1],
  ['an amount that became a date', table(heads, ['011250', { raw: 46_054, by: 0 }]), [], 1],
  ['a code that became a date', table([...heads, 'Nombre'], [{ raw: 46_054, by: 0 }, 2, 'x']), [], 1],
  ['a day that is only told', table([...heads, 'Fecha'], ['011250', 2, { raw: 46_054, by: 0 }]), ['011250 2'], 0],
  ['an error for an amount', table(heads, ['011250', { xml: '<c r="B2" t="e"><v>#N/A</v></c>' }]), [], 1],
  ['a date without heads', table(['011250', { raw: 46_054, by: 0 }]), [], 1],
  ['a title and a rubro', table(['Pedido de Ana'], [], heads, ['TORNILLOS'], ['011250', 2]), ['011250 2'], 0],
  [
    'two sheets',
    workbook([{ rows: [heads, ['011250', 2]] }, { rows: [heads, ['040825', 3]] }]),
    ['011250 2', '040825 3'],
    0,
  ],
  [
    'a hidden sheet',
    workbook([{ rows: [heads, ['011250', 2]] }, { state: 'hidden', rows: [heads, ['040825', 3]] }]),
    ['011250 2'],
    0,
  ],
  [
    'a grouped row',
    workbook([{ rows: [heads, { attributes: 'outlineLevel="1" hidden="1"', cells: ['040825', 3] }, ['011250', 2]] }]),
    ['011250 2'],
    0,
  ],
  [
    'a hidden column of last month',
    workbook([
      {
        before: '<cols><col min="2" max="2" hidden="true" width="0"/></cols>',
        rows: [
          ['Código', 'Cantidad', 'Cantidad'],
          ['011250', 9, 2],
        ],
      },
    ]),
    ['011250 2'],
    0,
  ],
  ['sep=; and ="a"', new Blob(['sep=;\r\nCódigo;Cantidad\r\n="011250";="2"']), ['011250 2'], 0],
  [
    'UTF-16',
    new Blob([
      new Uint8Array(
        new Uint16Array(Array.from('\uFEFFCódigo\tCantidad\r\n011250\t2', (letter) => letter.charCodeAt(0))).buffer,
      ),
    ]),
    ['011250 2'],
    0,
  ],
])('%s', async (_, file, sure, review) => {
  expect(textOf(await rowsOf(file))).toEqual({ sure, review })
})

test('a filtered order takes the rows in sight', async () => {
  const name = '../../../contract/sheet/books/14-pedido-con-filtro-fila-oculta-9.xlsx'
  expect(textOf(await rowsOf(new Blob([await readBytes(new URL(name, import.meta.url))])))).toEqual({
    sure: ['011250 2', '101200 4'],
    review: 0,
  })
})
