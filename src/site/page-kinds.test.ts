import { expect, test } from 'vitest'
import { isPublic } from './page-kinds.ts'

test.each(['/', '/home', '/productos', '/productos?id=12', '/ferias?id=1'])('anybody may see %s', (address) =>
  expect(isPublic(address)).toBe(true),
)

test.each([
  '/pedido',
  '/admin/panel',
  '/zonaPrivada',
  '/productos?buscar=tuerca',
  '/productos?id=12&buscar=x',
  '/productos?id=',
  '/empresa?id=1',
  '/no/existe',
])('%s is no page of its own, or not for anybody', (address) => expect(isPublic(address)).toBe(false))
