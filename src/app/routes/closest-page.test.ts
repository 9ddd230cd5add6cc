import { expect, test } from 'vitest'
import { closestPage } from './closest-page.ts'
import { pages } from '#site/pages.ts'

test.each([
  ['/zonaprivada', '/zonaPrivada'],
  ['/Zona-Privada/', '/zonaPrivada'],
  ['/PRODUCTOS', '/productos'],
  ['/producto', '/productos'],
  ['/contacto', '/contactos'],
  ['/contactos/', '/contactos'],
  ['/Novedad', '/novedades'],
  ['/v%C3%ADdeos', '/videos'],
  ['/empresas', '/empresa'],
  ['/HOME', '/home'],
  ['/admin', '/admin/panel'],
  ['/Admin/Panel', '/admin/panel'],
  ['/admin/login/', '/admin/login'],
])('%s leads to %s', (path, page) => expect(closestPage(path)).toBe(page))

test('a page is at its own address, and other addresses lead nowhere', () => {
  for (const path of pages.map((page) => page.path)) expect(closestPage(path)).toBeUndefined()
  for (const path of ['/demo', '/no-existe', '/productos/12', '/admin/panel/x', '/%E0'])
    expect(closestPage(path)).toBeUndefined()
})
