import { describe, expect, test } from 'vitest'
import { copiedOut } from './CopyTable.tsx'
import { join, tableIn, understand } from './pasted.ts'

const columns = [
  { name: 'codigo', label: 'Código', check: 'unique', role: 'codigo' },
  { name: 'tamaño', label: 'Tamaño', role: 'tamaño' },
  { name: 'pack', label: 'Pack', role: 'pack' },
  { name: 'codigobarra', label: 'Código de barras', check: 'ean', role: 'ean' },
] as const

const one = ['020870', 'M8 x 30', 'Caja x 100', '7798123001068']
const other = ['020871', 'M8 x 35', 'Caja x 50', '7798123001075']
const lines = (sign: string, rows = [one, other]) => rows.map((row) => row.join(sign)).join('\r\n')

describe('a table is found', () => {
  test.each([
    ['tabs', lines('\t'), [one, other]],
    ['semicolons', lines(';'), [one, other]],
    [
      'commas, with a quoted one',
      `020870,"M8 x 1,25"\n020871,"M8 x 1,5"`,
      [
        ['020870', 'M8 x 1,25'],
        ['020871', 'M8 x 1,5'],
      ],
    ],
    ['one row', one.join('\t'), [one]],
    ['one column', '020870\r\n020871\r\n', [['020870'], ['020871']]],
    ['an empty cell within', '020870\t\tCaja\r\n\t\t\r\n', [['020870', '', 'Caja']]],
    ['a column of texts with commas', 'M8, zincado\nM10\nM12, negro', [['M8, zincado'], ['M10'], ['M12, negro']]],
  ])('%s', (_, text, rows) => {
    expect(tableIn('', text)).toEqual(rows)
  })
  test.each([
    ['a word', 'Caja x 100'],
    ['a cell of Excel', '020870\r\n'],
    ['a line with commas', 'Caja x 100, bolsa x 10'],
    ['nothing', ''],
  ])('none in %s', (_, text) => {
    expect(tableIn('', text)).toBeUndefined()
  })
})

describe('columns', () => {
  test('are told by their heads, in any order and by any usual name; others are left out', () => {
    const table = [['Lista de octubre'], ['EAN', 'Medida', 'Precio', 'Cód. art.'], ['779', 'M8', '$ 10', '020870']]
    expect(understand(table, columns)).toEqual({
      names: ['codigobarra', 'tamaño', undefined, 'codigo'],
      rows: [['779', 'M8', '$ 10', '020870']],
      headed: true,
    })
  })
  test('without heads are told by their place, from the box that took the paste', () => {
    expect(understand([one, other], columns).names).toEqual(['codigo', 'tamaño', 'pack', 'codigobarra'])
    expect(understand([['M8', 'Caja', '779', 'x']], columns, 1).names).toEqual([
      'tamaño',
      'pack',
      'codigobarra',
      undefined,
    ])
  })
})

const rowOf = ([codigo = '', tamaño = '', pack = '', codigobarra = ''] = one) => ({ codigo, tamaño, pack, codigobarra })

describe('the rows', () => {
  test('with a known code change their row, new ones follow; an empty cell changes nothing', () => {
    const pasted = understand([['020870', '', 'Bolsa'], other, other], columns)
    expect(join([rowOf()], pasted, columns, undefined)).toEqual({
      rows: [{ ...rowOf(), pack: 'Bolsa' }, rowOf(other)],
      added: [rowOf(other)],
      changed: 1,
      blank: 0,
    })
  })
  test('without codes fill the rows from the box on', () => {
    const pasted = understand([['Granel'], ['Bolsa'], ['Balde']], columns, 2)
    const { rows, added, changed, blank } = join([rowOf(), rowOf(other)], pasted, columns, 1)
    expect(rows.map(({ pack }) => pack)).toEqual(['Caja x 100', 'Granel', 'Bolsa', 'Balde'])
    expect([added.length, changed, blank]).toEqual([2, 1, 6])
  })
})

test('copied rows come back as they were, zeros, quotes and signs included', () => {
  const rows = [rowOf(), rowOf(['000001', 'M8 <x> "3/4"', 'A & B', '=1+1'])]
  const { text, html } = copiedOut(rows, columns)
  expect(join([], understand(tableIn('', text) ?? [], columns), columns, undefined).rows).toEqual(rows)
  expect(html).toContain('M8 &lt;x&gt; &quot;3/4&quot;</td>')
})
