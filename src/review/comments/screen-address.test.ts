import { expect, test } from 'vitest'
import { describeElement } from './locate.ts'
import { toScreen } from './screen-address.ts'

test.each([
  ['/novedades?escenario=obtenerNovedades:slow:3000', '/novedades'],
  ['/productos?id=3&demo=0&escenario=*:hang', '/productos?id=3'],
  ['/admin/panel?estado=/a.zip#s=50', '/admin/panel#s=50'],
  ['/home', '/'],
  ['/', '/'],
])('%s is the screen %s', (href, screen) => {
  expect(toScreen(href)).toBe(screen)
})

test.each(['rowheader', 'constructor', '__proto__', ''])(
  'an element with the role %j of an imported file has words',
  (role) => {
    expect(describeElement({ role, name: '' })).toBe('el elemento')
  },
)
