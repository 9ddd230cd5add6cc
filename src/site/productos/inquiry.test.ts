import { expect, test } from 'vitest'
import { producto } from '#mocks/fixtures/producto.ts'
import { inquiryText } from './inquiry.ts'

const withCodes = (...codes: string[]) =>
  producto({
    nombre: 'Bulón U',
    sub_productos: codes.map((codigo) => ({ codigo, tamaño: 'M8', pack: '1', codigobarra: '' })),
  })

test.each([
  [[], 'Hola, quería consultar por Bulón U.'],
  [['01'], 'Hola, quería consultar por Bulón U (código 01).'],
  [['01', '02'], 'Hola, quería consultar por Bulón U (códigos 01, 02).'],
  [['1', '2', '3', '4', '5', '6', '7'], 'Hola, quería consultar por Bulón U (códigos 1 a 7).'],
])('%j', (codes, text) => expect(inquiryText(withCodes(...codes), new Set())).toBe(text))

test('only the rows that were searched for', () => {
  expect(inquiryText(withCodes('01', '02', '03'), new Set([1]))).toBe('Hola, quería consultar por Bulón U (código 02).')
})
