import { expect, test } from 'vitest'
import { pageTitle } from './page/title.ts'
import { menu, reloads, type PagePath, type Page, pages } from './pages.ts'

const at = (path: PagePath): Page | undefined => pages.find((page) => page.path === path)

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

test.each(['/productos', '/novedades', '/ferias'] as const)('%s reloads while a record is selected', (to) => {
  expect(reloads(at(to), undefined)).toBe(false)
  expect(reloads(at(to), 3)).toBe(true)
})

test('pages without a detail never reload', () => expect(reloads(at('/empresa'), 3)).toBe(false))

test('a title is capitalised', () => {
  expect(pageTitle('/novedades')).toBe('Novedades')
  expect(pageTitle('/otra')).toBe('Página')
})
