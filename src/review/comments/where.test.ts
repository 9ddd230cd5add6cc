import { expect, test } from 'vitest'
import { wordsOf } from './locate.ts'
import { screenAt } from './where.ts'

test.each([
  ['/novedades?escenario=obtenerNovedades:slow:3000', '/novedades'],
  ['/productos?id=3&demo=0&escenario=*:hang', '/productos?id=3'],
  ['/admin/panel?estado=/a.zip#s=50', '/admin/panel#s=50'],
  ['/home', '/'],
  ['/', '/'],
])('%s is the screen %s', (href, screen) => {
  expect(screenAt(href)).toBe(screen)
})

test.each(['rowheader', 'constructor', '__proto__', ''])(
  'an element with the role %j of an imported file has words',
  (role) => {
    expect(wordsOf({ role, name: '' })).toBe('el elemento')
  },
)
