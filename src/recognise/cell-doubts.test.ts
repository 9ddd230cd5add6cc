import { expect, test } from 'vitest'
import { columnRows, type Cells } from '#contract/bulk-columns.ts'
import type { StoredProduct } from '#contract/bulk-plan.ts'
import { toRecord } from '#contract/record.ts'
import { producto } from '#mocks/fixtures/producto.ts'
import { findDoubts } from './cell-doubts.ts'
import { cellCases, codelessCases } from './testing.ts'

/** Rows without another doubt, from the second of a sheet on. */
const rows = (...given: readonly Partial<Cells>[]) =>
  given.map((some, index) => ({
    number: index + 2,
    cells: {
      ...toRecord(columnRows, () => ''),
      nombre: 'Bulón',
      codigo: `BU-${index}`,
      tamaño: `M${index}`,
      pack: '100',
      codigobarra: 'S/D',
      ...some,
    },
  }))
const product = (nombre: string, ...codigos: string[]): StoredProduct =>
  producto({
    nombre,
    sub_productos: codigos.map((codigo) => ({ codigo, tamaño: 'M1', pack: '100', codigobarra: 'S/D' })),
  })
/** Each doubt by its rule, with the numbers of its rows and of those that they are compared with, and its reading. */
const doubts = (given: readonly Partial<Cells>[], products: readonly StoredProduct[] = []) =>
  findDoubts(rows(...given), products).flatMap(({ rule, cells: found }) =>
    found.map(({ row, earlier, reading }) => [rule, row.number, earlier?.number, reading]),
  )

test.each(cellCases)('$column $cell', ({ column, cell, rule, reading }) => {
  const found = findDoubts(rows({ [column]: cell }), [])
  expect(found.map((doubt) => [doubt.rule, doubt.column, doubt.cells[0]?.reading])).toEqual(
    rule === '' ? [] : [[rule, column, reading]],
  )
})

test.each(codelessCases)('$text, without a code', ({ text: nombre, asked: rule }) => {
  const found = findDoubts(rows({ nombre, codigo: '', tamaño: '', pack: '', codigobarra: '' }), [])
  expect(found.map((doubt) => doubt.rule)).toEqual(rule === '' ? [] : [rule])
})

test.each<[string, readonly string[]]>([
  ['steps', ['1.0', '1.1', '2.0']],
  ['groups of three numbers', ['10-05-12', '10-45-12']],
  ['numbers from 0 on', ['0', '1', '2']],
  ['padded numbers from 0 on', ['000', '001', '002']],
  ['signs that count', ['1.1', '11', '1-10', '110']],
])('codes in %s are meant', (_, codes) => {
  expect(doubts(codes.map((codigo) => ({ codigo, nombre: `Bulón ${codigo}` })))).toEqual([])
})

test.each<[string, readonly Partial<Cells>[], readonly unknown[]]>([
  [
    'equal rows',
    [
      { codigo: '1', tamaño: 'M6' },
      { codigo: '1', tamaño: 'M6' },
    ],
    ['codeTwice', 3, 2, undefined],
  ],
  ['a code twice', [{ codigo: '1' }, { codigo: '1' }], ['codeTwice', 3, 2, undefined]],
  ['a size twice', [{ tamaño: 'S' }, { tamaño: 'S' }], ['sizeTwice', 3, 2, undefined]],
  ['no size twice', [{ tamaño: '' }, { tamaño: '' }], ['sizeTwice', 3, 2, undefined]],
  ['a code of two names', [{ codigo: 'BH-1' }, { codigo: 'bh 1', nombre: 'Tuerca' }], ['otherName', 3, 2, 'Bulón']],
  ['an accent', [{}, { nombre: 'Bulon' }], ['alike', 3, undefined, 'Bulón']],
  ['a full stop', [{}, { nombre: 'Bulón.' }], ['alike', 3, undefined, 'Bulón']],
  [
    'a plural',
    [{ nombre: 'Bulón hexagonal' }, { nombre: 'Bulones hexagonales' }],
    ['alike', 3, undefined, 'Bulón hexagonal'],
  ],
])('asks about %s', (_, given, doubt) => expect(doubts(given)).toEqual([doubt]))

test.each<[string, readonly Partial<Cells>[]]>([
  ['one size in two packs', [{ tamaño: 'S' }, { tamaño: 'S', pack: '50' }]],
  ['one size of two products', [{ tamaño: 'S' }, { tamaño: 'S', nombre: 'Tuerca' }]],
  ['names of two genders', [{ nombre: 'Gorro' }, { nombre: 'Gorra' }]],
  ['names of two numbers', [{ nombre: 'Cable 1.5' }, { nombre: 'Cable 15' }]],
  ['a name in capitals', [{}, { nombre: 'BULÓN' }]],
  [
    'names alike of products with numbers of their own',
    [
      { nombre: 'Bulón', orden: '1' },
      { nombre: 'Bulon', orden: '2' },
    ],
  ],
])('%s are told apart', (_, given) => expect(doubts(given)).toEqual([]))

test('rows without a code of their own are one question, and no code under another name', () => {
  const nameless = ['Gancho', 'Soporte', 'Ménsula'].map((nombre) => ({ nombre, codigo: 'S/C' }))
  expect(doubts(nameless).map(([rule, number]) => `${String(rule)} ${String(number)}`)).toEqual([
    'noCode 2',
    'noCode 3',
    'noCode 4',
  ])
})

test('a stored product is the first: its name is the reading, and what it has is meant', () => {
  const stored = [product('Bulón', 'BU-0', 'BU-1'), product('Bulones', 'BS-0')]
  expect(
    doubts(
      [
        { codigo: 'BU-1', nombre: 'Tuerca' },
        { nombre: 'Bulon', codigo: 'X-1' },
      ],
      stored,
    ),
  ).toEqual([
    ['storedName', 2, undefined, 'Bulón'],
    ['alike', 3, undefined, 'Bulón'],
  ])
  expect(doubts([{ tamaño: 'M1' }, { tamaño: 'M1' }, { nombre: 'Bulones', codigo: 'BS-0' }], stored)).toEqual([])
})
