import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { workbook } from '#contract/sheet/testing.ts'
import { readBook } from './read-book.ts'

const real = async (name: string) =>
  readBook(new Blob([await readFile(new URL(`../../contract/sheet/books/${name}`, import.meta.url))]))

test('a customer sees neither the column of costs nor a hidden row or sheet', async () => {
  const { sheets, hidden } = await real('04-lista-con-columna-costo-y-hoja-margenes-ocultas.xlsx')
  expect(sheets.map(({ name, columns, rows }) => [name, columns.map(({ label }) => label), rows])).toEqual([
    [
      'Lista',
      ['Código', 'Descripción', 'Medida', 'Pack', 'Precio'],
      [
        ['011250', 'Bulón hexagonal', 'M12 x 50', 'Caja x 50', '34.280,00'],
        ['040825', 'Tornillo Allen', 'M8 x 25', 'Caja x 100', '12.000,00'],
      ],
    ],
  ])
  expect(hidden).toEqual({
    hiddenSheets: ['Márgenes', 'MuyOculta'],
    pages: [{ name: 'Lista', hiddenColumns: ['E («Costo»)'], hiddenRows: [4], struckRows: [] }],
  })
})

test('a list with titles, rubros and merged names reads whole', async () => {
  const { sheets } = await real('lista-de-una-ferreteria.xlsx')
  const [sheet] = sheets
  expect(sheet?.about).toEqual([
    'FERRETERÍA INDUSTRIAL LOS ANDES S.R.L. - LISTA NOVIEMBRE 2026',
    'Precios sin IVA - sujetos a cambio',
  ])
  expect(sheet?.columns.map(({ label }) => label)).toEqual([
    'Cód.',
    'Descripción',
    'Medida',
    'Bulto',
    'EAN',
    'Precio',
    'Rubro',
  ])
  expect(sheet?.rows.slice(0, 3)).toEqual([
    ['MANGUERAS', '', '', '', '', '', ''],
    ['LA-00101', 'Manguera cristal', '1/4"', '25', '7790000000007', '27505,88', 'Mangueras'],
    ['LA-00102', 'Manguera cristal', '5/16"', '100', '7790000000014', '43255,39', 'Mangueras'],
  ])
})

test('a date shows as it is, and an error too', async () => {
  const { sheets } = await readBook(
    workbook(
      [
        {
          rows: [
            ['Medida', 'Precio'],
            [{ raw: 46_054, by: 0 }, { xml: '<c r="B2" t="e"><v>#N/A</v></c>' }],
          ],
        },
      ],
      { formats: ['d-mmm'] },
    ),
  )
  expect(sheets[0]?.rows).toEqual([['1-feb', '#N/A']])
})

test('the text of a merged range whose first column is hidden is still there', async () => {
  const { sheets } = await readBook(
    workbook([
      {
        leadingXml: '<cols><col min="1" max="1" hidden="1"/></cols>',
        rows: [['Lista de noviembre'], ['Id', 'Código', 'Precio'], [1, 'a', 5]],
        merged: ['A1:C1'],
      },
    ]),
  )
  expect(sheets[0]).toMatchObject({ about: ['Lista de noviembre'], rows: [['a', '5,00']] })
})
