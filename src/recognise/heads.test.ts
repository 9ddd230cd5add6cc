import { expect, test } from 'vitest'
import { getSure, type Finding } from './finding.ts'
import { findHead, findHeads } from './heads.ts'
import { findListHead } from './list-heads.ts'

const listReadings = <T>(finding: Finding<T>): readonly T[] =>
  finding.kind === 'ask' ? finding.readings : finding.kind === 'sure' ? [finding.value] : []

test.each([
  ['Artículo', ['nombre', 'codigo']],
  ['Cantidad', ['pack', 'stock']],
  ['Unid.', ['pack', 'stock']],
  ['Desc.', ['nombre']],
  ['Cant. x caja', ['pack']],
  ['Observaciones', ['otro dato']],
  ['Bulón', []],
])('%s, in a price list, may be %j', (text, readings) => expect(listReadings(findListHead(text))).toEqual(readings))

test.each<[string, string[], number | undefined]>([
  ['the most words', ['Lista de precios', 'Código;123', 'Código;Nombre;Pack', '1;Caja;2'], 2],
  ['of alike rows the first', ['Código;Nombre', 'Código;Nombre'], 0],
  ['a word twice is one', ['Nombre;Nombre', '1;2'], undefined],
  ['a row below the fiftieth', [...Array<string>(50).fill('x;y'), 'Código;Nombre'], undefined],
  ['nothing', [], undefined],
])('the row of heads: %s', (_, rows, index) =>
  expect(
    getSure(
      findHeads(
        rows.map((row) => row.split(';')),
        findHead,
      ),
    )?.index,
  ).toBe(index),
)

test('a row of heads says what each column holds', () =>
  expect(getSure(findHeads([['Artículo', '', 'Cant. pedida']], findHead))?.columns.map(listReadings)).toEqual([
    ['nombre', 'codigo'],
    [],
    ['cantidad'],
  ]))

test.each([
  ['P/N', 'codigo'],
  ['Item No.', 'codigo'],
  ['CodigoArticulo', 'codigo'],
  ['artCode', 'codigo'],
  ['CodigoEAN', 'codigobarra'],
  ['Art. Nr.', 'codigo'],
  ['productName', 'nombre'],
  ['UnidadesPorCaja', 'pack'],
  ['UxB', 'pack'],
  ['Descr.', 'nombre'],
  ['Título', 'nombre'],
  ['Texto breve de material', 'nombre'],
  ['Talle', 'tamaño'],
  ['Dim.', 'tamaño'],
  ['Pcs/ctn', 'pack'],
  ['Qtd por caixa', 'pack'],
  ['Un. x caja', 'pack'],
  ['Múltiplo de venta', 'pack'],
] as const)('%s is the %s, in an order and in a price list', (text, role) =>
  expect([getSure(findHead(text)), getSure(findListHead(text))]).toEqual([role, role]),
)
