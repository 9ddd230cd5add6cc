import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { producto, productos } from '#mocks/fixtures/producto.ts'
import { runs } from '#mocks/runs.ts'
import type { Producto } from '#contract/producto.ts'
import { readFile } from '#contract/sheet/book.ts'
import { getMedidaKey, type Linea } from '#state/pedido/linea.ts'
import { parseUnits } from '#recognise/amount.ts'
import { getSure } from '#recognise/finding.ts'
import { flat } from '#recognise/plain.ts'
import { encodeFragment } from '#state/pedido/link.ts'
import { createOrderFile } from '../files.ts'
import { orderText } from '../text.ts'
import { createCodes, toMedidas } from './codes.ts'
import { guessSize } from './amount.ts'
import { toLine, type Pasted } from './pasted.ts'
import { pastedRows, sheetRows } from './paste.ts'
import { withoutPrefix } from './prefix.ts'

const codes = createCodes(productos)
const read = (text: string) => pastedRows(text, codes)
const getLines = (rows: readonly Pasted[]) => rows.flatMap(({ line }) => line ?? [])
const getDoubts = (rows: readonly Pasted[]) =>
  rows.filter(({ line, heading, empty }) => !line && !heading && !empty).map(({ text }) => text)
const brief = (rows: readonly Pasted[]) =>
  getLines(rows).map(({ codigo, cantidad, nota }) => [codigo, cantidad, ...(nota === '' ? [] : [nota])])

test.each([
  '020870',
  'necesito el 020870 por favor',
  '020870 x 3',
  '020870: 3 cajas',
  '020870 (3)',
  '020870 por 3',
  '020870 cant. 3 urgente',
  '020870 cajas: 3',
  '02-0870 = 3',
  '2 0870 x 3',
  '020870 zincado x 3',
  '020870 para la obra, 3 cajas',
  '3 de 020870',
  '3 x 020870',
  '3 cajas del 020870 urgente',
  '3 020870',
])('%j is clear', (text) => {
  expect(brief(read(text)).map(([code, count]) => [code, count])).toEqual([['020870', text.includes('3') ? 3 : 1]])
})

test.each([
  '[10:32, 12/11/2026] Juan: 040825 x 6',
  '[12/11/26 10:32:05] Juan Pérez: 040825 x 6',
  '12/11/26, 10:32 p. m. - +54 9 11 5555-1234: 040825 x 6',
  '> > 040825 x 6',
  '3) 040825 x 6',
  '1️⃣ 040825 x 6',
  '• 040825 x 6',
  '-040825 x 6',
  '🔩 040825 x 6',
])('%j has a prefix', (text) => {
  expect(withoutPrefix(text).text).toBe('040825 x 6')
  expect(brief(read(text))).toEqual([['040825', 6]])
})

/** Names and codes that a catalogue might have: like amounts, lines, formulas or sizes. */
const nasty = fc.constantFrom(
  'Bulón',
  'Bulón hexagonal',
  'Tuerca · 3 packs',
  'x 3',
  '- 2 x',
  '=SUMA(A1)',
  '+54',
  '@juan',
  '"comillas"',
  'a;b',
  'a, b',
  'a\tb',
  '20',
  '011250',
  '1250',
  'M12 x 50',
  '1 1/2" - M8',
  'Total: 3',
  'Nota: x',
  'Pedido',
  '7',
  "'=3",
  '100%',
  'ñandú ½',
  '|x|',
  '> 3',
  '12)',
  'Fecha: 1/1/2026',
)
const anyText = fc.oneof(
  nasty,
  fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(...'abcñÁ 0123456789.,;:·-/"\'=+()x|#'.split('')) }),
)
const codigo = fc.oneof(
  fc.constantFrom('', '011250', '11250', '001', '20', 'M8', 'AB-12', '1250', '7798123001037'),
  fc.nat(999_999).map(String),
  anyText,
)
const packs = fc.constantFrom(
  'Caja x 50',
  'Bolsa x 50',
  'Paquete x 20',
  'Rollo x 30 m',
  'Unidad',
  '',
  'Caja x 1.000',
  'x 50',
  '50 u',
)
const size = fc.record({
  codigo,
  tamaño: anyText,
  pack: packs,
  codigobarra: fc.constantFrom('', '7798123001044', '123'),
})
const catalogue: fc.Arbitrary<Producto[]> = fc
  .array(fc.record({ nombre: anyText, sub_productos: fc.array(size, { minLength: 1, maxLength: 4 }) }), {
    minLength: 1,
    maxLength: 5,
  })
  .map((some) => some.map((values, id) => producto({ ...values, id, orden: id })))
const nota = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  anyText,
  fc.constantFrom(
    '3 cajas; urgente',
    'x 20',
    '12/11',
    'a · b',
    '· 3 packs',
    'dos\nlíneas',
    '=1+1',
    '-3',
    '"',
    'Nota: 4',
    '"a";"b"',
  ),
)
const order = catalogue.chain((given) => {
  const medidas = [...new Map(given.flatMap(toMedidas).map((medida) => [getMedidaKey(medida), medida])).values()]
  return fc.record({
    given: fc.constant(given),
    lines: fc.uniqueArray(
      fc
        .record({ medida: fc.constantFrom(...medidas), cantidad: fc.integer({ min: 1, max: 9_999 }), nota })
        .map(({ medida, ...args }): Linea => ({ ...medida, ...args })),
      { selector: getMedidaKey, minLength: 1, maxLength: 6 },
    ),
  })
})

const toComparable = ({ codigo: code, nombre, tamaño, pack, cantidad, nota: note }: Linea) => ({
  code,
  nombre,
  tamaño,
  pack,
  cantidad,
  nota: flat(note),
})
const linkTo = (lines: readonly Linea[]) => `https://example.com/pedido#${encodeFragment({ de: 'Ana', lines })}`
const head = ['Pedido 20261123-7KQ4', 'Fecha: 23/11/2026', 'De parte de: 011250 x 3']
const withHead = (text: string) => text.replace('\n', `\n${head.join('\n')}\n`)
/** The changes that chat and mail programs make to a text. */
const carriers: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replaceAll('\n', '\r\n'),
  (text) => text.replaceAll(/^/gm, '> '),
  (text) => `[10:32, 12/11/2026] Juan: ${text}`,
  withHead,
]

describe('every way out gives the same order when read again', () => {
  const summarize = (back: readonly Pasted[]) => ({ doubts: getDoubts(back), lines: getLines(back).map(toComparable) })
  const same = (lines: readonly Linea[]) => ({ doubts: [], lines: lines.map(toComparable) })
  test('by its address', () => {
    fc.assert(
      fc.property(order, ({ given, lines }) => {
        expect(summarize(pastedRows(`Mirá: ${linkTo(lines)}`, createCodes(given)))).toEqual(same(lines))
      }),
    )
  })
  test('by a text with its address, however short', () => {
    fc.assert(
      fc.property(
        order,
        fc.integer({ min: 0, max: 900 }),
        fc.constantFrom(...carriers),
        ({ given, lines }, space, carry) => {
          const link = linkTo(lines)
          const { text } = orderText(lines, { link, fits: (some) => some.length <= link.length + 120 + space })
          fc.pre(text.includes(link))
          expect(summarize(pastedRows(carry(text), createCodes(given)))).toEqual(same(lines))
        },
      ),
    )
  })
  test('by a text without an address: shared names and cut lines are never guessed', () => {
    fc.assert(
      fc.property(
        order,
        fc.integer({ min: 40, max: 900 }),
        fc.constantFrom(...carriers),
        ({ given, lines }, space, carry) => {
          const { text, omitted } = orderText(lines, { link: 'x'.repeat(9_999), fits: (some) => some.length <= space })
          const back = pastedRows(carry(text), createCodes(given))
          const listed = lines.slice(0, lines.length - omitted)
          const recovered = getLines(back).map(toComparable)
          expect(listed.map(toComparable)).toEqual(expect.arrayContaining(recovered))
          expect(recovered.length + getDoubts(back).length).toBe(listed.length)
          expect(back.reduce((sum, { missing = 0 }) => sum + missing, 0)).toBe(text.includes('más.') ? omitted : 0)
        },
      ),
    )
  })
  test.each(['csv', 'xlsx'] as const)('by its %s', async (kind) => {
    await fc.assert(
      fc.asyncProperty(order, async ({ given, lines }) => {
        const file = await createOrderFile(lines, kind)
        const book = await readFile(file)
        const back =
          typeof book === 'string'
            ? pastedRows(book, createCodes(given))
            : book.pages.flatMap((page) => sheetRows(page, createCodes(given)))
        expect(summarize(back)).toEqual(same(lines))
      }),
      runs(kind === 'csv' ? 300 : 40),
    )
  })
  test('by its table, as a browser copies it', () => {
    fc.assert(
      fc.property(order, ({ given, lines }) => {
        // '="1"' is a spreadsheet's form of the text '1'.
        fc.pre(lines.every(({ nota: note }) => !flat(note).startsWith('="')))
        const rows = lines.map((line) =>
          [
            line.codigo,
            flat(`${line.nombre} ${line.tamaño}`),
            line.pack,
            line.cantidad.toLocaleString('es-AR'),
            ((getSure(parseUnits(line.pack)) ?? 0) * line.cantidad || 'según pack').toLocaleString('es-AR'),
            flat(line.nota),
          ].map((cell) => `"${flat(cell).replaceAll('"', '""')}"`),
        )
        const back = pastedRows(
          [['Código', 'Medida', 'Pack', 'Packs', 'Unidades', 'Nota'], ...rows]
            .map((cells) => cells.join('\t'))
            .join('\n'),
          createCodes(given),
        )
        expect(lines.map(toComparable)).toEqual(expect.arrayContaining(getLines(back).map(toComparable)))
        expect(getLines(back).length + getDoubts(back).length).toBe(lines.length)
      }),
    )
  })
})

/** Unclear lines: amounts in words, ranges, fractions, two numbers, struck text, the name of another size. */
const unsure = [
  '240800 x diez',
  '240800 x 10-12',
  '240800 10 o 12',
  '240800 x 1/2',
  '240800 x ½ caja',
  '240800 1,5',
  '240800 x 1,000',
  '2 docenas de 240800',
  '240800 media docena',
  '240800 un par',
  '3) 040825',
  '❌ 040825 x 6',
  '🔩❌ 040825 x 6',
  '🗑️ 040825 x 6',
  '040825 x 6 🙅🏽',
  '👎 040825 x 6',
  '~040825 x 6~',
  '020870 3 bolsas',
  '3 cajas de 100 020870',
  '020870 caja x 50',
  '020870 M8 x 50',
  '020870 tuerca x 3',
  '020870 -3',
  '020870-3',
  '020870/3',
  'no mandes 020870 x 3',
  '020870 x 3 no',
  'cancelar 020870 x 3',
  '020870 el que me mandaron vino mal',
  '020870 x 3?',
  '020870 x 3 + 2',
  '020870 x 3 y 011250 x 2',
  '020870 x 3 para el 12/11',
  '020870 x 20k',
  '020870 x 1.000.000',
  '230400 2 u',
  '230600 x 10 m',
  '020870 x 3 mm',
  'OC 4500 020870 3',
  '020870\tBULON\t3\t$ 1.500',
  'A020870 x 3',
  '011250 x 12 x 50',
  '020870 3 cajas 100 unidades',
]
test.each(unsure)('%j is unclear', (text) => {
  expect(brief(read(text))).toEqual([])
  expect(getDoubts(read(text))).toEqual([text])
})

/** A box of 110800 holds 250 nuts, and 500 of these are two boxes. */
const units =
  'und|UNDS.|unds|pzs|Pz.|pcs|pc|pieces|unit|units|sueltos|sueltas|Unids.|unis|uds|ud.|únidades|unidads|piezas|each|artículos|tuercas|TUERCAS|tuercas autofrenantes|tuerquitas|nuts|tuercas sueltas|de tuercas|unidades de tuercas'
test.each(
  units
    .split('|')
    .flatMap((unit) => [`110800 500 ${unit}`, `110800 x 500 ${unit}`, `500 ${unit} 110800`, `500 ${unit} del 110800`])
    .concat(['110800 500pcs', '110800 und 500', '110800 unds: 500', '110800 unidades x 500', '110800\t500 tuercas']),
)('%j asks for units', (text) => {
  expect(brief(read(text))).toEqual([['110800', 2]])
})

test.each([
  '110800 500 tuerca',
  '110800 x 500 tuerca',
  '110800 500tuercas',
  '500 Tuerca autofrenante M8 110800',
  '500 110800 tuercas',
  '110800 tuercas 500',
  '110800 500 pernos',
  '110800 500 bulones',
  '110800 x 2 millares',
  '110800 x 3 sets',
  '110800 20 cajas unidades',
  '110800 500 c/u',
])('%j may ask for units: unclear', (text) => {
  expect(getDoubts(read(text))).toEqual([text])
})

test.each([
  ['110800 x 20 urgente', 20, 'urgente'],
  ['110800 20 cajas de tuercas', 20],
  ['20 packs de tuercas 110800', 20],
  ['110800 20 cajas autofrenantes', 20],
  ['Tuerca autofrenante M8 110800 x 20', 20],
  ['tuercas 110800 x 20', 20],
  ['110800 x 20 Tuerca autofrenante M8', 20],
  ['20\tTuercas\t110800', 20],
  ['20;110800;Tuerca autofrenante M8', 20],
  ['20, Tuerca autofrenante M8, 110800', 20],
  ['110800 2 packs, 500 tuercas', 2],
])('%j asks for packs', (text, count, ...note) => {
  expect(brief(read(text))).toEqual([['110800', count, ...note]])
})

test('what is offered for a line without a code counts units too', () => {
  const medida = codes.matches('110800')[0]
  const guesses = ['500 tuercas m8', 'tuercas m8 x 500 pcs', 'm8 500 und'].map(
    (text) => medida && toLine(guessSize(medida, text)),
  )
  expect(guesses.map((line) => line?.cantidad)).toEqual([2, 2, 2])
})

test("a name that equals another size's code is read as the name", () => {
  const medida = { tamaño: 'a', pack: 'Caja x 50', codigobarra: '' }
  const sub_productos = [{ ...medida, codigo: '' }]
  const named = producto({ nombre: 'Bulón', sub_productos })
  const coded = { ...named, id: 2, sub_productos: [{ ...medida, codigo: 'Bulón' }] }
  const back = pastedRows('codigo;nombre;tamaño;pack;cantidad\n;Bulón;a;Caja x 50;3', createCodes([named, coded]))
  expect(brief(back)).toEqual([['', 3]])
})

test.each([
  '011250 x 0',
  '011250;0',
  '011250;',
  '011250\tBulón hexagonal\tM12 x 50\tCaja x 50\t',
  '020870;Bulón carruaje;M8 x 70;Caja x 50',
])('%j orders nothing', (text) => {
  expect(read(text)).toMatchObject([{ empty: true }])
})

test.each([
  [
    'Cant.\tCód. Art.\tDescripción\tPrecio\tTotal\n3\t020870\tBULON CARR\t1.500\t4.500\n\t\t\tSubtotal\t4.500\n0\t011250\tx\t3\t3\n\t010830\tx\t10\t\n',
    [['020870', 3]],
    0,
  ],
  ['SKU,Description,Qty,Unit price\n020870,Carriage bolt,3,"1,500.00"\n11250,Hex bolt,"1,000",3\n', [['020870', 3]], 1],
  [
    'Código\tUnidades\n020870\t100\n020870\t120\n230400\t3',
    [
      ['020870', 2],
      ['020870', 3, 'Pide 120 unidades'],
    ],
    1,
  ],
  ['codigo;cantidad;unidades\n020870;;50\n011250;20;1000', [['011250', 20]], 0],
  [
    'Pedido de Ana\nFecha: 12/11/2026\n\nArtículo;Pedido;Observaciones\n020870;3;urgente\n;;\nTotal;7;',
    [['020870', 3, 'urgente']],
    0,
  ],
  ['Mi código\tEAN\tCantidad\nX-99\t7798123002027\t4', [['020870', 4]], 0],
  ['Código\tDescripción\tSucursal\n020870\tBulón\t5', [], 1],
  ['Código\tNombre\tCantidad\n020870\tTuerca hexagonal\t3', [], 1],
  ['Nombre\tMedida\tCant\nBulón carruaje\tM8 x 70\t3\nBulón carruaje\tM8 x 71\t3', [['020870', 3]], 1],
  ['| Código | Cantidad |\n| 020870 | 3 |\n| 011250 | |', [['020870', 3]], 0],
  ['Código\tPacks\tNota\n020870\t3\t"a ""b"""', [['020870', 3, 'a "b"']], 0],
  ['Código\tCantidad\n020870\tdiez\n020870\t10-12\n020870\t3 cajas\n020870\t1,5', [['020870', 3]], 3],
])('%j, as a table', (text, lines, doubts) => {
  expect(brief(read(text))).toEqual(lines)
  expect(getDoubts(read(text))).toHaveLength(doubts)
})
