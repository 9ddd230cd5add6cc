import { expect, test } from 'vitest'
import { menu, pageTitle, reloads } from './menu.ts'

test('the labels of the specification, to the letter', () => {
  expect(menu.map(({ label }) => label)).toEqual([
    'Empresa',
    'Productos',
    'Servicios',
    'Descargas',
    'novedades',
    'ferias',
    'videos',
    'contacto',
  ])
})

test.each(['/productos', '/novedades', '/ferias'])('%s reloads while a record is selected', (to) => {
  expect(reloads(to, undefined)).toBe(false)
  expect(reloads(to, 3)).toBe(true)
})

test('pages without a detail never reload', () => expect(reloads('/empresa', 3)).toBe(false))

test('a title is capitalised', () => {
  expect(pageTitle('/novedades')).toBe('Novedades')
  expect(pageTitle('/otra')).toBe('Página')
})
