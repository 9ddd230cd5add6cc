import { expect, test } from 'vitest'
import { productos } from '../../../../mocks/seed/productos.ts'
import { ean13 } from './ean13.ts'

test('every bar code of the demo company can be drawn', () => {
  const codes = productos.flatMap(({ sub_productos }) => sub_productos.map(({ codigobarra }) => codigobarra))
  expect(codes.map(ean13)).toEqual(codes)
})

test.each([
  ['4006381333931', '4006381333931'],
  ['7 798123 001013', '7798123001013'],
  ['036000291452', '0036000291452'],
  ['7798123001014', undefined],
  ['', undefined],
  ['12345678', undefined],
  ['77981230010A3', undefined],
])('%j', (text, code) => expect(ean13(text)).toBe(code))
