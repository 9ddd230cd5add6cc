import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { productos } from '#mocks/fixtures/producto.ts'
import { readings } from '#recognise/table.ts'
import { guessAmount } from './amount.ts'
import { createCodes } from './codes.ts'
import { splitLines, pastedRows } from './paste.ts'
import { withoutPrefix } from './prefix.ts'
import { findHeader } from './table.ts'

const codes = createCodes(productos)
const read = (text: string) => pastedRows(text, codes)
/** The packs of each code. */
const packsOf = (rows: ReturnType<typeof read>) =>
  rows.flatMap(({ line }) => (line ? `${line.codigo} x ${line.cantidad}` : [])).join(', ')

/** Lines of buyers, and the code, packs and note they mean. */
const sure: readonly (readonly [string, string, number, string?])[] = [
  ['011250 x 20', '011250', 20],
  ['011250\t20', '011250', 20],
  ['011250;20', '011250', 20],
  ['011250,20', '011250', 20],
  ['20 x 011250', '011250', 20],
  ['11250 20', '011250', 20],
  ['01-1250 x20', '011250', 20],
  ['011250', '011250', 1],
  ['- 011250: 20 cajas', '011250', 20],
  ['• 011250 (20)', '011250', 20],
  ['7798123001037 x 5', '011250', 5],
  ['7 798123 001037\t5', '011250', 5],
  ['20 cajas de 011250', '011250', 20],
  ['Bulón hexagonal M12 x 50 011250 x 3', '011250', 3],
  ['011250;Bulón hexagonal M12 x 50;Caja x 50;12', '011250', 12],
  ['011250\tBulón hexagonal\tM12 x 50\t7798123001037\t12', '011250', 12],
  ['cod. 011250 cant. 4', '011250', 4],
  ['011250 1.200', '011250', 1_200],
  ['011250 200 unidades', '011250', 4],
  ['011250 120 u', '011250', 3, 'Pide 120 unidades'],
  ['necesito 3 cajas del 010830 por favor', '010830', 3],
  ['011250 x 20 urgente', '011250', 20, 'urgente'],
  ['"011250"\t"20"', '011250', 20],
  ['3) 011250 - 7', '011250', 7],
  ['011250 = 8', '011250', 8],
  ['011250 *8', '011250', 8],
  ['  011250   8  ', '011250', 8],
  ['7798123001044; 3 urgente', '011260', 3, 'urgente'],
  ['030200 Bulón U 2" x 6', '030200', 6],
  ['011250, 2, entregar en planta', '011250', 2, 'entregar en planta'],
  ['150600 x 1 (urgente)', '150600', 1, 'urgente'],
  ['011250 x 2 zincado (el de siempre)', '011250', 2, 'zincado (el de siempre)'],
  ['10de 011250', '011250', 10],
  ['011250 12x50 x 20', '011250', 20],
  ['091010 tirafondo 10 x 100 x 5', '091010', 5],
  ['170801 M8 3 packs', '170801', 3],
  ['011250 3\uFE0F\u20E3', '011250', 3],
]

describe('lines with a code', () => {
  test.each(sure.map(([text, codigo, cantidad, nota = '']) => ({ text, codigo, cantidad, nota })))(
    '$text',
    ({ text, codigo, cantidad, nota }) => {
      const [{ line } = {}] = read(text)
      expect(line && { codigo: line.codigo, cantidad: line.cantidad, nota: line.nota }).toEqual({
        codigo,
        cantidad,
        nota,
      })
    },
  )
})

test.each([
  ['M12x50 x 20', 20],
  ['bulon M12 x 50', 1],
  ['bulón hexagonal 12x50, 15 cajas', 15],
  ['999999 x 4', 4],
  ['arandela plana; M8; 3; Caja x 500', 3],
  ['tuerca M8, 1000 unidades (10 cajas de 100)', 1_000],
  ['hola', 1],
  ['011250 y 010830', 1],
])('%j is unclear and keeps its amount', (text, cantidad) => {
  expect(read(text)).toMatchObject([{ text }])
  expect(read(text)[0]?.line).toBeUndefined()
  expect(guessAmount(text).count).toBe(cantidad)
})

test('a line without a code, or with two, is unclear', () => {
  expect(read('M12x50 x 20\n011250 y 010830\n999999').map(({ line }) => line)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('the head of a table is no line', () => {
  expect(
    read('Código\tDescripción\tCantidad\n011250\tBulón\t3').map(({ heading = false, line }) => [
      heading,
      line?.cantidad,
    ]),
  ).toEqual([
    [true, undefined],
    [false, 3],
  ])
})

test('a row without amount asks for nothing, also where a name goes on in the next cell', () => {
  expect(read('030200 Bulón U\t2" - M10')).toMatchObject([{ empty: true }])
})

test('two sizes with one code are left for the visitor to choose', () => {
  const [bulon] = productos
  const twice = createCodes(bulon ? [bulon, { ...bulon, id: 99, nombre: 'Otro bulón' }] : [])
  const [row] = pastedRows('011250 x 2', twice)
  expect(row?.line).toBeUndefined()
  expect(row?.matches.map(({ nombre }) => nombre)).toEqual(['Bulón hexagonal', 'Otro bulón'])
})

test('two products that are alike in every text leave nothing to choose', () => {
  const [bulon] = productos
  const twice = createCodes(bulon ? [bulon, { ...bulon, id: 99 }] : [])
  expect(pastedRows('011250 x 2', twice)).toMatchObject([{ line: { codigo: '011250', cantidad: 2 } }])
})

test('a code with one typing error is proposed', () => {
  expect(codes.nearly('011251').map(({ codigo }) => codigo)).toContain('011250')
  expect(codes.nearly('12')).toEqual([])
})

const cell = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('011250', '20', 'M12 x 50', '1/4"', '3,5', '7798123001037'),
)

const hasHeads = (text: string) =>
  readings(text).some((rows) => findHeader(rows.map(({ cells }) => cells)) !== undefined)

const unsigned = (line: string) => {
  const { text, numbered } = withoutPrefix(line)
  return numbered ? line : text
}

test('a pasted table without heads loses nothing, as rows and as text', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(cell)),
      fc.constantFrom('\t', ';', ', ', ' x '),
      fc.constantFrom('\n', '\r\n'),
      (table, between, newLine) => {
        const text = table.map((cells) => cells.join(between)).join(newLine)
        // Rows under heads that letters at random make are typed anew, for correcting.
        fc.pre(!hasHeads(text))
        // An amount below its code is read with the code, without the sign of its own line.
        const join = (lines: readonly string[]) => lines.map(unsigned).join('').replaceAll(/\s/g, '')
        expect(join(read(text).map((row) => row.text))).toBe(join(splitLines(text)))
      },
    ),
  )
})

test('every size is found by its code beside any amount', () => {
  const sizes = productos.flatMap(({ sub_productos }) => sub_productos)
  fc.assert(
    fc.property(fc.constantFrom(...sizes), fc.integer({ min: 1, max: 99_999 }), ({ codigo }, cantidad) => {
      fc.pre(codes.matches(String(cantidad)).length === 0)
      expect(read(`${codigo} x ${cantidad}`)).toMatchObject([{ line: { codigo, cantidad } }])
      expect(read(`${codigo}\t${cantidad}`)).toMatchObject([{ line: { codigo, cantidad } }])
    }),
  )
})

test('2,000 lines at once', () => {
  const text = Array.from({ length: 2_000 }, (_, i) => `011250 x ${i + 1}`).join('\n')
  expect(read(text).filter(({ line }) => line)).toHaveLength(2_000)
})

/** Orders as a phone copies a table, the packs of each code, and how many lines are for review. */
const onOwnLines: readonly (readonly [string, string, number])[] = [
  ['Código|Cantidad|040825|6|020870|3|011250|20', '040825 x 6, 020870 x 3, 011250 x 20', 0],
  ['040825|x 6|020870|x3', '040825 x 6, 020870 x 3', 0],
  ['040825|Cant: 6|020870|(3)', '040825 x 6, 020870 x 3', 0],
  ['040825|6 cajas|110800|500 unidades', '040825 x 6, 110800 x 2', 0],
  ['040825||6||020870||- 3 -', '040825 x 6, 020870 x 3', 0],
  ['Código: 040825|Cantidad: 6|Código: 020870|Cantidad: 3', '040825 x 6, 020870 x 3', 0],
  ['040825|Tornillo Allen|6|020870 Bulón carruaje|3', '040825 x 6, 020870 x 3', 0],
  ['[10:32, 12/11/2026] Juan: 040825|[10:33, 12/11/2026] Juan: 6', '040825 x 6', 0],
  ['> 040825|> 6|• 020870|• 3', '040825 x 6, 020870 x 3', 0],
  ['011250 x 2|040825|6', '011250 x 2, 040825 x 6', 0],
  ['040825|6|urgente|999111|5|020870|3|341 555-1234', '040825 x 6, 020870 x 3', 3],
  ['~040825~|6|020870|3', '020870 x 3', 1],
  ['040825|seis|020870|½ caja', '', 2],
  ['040825|1,5|020870|3', '020870 x 3', 1],
  ['040825|Tuerca|6', '', 1],
  ['1) 040825|2) 6', '', 1],
  ['6|040825|3|020870', '', 4],
  ['040825|6|020870|011250|20', '', 5],
  ['040825|020870|011250|6|3|20', '', 6],
  ['040825|6|3|020870|20', '', 5],
  ['011250 x 2|040825|020870|3', '011250 x 2', 3],
  ['Cantidad|6|Código|040825', '', 2],
  ['040825|020870|011250', '040825 x 1, 020870 x 1, 011250 x 1', 0],
  ['040825|020870|Entregar el 12/11/2026|10:30', '040825 x 1, 020870 x 1', 2],
  ['040825|020870|$ 1.500', '040825 x 1, 020870 x 1', 1],
]
test.each(onOwnLines)(
  '%j: an amount below its code is its amount, or all are for review',
  (text, sureLines, doubts) => {
    const rows = read(text.replaceAll('|', '\n'))
    expect(packsOf(rows)).toBe(sureLines)
    expect(rows.filter(({ line, heading, empty }) => !line && !heading && !empty)).toHaveLength(doubts)
  },
)

test('a number that is a code of the catalogue is a code, also below another one', () => {
  const [bulon] = productos
  const six = { codigo: '6', tamaño: 'M6', pack: '100', codigobarra: '' }
  const withSix = createCodes(
    bulon ? [...productos, { ...bulon, id: 99, nombre: 'Tuerca seis', sub_productos: [six] }] : [],
  )
  expect(packsOf(pastedRows('040825\n6', withSix))).toBe('040825 x 1, 6 x 1')
})
