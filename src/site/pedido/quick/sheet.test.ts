import { readFile as readBytes } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { productos } from '#mocks/fixtures/producto.ts'
import { readFile } from '#contract/sheet/book.ts'
import { workbook, type Value } from '#contract/sheet/testing.ts'
import { createCodes } from './codes.ts'
import { pastedRows, sheetRows } from './paste.ts'
import type { Pasted } from './pasted.ts'

const codes = createCodes(productos)
const formats = ['d-mmm', '000000', '0" cajas"', '#,##0.00', '# ?/?']

const readRows = async (file: Blob): Promise<Pasted[]> => {
  const read = await readFile(file)
  return typeof read === 'string' ? pastedRows(read, codes) : read.pages.flatMap((page) => sheetRows(page, codes))
}
const summarize = (rows: readonly Pasted[]) => ({
  sure: rows.flatMap(({ line }) => (line ? [`${line.codigo} ${line.cantidad}`] : [])),
  review: rows.filter(({ line, heading, empty }) => !line && !heading && !empty).length,
})
const table = (...rows: Value[][]) => workbook([{ rows }], { formats })
const heads = ['Código', 'Cantidad']
/** A cell of the third row in a struck font. */
const struck = (column: string, text: string): Value => ({
  xml: `<c r="${column}3" s="${formats.length + 1}" t="inlineStr"><is><t>${text}</t></is></c>`,
})
const struckOrder = (first: Value[], third: Value[]) =>
  workbook([{ rows: [first, ['011250', 2], third] }], { formats, fonts: ['<strike/>'] })

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
  ['a struck row', struckOrder(heads, [struck('A', '040825'), 3]), ['011250 2'], 1],
  ['a struck amount', struckOrder(heads, ['040825', struck('B', '3')]), ['011250 2'], 1],
  [
    'a struck note or price',
    struckOrder([...heads, 'Precio', 'Nota'], ['040825', 3, struck('C', '9'), struck('D', 'x')]),
    ['011250 2', '040825 3'],
    0,
  ],
  ['a struck row without heads', struckOrder(['020870', 4], [struck('A', '040825'), 3]), ['020870 4', '011250 2'], 1],
  ['a date without heads', table(['011250', { raw: 46_054, by: 0 }]), [], 1],
  ['a title and a rubro', table(['Pedido de Ana'], [], heads, ['TORNILLOS'], ['011250', 2]), ['011250 2'], 0],
  [
    'a form above the heads',
    table(['Código', 'C-90', 'Fecha', '3/4'], [...heads, 'Nombre'], ['011250', 2, 'Bulón hexagonal']),
    ['011250 2'],
    0,
  ],
  [
    'a smaller table above',
    table(heads, ['020870', 4], ['Nombre', 'Medida', ...heads], ['Bulón hexagonal', 'M12 x 50', '011250', 2]),
    ['020870 4', '011250 2'],
    0,
  ],
  [
    'two sheets',
    workbook([{ rows: [heads, ['011250', 2]] }, { rows: [heads, ['040825', 3]] }]),
    ['011250 2', '040825 3'],
    0,
  ],
  [
    'a hidden column of last month',
    workbook([
      {
        leadingXml: '<cols><col min="2" max="2" hidden="true" width="0"/></cols>',
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
])('%s', async (_, file, sure, review) => {
  expect(summarize(await readRows(file))).toEqual({ sure, review })
})

test('a filtered order takes the rows in sight', async () => {
  const name = '../../../contract/sheet/books/14-pedido-con-filtro-fila-oculta-9.xlsx'
  expect(summarize(await readRows(new Blob([await readBytes(new URL(name, import.meta.url))])))).toEqual({
    sure: ['011250 2', '101200 4'],
    review: 0,
  })
})
