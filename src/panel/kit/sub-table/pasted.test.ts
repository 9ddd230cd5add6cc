import { describe, expect, test } from 'vitest'
import { copiedOut } from '#ui/tables/copied-out.ts'
import { toCopiedTable } from './CopyTable.tsx'
import { join, parseClipboardTable, inferColumns } from './pasted.ts'

const columns = [
  { name: 'codigo', label: 'Código', check: 'unique' },
  { name: 'tamaño', label: 'Tamaño' },
  { name: 'pack', label: 'Pack' },
  { name: 'codigobarra', label: 'Código de barras', check: 'ean' },
] as const

const firstRow = ['020870', 'M8 x 30', 'Caja x 100', '7798123001068']
const secondRow = ['020871', 'M8 x 35', 'Caja x 50', '7798123001075']
const lines = (sign: string, rows = [firstRow, secondRow]) => rows.map((row) => row.join(sign)).join('\r\n')

describe('a table is found', () => {
  test.each([
    ['tabs', lines('\t'), [firstRow, secondRow]],
    ['semicolons', lines(';'), [firstRow, secondRow]],
    [
      'commas, with a quoted one',
      `020870,"M8 x 1,25"\n020871,"M8 x 1,5"`,
      [
        ['020870', 'M8 x 1,25'],
        ['020871', 'M8 x 1,5'],
      ],
    ],
    ['one row', firstRow.join('\t'), [firstRow]],
    ['one column', '020870\r\n020871\r\n', [['020870'], ['020871']]],
    ['an empty cell within', '020870\t\tCaja\r\n\t\t\r\n', [['020870', '', 'Caja']]],
    ['a column of texts with commas', 'M8, zincado\nM10\nM12, negro', [['M8, zincado'], ['M10'], ['M12, negro']]],
  ])('%s', (_, text, rows) => {
    expect(parseClipboardTable('', text)).toEqual(rows)
  })
  test.each([
    ['a word', 'Caja x 100'],
    ['a cell of Excel', '020870\r\n'],
    ['a line with commas', 'Caja x 100, bolsa x 10'],
    ['nothing', ''],
  ])('none in %s', (_, text) => {
    expect(parseClipboardTable('', text)).toBeUndefined()
  })
})

describe('columns', () => {
  test('are told by their heads, in any order and by any usual name; others are left out', () => {
    const table = [['Lista de octubre'], ['EAN', 'Medida', 'Precio', 'Cód. art.'], ['779', 'M8', '$ 10', '020870']]
    expect(inferColumns(table, columns)).toEqual({
      names: ['codigobarra', 'tamaño', undefined, 'codigo'],
      rows: [['779', 'M8', '$ 10', '020870']],
      headed: true,
    })
  })
  test('a first column that numbers the rows is none', () => {
    const pasted = [
      ['1', '1001', 'M6 x 20', '100'],
      ['2', '1002', 'M6 x 30', '100'],
    ]
    expect(inferColumns(pasted, columns).names).toEqual([undefined, 'codigo', 'tamaño', 'pack'])
    expect(inferColumns(pasted, columns, 1).names).toEqual([undefined, 'tamaño', 'pack', 'codigobarra'])
    expect(inferColumns([['1', 'M6']], columns).names).toEqual(['codigo', 'tamaño'])
  })

  test('without heads are told by their place, from the box that took the paste', () => {
    expect(inferColumns([firstRow, secondRow], columns).names).toEqual(['codigo', 'tamaño', 'pack', 'codigobarra'])
    expect(inferColumns([['M8', 'Caja', '779', 'x']], columns, 1).names).toEqual([
      'tamaño',
      'pack',
      'codigobarra',
      undefined,
    ])
  })
})

const toSubRow = ([codigo = '', tamaño = '', pack = '', codigobarra = ''] = firstRow) => ({
  codigo,
  tamaño,
  pack,
  codigobarra,
})

describe('the rows', () => {
  test('with a known code change their row, new ones follow; an empty cell changes nothing', () => {
    const pasted = inferColumns([['020870', '', 'Bolsa'], secondRow, secondRow], columns)
    expect(join([toSubRow()], pasted, columns, undefined)).toEqual({
      rows: [{ ...toSubRow(), pack: 'Bolsa' }, toSubRow(secondRow)],
      added: [toSubRow(secondRow)],
      changed: 1,
      blank: 0,
    })
  })
  test('without codes fill the rows from the box on', () => {
    const pasted = inferColumns([['Granel'], ['Bolsa'], ['Balde']], columns, 2)
    const { rows, added, changed, blank } = join([toSubRow(), toSubRow(secondRow)], pasted, columns, 1)
    expect(rows.map(({ pack }) => pack)).toEqual(['Caja x 100', 'Granel', 'Bolsa', 'Balde'])
    expect([added.length, changed, blank]).toEqual([2, 1, 6])
  })
})

test('copied rows come back as they were, zeros, quotes and signs included', () => {
  const rows = [toSubRow(), toSubRow(['000001', 'M8 <x> "3/4"', 'A & B', '=1+1'])]
  const { 'text/plain': text, 'text/html': html } = copiedOut(toCopiedTable(rows, columns))
  expect(join([], inferColumns(parseClipboardTable('', text) ?? [], columns), columns, undefined).rows).toEqual(rows)
  expect(html).toContain('M8 &lt;x&gt; &quot;3/4&quot;</td>')
})
