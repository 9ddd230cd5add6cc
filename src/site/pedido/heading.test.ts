import { expect, test } from 'vitest'
import { getFileName, headingLines, createHeading } from './heading.ts'

const timestamp = Date.parse('2026-11-23T12:00:00-03:00')

test('the heading has the number, the day and the customer', () => {
  expect(headingLines(createHeading('20261123-7KQ4', ' Ferretería López ', timestamp))).toEqual([
    'Pedido 20261123-7KQ4',
    'Fecha: 23/11/2026',
    'De parte de: Ferretería López',
  ])
  expect(headingLines(createHeading('', '', timestamp))).toEqual(['Fecha: 23/11/2026'])
})

test.each([
  ['20261123-7KQ4', 'Ferretería López', 'pedido-20261123-7KQ4-ferreteria-lopez'],
  ['20261123-7KQ4', '', 'pedido-20261123-7KQ4'],
  ['20261123-7KQ4', '«¡!»', 'pedido-20261123-7KQ4'],
  ['20261123-7KQ4', '../../a/b\\c:d*e?', 'pedido-20261123-7KQ4-a-b-c-d-e'],
  ['20261123-7KQ4', 'Ñandú & Güemes S.A.', 'pedido-20261123-7KQ4-nandu-guemes-s-a'],
  ['20261123-7KQ4', 'x'.repeat(80), `pedido-20261123-7KQ4-${'x'.repeat(40)}`],
  ['', 'Ana', 'pedido-2026-11-23-ana'],
])('the file of %j, of %j, is named %s', (numero, de, name) =>
  expect(getFileName(createHeading(numero, de, timestamp))).toBe(name),
)
