/** The demo of a company that has said its name and nothing else is nobody else's, and one press brings the demo back. */
import { updateMarca } from '#contract/marca-writes.ts'
import { getScreens } from '#panel/sections/section.ts'
import { closed, open } from '#site/page-kinds.ts'
import { foreignIn, wordsOn } from './kit/foreign.ts'
import { ask, expect, logIntoPanel, openState, pageSnapshots, test } from './kit/index.ts'
import { everySection } from './kit/sections.ts'

// Save-Data would keep the browser from storing pages; the host answers an unknown address with 404.
test.use({ saveData: false, expectedErrors: /404.*\/no-hay/ })

const nombre = 'Ferretería El Tala'

test('a demo that begins empty names its own company everywhere', { tag: ['@demo', '@release'] }, async ({ page }) => {
  test.slow()
  await logIntoPanel(page, 'admin')
  const review = await openState(page)
  await review.getByRole('button', { name: 'Empezar con mi empresa…' }).click()
  await review.getByRole('button', { name: 'Empezar con mi empresa', exact: true }).click()
  await expect(review.getByText(/^La empresa está vacía/)).toBeVisible()
  const missing = page.getByRole('region', { name: 'Para abrir el sitio falta' })
  await expect(missing.getByRole('listitem')).toHaveCount(8)
  await ask(page, updateMarca, { nombre })
  const other = await page.context().newPage()
  const visit = async (path: string) => {
    await other.goto(path)
    await expect(other.locator('h1').first()).toBeAttached()
    await expect(other).toHaveTitle(new RegExp(`${nombre}$`))
    await expect(other.locator('main')).not.toContainText(/Cargando…|Reintentar/)
    expect([path, foreignIn(await wordsOn(other))]).toEqual([path, []])
  }
  for (const path of [...open, ...closed.filter((one) => !one.startsWith('/admin')), '/no-hay']) await visit(path)
  // A later visit opens with the page as this browser keeps it.
  await visit('/contactos')
  await expect.poll(() => pageSnapshots(other)).toContain('/contactos')
  await visit('/contactos')
  await expect(other.getByRole('heading', { level: 1, name: 'Contacto' })).toBeVisible()
  await other.goto('/pedido')
  await other.getByRole('button', { name: 'Buscar' }).first().click()
  await expect(other.getByRole('dialog', { name: 'Buscar' })).toBeVisible()
  expect(foreignIn(await wordsOn(other))).toEqual([])
  await other.emulateMedia({ media: 'print' })
  for (const path of ['/productos', '/contactos']) await visit(path)
  await other.emulateMedia({ media: 'screen' })
  // The accounts stay, with their addresses: who takes over changes them.
  const own = everySection.filter(({ folder }) => !['usuarios', 'cuenta'].includes(folder))
  const screens = own.flatMap(getScreens).filter(([role]) => role !== 'edit' && role !== 'gallery')
  for (const [, code] of screens) await visit(`/admin/panel#s=${code}`)
  await page.bringToFront()
  await review.getByRole('button', { name: 'Volver a como estaba antes de empezar con mi empresa' }).click()
  await expect(review.getByText('Nada: es la empresa de la demo como viene.')).toBeVisible()
  await expect(missing).toHaveCount(0)
})
