import { expect, test } from 'vitest'
import { readRows } from '#contract/bulk-sheet.ts'
import { columns, specifiedColumns } from '#contract/bulk-columns.ts'
import { rejectedCsv } from './refused.ts'

const source =
  'orden;nombre;destacado;texto;codigo;tamaño;pack;codigobarra\r\n1;"Bulón; ""especial""";0;"<p>uno\ndos</p>";007;M8;;779\r\n2;Tuerca;0;;;;;'
/** The blank cells of columns beyond the specified ones. */
const further = ';'.repeat(columns.length - specifiedColumns.length)

const rejected = [
  { number: 2, column: 'pack', reason: 'Completá esta celda.' },
  { number: 2, column: 'codigobarra', reason: 'Puede tener hasta 60 caracteres.' },
]

test('each rejected row once, as it was, with its number and every reason', async () => {
  const { rows } = await readRows(new Blob([source]))
  const csv = await rejectedCsv(rejected, rows)
  expect(csv).toBe(
    [
      `\uFEFF${[...columns, 'fila', 'motivo'].join(';')}`,
      `1;"Bulón; ""especial""";0;"<p>uno\ndos</p>";007;M8;;779${further};2;pack: Completá esta celda. codigobarra: Puede tener hasta 60 caracteres.`,
    ].join('\r\n'),
  )
  expect((await readRows(new Blob([csv]))).rows).toEqual([rows[0]])
})

test('a cell that a spreadsheet would run as a formula leaves as text, and comes back as it was', async () => {
  const formula = '=HYPERLINK("http://x")'
  const { rows } = await readRows(new Blob([`${source}\r\n1;"${formula.replaceAll('"', '""')}";0;;+1;@x;-8;9`]))
  const csv = await rejectedCsv([{ number: 4, column: 'pack', reason: 'No.' }], rows)
  expect(csv).toContain(`\r\n1;"'=HYPERLINK(""http://x"")";0;;"'+1";"'@x";"'-8";9${further};4;pack: No.`)
  expect((await readRows(new Blob([csv]))).rows[0]?.cells).toEqual(rows[2]?.cells)
})

test('a row that the sheet does not have, as the server names it', async () => {
  expect(await rejectedCsv([{ number: 1, column: 'pack', reason: 'Falta la columna pack.' }], [])).toContain(
    `\r\n;;;;;;;${further};1;pack: Falta la columna pack.`,
  )
})
