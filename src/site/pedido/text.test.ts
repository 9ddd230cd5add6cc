import { expect, test } from 'vitest'
import { parseLines } from '#state/pedido/linea.ts'
import { orderText, shortLine, totalsText } from './text.ts'

const list = (count: number) =>
  parseLines(
    Array.from({ length: count }, (_, i) => ({
      codigo: String(100_000 + i),
      nombre: 'Bulón hexagonal',
      tamaño: `M12 x ${i}`,
      pack: 'Caja x 50',
      codigobarra: '',
      cantidad: 2,
      nota: i === 0 ? 'urgente' : '',
    })),
  )
const within = (limit: number) => (text: string) => text.length <= limit
const link = 'https://example.com/pedido#lista=abc'

test('with enough room the text is complete', () => {
  expect(orderText(list(2), { fits: within(5_000), link })).toEqual({
    omitted: 0,
    text: [
      'Hola, quería pedir cotización de:',
      '- 100000 · Bulón hexagonal M12 x 0 · Caja x 50 · 2 packs, 100 unidades · Nota: urgente',
      '- 100001 · Bulón hexagonal M12 x 1 · Caja x 50 · 2 packs, 100 unidades',
      '',
      'Total: 2 medidas · 4 packs · 200 unidades',
      '',
      `El pedido para abrir o cargar: ${link}`,
    ].join('\n'),
  })
})

test('a code of blanks is none: the line in short has the name', () => {
  const [line] = list(1)
  expect(line && shortLine({ ...line, codigo: ' ' })).toBe('Bulón hexagonal M12 x 0 x 2 urgente')
})

test('number, date and customer are between the greeting and the lines, also in a cut text', () => {
  const head = ['Pedido 20261123-7KQ4', 'Fecha: 23/11/2026', 'De parte de: Ana']
  for (const limit of [400, 20_000]) {
    const { text } = orderText(list(100), { fits: within(limit), link, head })
    expect(text.split('\n').slice(0, 5)).toEqual([
      'Hola, quería pedir cotización de:',
      ...head,
      expect.stringMatching(/^- 100000 /),
    ])
  }
})

test.each([60, 200, 1_000, 5_000, 20_000])('never longer than %i, and the lines left out are counted', (limit) => {
  const { text, omitted } = orderText(list(1_000), { fits: within(limit), link: link.padEnd(9_000, 'x') })
  expect(text.length).toBeLessThanOrEqual(limit)
  expect(text.split('\n').filter((line) => line.startsWith('- '))).toHaveLength(1_000 - omitted)
  expect(text).toMatch(omitted > 0 ? /… y .* más\.$/ : /Total: /)
})

test('lines left out of the text are in the link', () => {
  const { text, omitted } = orderText(list(1_000), { fits: within(2_000), link })
  expect(omitted).toBe(0)
  expect(text).toContain(link)
  expect(text).toMatch(/… y 8\d\d medidas más\./)
})

test('without a number in the pack there are no units', () => {
  expect(totalsText(parseLines([{ codigo: '1', nombre: 'Cadena', pack: 'Rollo x 30 m', cantidad: 2 }]))).toBe(
    '1 medida · 2 packs · sin contar las de 1 medida cuyo pack no dice cuántas trae',
  )
})
