import { expect, test } from 'vitest'
import { menu, pageTitle, reloads } from './menu.ts'

const none = { producto: null, novedad: null, feria: null }

test('the labels of the specification, to the letter', () => {
  expect(menu.map(({ label }) => label)).toEqual(
    ['Empresa', 'Productos', 'Servicios', 'Descargas', 'novedades', 'ferias', 'videos', 'contacto'],
  )
})

test.each(['/productos', '/novedades', '/ferias'])('%s reloads while something is selected', (to) => {
  expect(reloads(to, none)).toBe(false)
  expect(reloads(to, { ...none, producto: 3 })).toBe(true)
  expect(reloads(to, { ...none, novedad: 1 })).toBe(true)
})

test('pages without a detail never reload', () => expect(reloads('/empresa', { ...none, producto: 3 })).toBe(false))

test('a title is capitalised', () => {
  expect(pageTitle('/novedades')).toBe('Novedades')
  expect(pageTitle('/otra')).toBe('Página')
})
