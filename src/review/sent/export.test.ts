import * as fc from 'fast-check'
import papa from 'papaparse'
import { expect, test } from 'vitest'
import { sentCsv, jsonOf } from './export.ts'
import type { Item } from './items.ts'

const item = (change: Partial<Item>): Item => ({
  key: '1',
  kind: 'contacto',
  at: '2026-11-22T12:00:00.000Z',
  from: 'Ana',
  to: ['ventas@example.com'],
  subject: 'Hola',
  text: 'Hola',
  replyTo: '',
  phone: '',
  ...change,
})
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('=1+1', '+54 351', '-1', '@SUM(A1)', '\t=1', 'a;b\n"c"', "'=1", '%', '|x', ' =1', '\n'),
)

test('no cell is a formula, and no cell is lost', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, anyText, async (text, phone) => {
      const csv = await sentCsv([item({ text, phone })])
      const [, cells = []] = papa.parse<string[]>(csv.slice(1), { delimiter: ';' }).data
      // A cell as it was written, or marked as text.
      const written = ['2026-11-22T12:00:00.000Z', 'Contacto', 'Ana', 'ventas@example.com', 'Hola', text, '', phone]
      expect(cells.map((cell, i) => (cell === `'${written[i]}` ? written[i] : cell))).toEqual(written)
      expect(cells.filter((cell) => /^\s*[=+\-@|%]|^[\t\r\n]/.test(cell))).toEqual([])
    }),
  )
})

test('JSON has an order as rows', () => {
  const [sent]: unknown[] = JSON.parse(jsonOf([item({ text: '- 011250 x 2 urgente' })]))
  expect(sent).toMatchObject({ from: 'Ana', pedido: [{ codigo: '011250', cantidad: 2, nota: 'urgente' }] })
  expect(sent).not.toHaveProperty('key')
})
