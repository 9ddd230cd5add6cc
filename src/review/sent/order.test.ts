import * as fc from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'
import { orderText } from '#site/pedido/text.ts'
import { buildShareLink } from '#state/pedido/link.ts'
import { getMedidaKey, parseLines, type Linea } from '#state/pedido/linea.ts'
import { parseUnits } from '#state/pedido/units.ts'
import { parseOrder, type OrderRow } from './order.ts'

beforeAll(() => {
  vi.stubGlobal('location', { origin: 'https://example.com' })
})

const anyTerm = (...usual: string[]) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...usual) },
    {
      weight: 1,
      arbitrary: fc
        .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
        .map((text) => text.replaceAll(/[\s·]+/g, '') || 'x'),
    },
  )
const words = (...usual: string[]) =>
  fc.array(anyTerm(...usual), { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' '))
const line: fc.Arbitrary<Linea> = fc.record({
  codigo: fc.oneof(
    fc.integer({ min: 0, max: 999_999 }).map((code) => String(code).padStart(6, '0')),
    fc.constantFrom('BX-12', 'A.4'),
  ),
  nombre: words('Bulón', 'hexagonal', 'x', '20'),
  tamaño: words('M12', 'x', '50', '1/4"'),
  pack: words('Caja', 'x', '50', 'Rollo x 30 m', '1.000'),
  codigobarra: fc.constantFrom('', '7798123001044'),
  cantidad: fc.integer({ min: 1, max: 99_999 }),
  nota: fc.oneof(fc.constant(''), words('urgente', 'x 3', 'para M8 x 20')),
})
const lists = fc.uniqueArray(line, { selector: getMedidaKey, minLength: 1, maxLength: 30 })

const toOrderRow = ({ codigo, nombre, tamaño, pack, cantidad, nota }: Linea): OrderRow => {
  const each = parseUnits(pack)
  return {
    codigo,
    medida: `${nombre} ${tamaño}`,
    pack,
    cantidad,
    unidades: each === undefined ? undefined : each * cantidad,
    nota,
  }
}
const within = (limit: number) => (text: string) => text.length <= limit

test('a list that becomes text and rows again loses nothing of the text', () => {
  fc.assert(
    fc.property(lists, (list) => {
      const { text } = orderText(list, { link: 'x'.repeat(500_000), fits: within(400_000) })
      expect(parseOrder(text)?.rows).toEqual(list.map(toOrderRow))
    }),
  )
})

test('a shorter text loses nothing either: a code and a quantity, or as many lines as fit', () => {
  fc.assert(
    fc.property(lists, fc.integer({ min: 60, max: 2_000 }), (list, limit) => {
      const { text, omitted } = orderText(list, { link: 'x'.repeat(9_000), fits: within(limit) })
      const rows = parseOrder(text)?.rows ?? []
      expect(rows).toHaveLength(list.length - omitted)
      expect(rows.map(({ codigo, cantidad, nota }) => [codigo, cantidad, nota])).toEqual(
        list.slice(0, rows.length).map(({ codigo, cantidad, nota }) => [codigo, cantidad, nota]),
      )
    }),
  )
})

test('the link completes the rows', () => {
  fc.assert(
    fc.property(lists, fc.integer({ min: 0, max: 900 }), (list, space) => {
      const link = buildShareLink({ de: '', lines: list })
      const { text } = orderText(list, { link, fits: within(link.length + 250 + space) })
      fc.pre(text.includes(link))
      const order = parseOrder(`Hola, soy Ana.\n${text}\nana@example.com\n351 555`)
      fc.pre(order !== undefined)
      expect([...(order?.rows ?? []), ...(order?.linked ?? [])]).toEqual(list.map(toOrderRow))
      expect(order?.textAbove).toMatch(/^Hola, soy Ana\.\n/)
      expect(order?.textBelow).toMatch(/\nana@example\.com\n351 555$/)
    }),
  )
})

test('the text wins over the link', () => {
  const list = parseLines([{ codigo: '011250', nombre: 'Bulón', tamaño: 'M12 x 50', pack: 'Caja x 50', cantidad: 2 }])
  const { text } = orderText(list, { link: buildShareLink({ de: '', lines: list }), fits: within(5_000) })
  expect(parseOrder(text.replace('2 packs', '7 packs'))?.rows).toMatchObject([{ codigo: '011250', cantidad: 7 }])
})

test('every word of the text is in the rows or around them', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.string({ unit: 'grapheme' }),
          fc.constantFrom('- 011250 x 2', '- 1 · Bulón · 2 packs', '- nada', ''),
        ),
      ),
      (lines) => {
        const text = lines.join('\n')
        const order = parseOrder(text)
        const rows = order === undefined ? 0 : order.rows.length
        const around =
          order === undefined ? text : [order.textAbove, order.textBelow].filter((part) => part !== '').join('\n')
        expect(around.split('\n').filter(Boolean).length + rows).toBe(text.split('\n').filter(Boolean).length)
      },
    ),
  )
})

test.each(['', 'Hola', '- uno\n- dos', 'x 3'])('%j is no order', (text) => {
  expect(parseOrder(text)).toBeUndefined()
})
