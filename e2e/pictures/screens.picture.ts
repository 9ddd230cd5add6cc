/** Twelve screens of the demo, as they are committed. */
import { expect, test } from '../kit/index.ts'
import { compare, freeze, sizes } from './still.ts'

const screens = [
  ['home', '/'],
  ['empresa', '/empresa'],
  ['productos', '/productos'],
  ['producto', '/productos?id=1'],
  ['servicios', '/servicios'],
  ['descargas', '/descargas'],
  ['novedades', '/novedades'],
  ['contactos', '/contactos'],
  ['pedido', '/pedido'],
  ['zona', '/zonaPrivada', 'cliente'],
  ['panel-lista', '/admin/panel#s=1', 'editor'],
  ['panel-formulario', '/admin/panel#s=28&id=1', 'editor'],
] as const

for (const [name, path, role] of screens)
  for (const size of sizes)
    test(`${name} at ${size.width} px`, async ({ loggedInAs, page }) => {
      await page.setViewportSize(size)
      await freeze(page)
      // Without the button of the review tools, which no visitor has.
      await page.addInitScript(() => sessionStorage.setItem('demo', '0'))
      if (role) await loggedInAs(role, path)
      else await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      await compare(page, `screens/${name}-${size.width}`)
    })
