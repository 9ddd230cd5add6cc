import { expect, test } from 'vitest'
import { isWebAddress, withScheme } from './web-address.ts'

test.each([
  ['www.x.com', 'https://www.x.com'],
  ['x.com/a b', 'https://x.com/a b'],
  [' https://x.com ', 'https://x.com'],
  ['/contactos', '/contactos'],
  ['tel:+5411', 'tel:+5411'],
  ['ventas@x.com.ar', 'mailto:ventas@x.com.ar'],
  ['mailto:a@b.c', 'mailto:a@b.c'],
  ['#arriba', '#arriba'],
  ['hola', 'hola'],
])('%s leads to %s', (typed, address) => {
  expect(withScheme(typed)).toBe(address)
})

test.each(['https://x.com', 'http://x.com/a?b', 'mailto:a@b.c', 'tel:+5411', '/contactos'])(
  '%s is an address',
  (address) => {
    expect(isWebAddress(address)).toBe(true)
  },
)
test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'data:text/html,x',
  'file:///c:/x',
  'hola',
  '//x.com',
  'https://',
  '',
])('%s is none', (address) => {
  expect(isWebAddress(withScheme(address))).toBe(false)
})
