import { expect, test } from 'vitest'
import { house } from '../../brand.ts'
import { mailDraft, mapEmbedUrl, mapUrl } from './links.ts'

test('the mail draft, to the letter', () => {
  const { searchParams, pathname } = new URL(mailDraft('ventas@x.example', house.nombre))
  expect(pathname).toBe('ventas@x.example')
  expect(searchParams.get('subject')).toBe(`Contacto desde la web de ${house.nombre}`)
  expect(searchParams.get('body')).toBe('Hola queria consultar')
  expect(mailDraft('a@b.c', house.nombre)).not.toContain('+')
})

test.each([
  [mapUrl, 'query'],
  [mapEmbedUrl, 'q'],
] as const)('an address in a map', (url, parameter) => {
  expect(new URL(url('Bv. Ñandú 15 & 17, Córdoba')).searchParams.get(parameter)).toBe('Bv. Ñandú 15 & 17, Córdoba')
})
