import { expect, test } from 'vitest'
import { pageTitle } from './page/title.ts'
import { menu, reloads, type PagePath, type Page, pages } from './pages.ts'

const getPage = (path: PagePath): Page | undefined => pages.find((page) => page.path === path)

test('the labels of the specification, to the letter', () => {
  const specified = ['Empresa', 'Productos', 'Servicios', 'Descargas', 'novedades', 'ferias', 'videos', 'contacto']
  // A page of the company's own may stand among these.
  expect(menu.map(({ label }) => label).filter((label) => specified.some((word) => word === label))).toEqual(specified)
})

test.each(['/productos', '/novedades', '/ferias'] as const)('%s reloads while a record is selected', (to) => {
  expect(reloads(getPage(to), undefined)).toBe(false)
  expect(reloads(getPage(to), 3)).toBe(true)
})

test('pages without a detail never reload', () => expect(reloads(getPage('/empresa'), 3)).toBe(false))

test('a title is capitalised', () => {
  expect(pageTitle('/novedades')).toBe('Novedades')
  expect(pageTitle('/otra')).toBe('Página')
})
