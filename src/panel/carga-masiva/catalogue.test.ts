import { assert, asyncProperty, constantFrom, integer, oneof, record, string, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'
import { producto } from '#mocks/fixtures/producto.ts'
import { isPart, runs } from '#mocks/runs.ts'
import type { StoredProduct } from '#contract/bulk-plan.ts'
import { oneLine } from '#contract/names.ts'
import { readRows } from '#contract/bulk-sheet.ts'
import { catalogueFile } from './catalogue.ts'
import { previewOf } from './testing.ts'

const kinds = ['csv', 'xlsx'] as const

/** The effect of loading the downloaded catalogue. */
const loaded = async (products: readonly StoredProduct[], kind: (typeof kinds)[number]) => {
  const { created, changed, unchanged, rejected } = previewOf(
    await readRows(await catalogueFile(products, kind)),
    products,
  )
  return { created, changed: changed.map(({ changes }) => changes), rejected, unchanged: unchanged.length }
}
const untouched = (products: readonly StoredProduct[]) => ({
  created: [],
  changed: [],
  rejected: [],
  unchanged: products.length,
})

const sub = (index: number) => ({
  codigo: `0${index}`,
  tamaño: `M${index} x 1"`,
  pack: '100',
  codigobarra: `000${index}`,
})
const product = (id: number, nombre: string, overrides: Partial<StoredProduct> = {}): StoredProduct =>
  producto({ id, orden: id, nombre, texto: '', sub_productos: [], ...overrides })

/** Cells that sheets like to change: zeros, quotes, separators, formulas, line ends, blanks at the ends. */
const awkward = constantFrom(
  '00123',
  '1e5',
  '7790000000003',
  '=SUMA(A1)',
  "'=1+1",
  "'hola",
  '-8',
  '+54 9',
  '@x',
  '%',
  'a;b,c\td',
  '"M8"',
  "''",
  ' borde ',
  'uno\r\ndos',
  'uno\ndos',
  'TRUE',
  '12/05/2026',
  '½ « ñ',
  '_x000D_',
  '_x005F_x0041_',
  'a\u0007b\u007F\uFFFD',
)
// The library that writes workbooks stumbles over the names of an object's own methods, which name no product.
const someText = { minLength: 1, maxLength: 20 }
const cell = oneof(awkward, string({ unit: 'grapheme', ...someText }), string({ unit: 'binary', ...someText })).filter(
  (text) => oneLine(text) !== '' && !(text in {}) && !text.includes('\0'),
)
const html = oneof(
  awkward,
  constantFrom(
    '',
    '<p>Uno</p>\r\n<p>Dos</p>',
    '<p>=1+1</p>',
    '<ul><li>a; b, c</li></ul>',
    ' <p>borde</p> ',
    `<p>${'x'.repeat(40_000)}</p>`,
  ),
)
const products = uniqueArray(
  record({
    nombre: cell,
    orden: integer({ min: -9_999, max: 99_999 }),
    texto: html,
    destacado: constantFrom(0 as const, 1 as const),
    sub_productos: uniqueArray(record({ codigo: cell, tamaño: cell, pack: cell, codigobarra: cell }), {
      selector: ({ codigo }) => oneLine(codigo.replaceAll(/\r\n?/g, '\n')),
      maxLength: 4,
    }),
  }),
  { selector: ({ nombre }) => nombre.replaceAll(/\r\n?/g, '\n').trim(), minLength: 1, maxLength: 6 },
).map((drafts) => drafts.map((draft, index) => producto({ ...draft, id: index + 1 })))

test.each(kinds)('a catalogue that is downloaded and loaded changes nothing: %s', async (kind) => {
  await assert(
    asyncProperty(products, async (catalogue) => {
      expect(await loaded(catalogue, kind)).toEqual(untouched(catalogue))
    }),
    runs(60),
  )
})

const many = isPart ? 1_000 : 10_000
test.each(kinds)(`${many} sub-products with rich text: %s`, { timeout: 60_000 }, async (kind) => {
  const catalogue = Array.from({ length: many / 20 }, (_, index) =>
    product(index + 1, `Producto ${index}`, {
      texto: `<p>Zincado; según <strong>DIN ${index}</strong>, "M8"</p>\n<ul><li>Uno</li></ul>`,
      sub_productos: Array.from({ length: 20 }, (_none, size) => sub(index * 20 + size)),
    }),
  )
  expect(await loaded(catalogue, kind)).toEqual(untouched(catalogue))
})
