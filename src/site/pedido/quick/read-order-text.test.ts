/** Lines in short of an order's own text, whose codes look like amounts or like one another. */
import { expect, test } from 'vitest'
import { producto } from '#mocks/fixtures/producto.ts'
import { createCodes } from './codes.ts'
import { pastedRows } from './paste.ts'

const read = (line: string, codigos: readonly string[]) => {
  const sub_productos = codigos.map((codigo) => ({ codigo, tamaño: 'M8', pack: '', codigobarra: '' }))
  const text = `Hola, quería pedir cotización de:\n- ${line}`
  return pastedRows(text, createCodes([producto({ nombre: 'Bulón', sub_productos })])).at(-1)
}

test('a code that ends as an amount begins is read whole, with its note', () => {
  expect(read('- 2 x x 1 "a";"b"', ['- 2 x'])?.line).toMatchObject({ codigo: '- 2 x', cantidad: 1, nota: '"a";"b"' })
})

test('a code of two sizes is asked, not taken for the code that it ends with', () => {
  const row = read('a b x 1', ['a\tb', 'a b', 'b'])
  expect([row?.line, row?.matches.map(({ codigo }) => codigo)]).toEqual([undefined, ['a\tb', 'a b']])
})

test('what is packed in elsewhere is the thing itself where a product is named so', () => {
  const sub_productos = [{ codigo: 'HS-1', tamaño: '12"', pack: 'Caja x 10', codigobarra: '' }]
  const codes = createCodes([producto({ nombre: 'Hoja de sierra', sub_productos })])
  expect(pastedRows('HS-1 20 hojas', codes).at(-1)?.line).toMatchObject({ codigo: 'HS-1', cantidad: 2 })
})
