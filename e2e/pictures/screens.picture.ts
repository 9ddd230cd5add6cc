/** Twelve screens of the demo, as they are committed. */
import { isTaken } from '../kit/hydrate.ts'
import { expect, sizes, test } from '../kit/index.ts'
import { compare, freeze } from './still.ts'

interface Screen {
  readonly name: string
  readonly path: string
  readonly role?: 'cliente' | 'editor'
  /** The text that comes after everything else. */
  readonly last?: string
}

/** In the order of one visit: whoever logs in comes after whoever has not. */
const screens: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'empresa', path: '/empresa' },
  { name: 'productos', path: '/productos' },
  { name: 'producto', path: '/productos?id=1', last: 'Siguiente' },
  { name: 'servicios', path: '/servicios' },
  { name: 'descargas', path: '/descargas' },
  { name: 'novedades', path: '/novedades' },
  { name: 'contactos', path: '/contactos' },
  { name: 'pedido', path: '/pedido' },
  { name: 'zona', path: '/zonaPrivada', role: 'cliente' },
  { name: 'panel-lista', path: '/admin/panel#s=1', role: 'editor' },
  { name: 'panel-formulario', path: '/admin/panel#s=28&id=1', role: 'editor' },
]

for (const size of sizes)
  test(`screens at ${size.width} px`, async ({ loggedInAs, page }) => {
    await page.setViewportSize(size)
    await freeze(page)
    // Without the button of the review tools, which no visitor has.
    await page.addInitScript(() => sessionStorage.setItem('demo', '0'))
    for (const { name, path, role, last } of screens) {
      if (role) await loggedInAs(role, path)
      else await page.goto(path)
      await isTaken(page, 'h1')
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      if (last) await expect(page.getByText(last)).toBeVisible()
      await page.waitForLoadState('networkidle')
      await compare(page, `screens-${name}-${size.width}`)
    }
  })
