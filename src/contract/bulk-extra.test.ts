import { expect, test } from 'vitest'
import { producto } from '#mocks/fixtures/producto.ts'
import { specifiedColumns } from './bulk-columns.ts'
import { planBulkLoad, type StoredProduct } from './bulk-plan.ts'
import { readRows } from './bulk-sheet.ts'

const product = (id: number, nombre: string): StoredProduct =>
  producto({
    id,
    orden: 1,
    nombre,
    texto: '',
    sub_productos: [{ codigo: `0${id}`, tamaño: 'M8', pack: '100', codigobarra: 'S/D' }],
  })
const stored = [product(1, 'Perno'), product(2, 'Tuerca')]

/** A file of `nombre`, `codigo` and the further cells. */
const read = (extra: readonly string[], ...rows: readonly (readonly string[])[]) => {
  const lines = rows.map(([nombre, codigo, ...cells]) => [1, nombre, 0, '', codigo, 'M8', 100, 'S/D', ...cells])
  const heads = [...specifiedColumns, ...extra]
  return readRows(new Blob([[heads, ...lines].map((line) => line.join(';')).join('\n')]))
}
const plan = async (...rows: Parameters<typeof read>[1][]) =>
  planBulkLoad((await read(['nombreNuevo'], ...rows)).rows, stored)

test('a product takes the new name of its rows, and nothing else of it changes', async () => {
  const { changed, rejected } = await plan(['Perno', '01', ' Perno\u00A0U '])
  expect([rejected, changed]).toMatchObject([[], [{ existingId: 1, nombre: 'Perno U', joined: [] }]])
  expect(await plan(['Perno', '01', 'Perno'], ['Tuerca', '02', ''])).toMatchObject({ changed: [], unchanged: [{}, {}] })
  expect((await plan(['Perno', '01', 'PERNO'])).changed).toMatchObject([{ nombre: 'PERNO' }])
})

const taken = '2 nombreNuevo Ya hay otro producto con este nombre.'
test.each([
  ['of another product', [['Perno', '01', 'TUERCA']], taken],
  [
    "of another row's product",
    [
      ['Perno', '01', 'Clavo'],
      ['Clavo', '9', ''],
    ],
    taken,
  ],
  [
    'given twice',
    [
      ['Perno', '01', 'Clavo'],
      ['Tuerca', '02', 'clavo'],
    ],
    taken.replace('2', '3'),
  ],
  ['too long', [['Perno', '01', 'x'.repeat(301)]], '2 nombreNuevo Puede tener hasta 300 caracteres.'],
  ['of signs that nobody sees', [['Perno', '01', '\u200B']], '2 nombreNuevo Completá el nombre.'],
  ['of nobody', [['Clavo', '9', 'Punta']], '2 nombreNuevo No hay un producto «Clavo» para cambiarle el nombre.'],
  [
    'that another row of the product says otherwise',
    [
      ['Perno', '01', 'Clavo'],
      ['Perno', '9', 'Punta'],
    ],
    '3 nombreNuevo No coincide con la fila 2 del mismo producto.',
  ],
])('a new name %s is refused', async (_, rows, reason) => {
  const { rejected } = await plan(...rows)
  expect(rejected.map(({ number, column, reason: why }) => `${number} ${column} ${why}`)).toEqual([reason])
})

test("a cell is refused by its row in the clerk's own file, and by its own where that is not told", async () => {
  const { rows } = await read(
    ['filaOriginal'],
    ['Perno', '', 'Lista 1!12'],
    ['Tuerca', '', '7'],
    ['Clavo', '', 'siete'],
  )
  expect(planBulkLoad(rows, stored).rejected.map(({ sheet, number }) => [sheet, number])).toEqual([
    ['Lista 1', 12],
    [undefined, 4],
    [undefined, 7],
  ])
})

test('heads are the further columns to the letter alone', async () => {
  const { rows } = await read(['Nombre Nuevo', 'filaoriginal'], ['Perno', '01', 'Clavo', '12'])
  expect(rows).toMatchObject([{ number: 2 }])
  expect(rows[0]?.cells).not.toHaveProperty('nombreNuevo')
})
