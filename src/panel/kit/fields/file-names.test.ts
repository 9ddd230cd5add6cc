import { expect, test } from 'vitest'
import { orderNumberFrom, titleFrom } from './file-names.ts'

test.each([
  ['0001-00012391.pdf', '0001-00012391'],
  ['Lista 0001-00012391 (2).xlsx', '0001-00012391'],
  ['pedido_00012391_octubre.pdf', '00012391'],
  ['lista 12345 y 67890.pdf', 'lista 12345 y 67890'],
  ['Lista_mayorista 20261003.pdf', 'Lista mayorista 20261003'],
  ['lista-mayorista-octubre-2026.xlsx', 'lista-mayorista-octubre-2026'],
])('%s is of order %s', (file, order) => {
  expect(orderNumberFrom(file)).toBe(order)
})

test.each([
  ['plantilla_de-pedido.xlsx', 'Plantilla de pedido'],
  ['Catálogo 2026.pdf', 'Catálogo 2026'],
  ['ficha%20M8-M10.pdf', 'Ficha M8-M10'],
])('%s is titled %s', (file, title) => {
  expect(titleFrom(file)).toBe(title)
})
