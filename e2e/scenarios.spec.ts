/** Any state of any screen is a link: in the demo, in this tab, for every call that there is. */
import type { Page } from '@playwright/test'
import { expect, test } from './kit/index.ts'

const strip = (page: Page) => page.getByRole('complementary', { name: 'Escenario' })

test.use({ expectedErrors: /status of (401|503|507)|ApiError|ERR_FAILED|Failed to fetch/ })

test(
  'a link shows a page while it waits; the scenario stays through the site and a reload, in that tab alone, until it is left',
  { tag: '@demo' },
  async ({ page, context }) => {
    await page.goto('/novedades?escenario=obtenerNovedades:hang')
    await expect(strip(page)).toContainText('Escenario: obtenerNovedades no contesta')
    await expect(page.getByRole('heading', { level: 1, name: 'Novedades' })).toBeVisible()
    await expect(page.getByText('Cómo leer las marcas de un bulón')).toBeHidden()
    await page.getByRole('link', { name: 'Ferias' }).first().click()
    await expect(page.getByText('Feria Metalmecánica Rosario 2026')).toBeVisible()
    await expect(page).toHaveURL('/ferias?escenario=obtenerNovedades:hang')
    // The same tab, by an address that says nothing of it.
    await page.goto('/novedades')
    await expect(page).toHaveURL('/novedades?escenario=obtenerNovedades:hang')
    await expect(strip(page)).toBeVisible()
    const other = await context.newPage()
    await other.goto('/novedades')
    await expect(other.getByText('Cómo leer las marcas de un bulón')).toBeVisible()
    await expect(strip(other)).toBeHidden()
    await other.close()
    await strip(page).getByRole('button', { name: 'Soltar' }).click()
    await expect(page.getByText('Cómo leer las marcas de un bulón')).toBeVisible()
    await strip(page).getByRole('button', { name: 'Quitar' }).click()
    await expect(page).toHaveURL('/novedades')
    await expect(strip(page)).toBeHidden()
    await page.reload()
    await expect(page.getByText('Cómo leer las marcas de un bulón')).toBeVisible()
  },
)

test(
  "it reaches downloads, pictures and files that are opened; who logs in is this tab's own",
  { tag: '@demo' },
  async ({ page, context }) => {
    await page.goto('/descargas?escenario=descargarArchive:error:503:Vuelve el lunes:x1,getImage:offline')
    const link = page.getByRole('link', { name: /Tabla de pares de apriete/ })
    await link.click()
    await expect(page.getByText('No pudimos descargarlo. Probá de nuevo.')).toBeVisible()
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toMatch(/\.pdf$/)
    expect(
      await page.evaluate(async () =>
        fetch('/api/getImage/nada.jpg').then(
          () => 'llega',
          () => 'no llega',
        ),
      ),
    ).toBe('no llega')

    await page.goto('/zonaPrivada?escenario=rol:cliente,obtenerZona:error:503:Vuelve el lunes')
    const [book] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: /^Ver online 0001-00012416/ }).click(),
    ])
    await expect(book.getByText('Vuelve el lunes')).toBeVisible()
    const [list] = await Promise.all([
      context.waitForEvent('page'),
      page.locator('a[target=_blank][href^="/api/"]').first().click(),
    ])
    await expect(list.getByText('Vuelve el lunes')).toBeVisible()

    await page.goto('/admin/panel?escenario=rol:admin')
    await expect(page.getByRole('banner').getByText('Bienvenido admin')).toBeVisible()
    const other = await context.newPage()
    await other.goto('/admin/panel')
    await expect(other).toHaveURL('/admin/login')
  },
)

test(
  'a page sets one by hand, on any day and without room; what is not understood is named',
  { tag: ['@demo', '@telefono'] },
  async ({ page }) => {
    await page.goto('/contactos')
    await page.getByRole('button', { name: 'Sala de revisión' }).click()
    await page.getByRole('button', { name: 'Escenarios' }).first().click()
    const text = page.getByRole('textbox', { name: 'Escenario' })
    await text.fill('espacio:leno')
    await expect(page.getByText('¿Quisiste decir «lleno»?')).toBeVisible()
    await text.fill('espacio:lleno,reloj:2031-05-06,version:nueva,rol:editor')
    await page.getByRole('button', { name: 'Aplicar en esta pestaña' }).click()
    await expect(strip(page)).toContainText(
      'como editor · es el 6/5/2031 · sin espacio para guardar · hay una versión nueva',
    )
    expect(await page.evaluate(() => new Date().toLocaleDateString('sv-SE'))).toBe('2031-05-06')
    expect(
      await page.evaluate(
        async () => (await fetch('/api/crearVideo', { method: 'POST', body: new FormData() })).status,
      ),
    ).toBe(507)
    await page.getByRole('button', { name: 'Cerrar la sala' }).click()
    await page.getByRole('button', { name: /Actualizar/ }).click()
    await expect(strip(page)).not.toContainText('versión')
    await page.goto('/contactos?escenario=obtenerContactos:slow')
    await expect(strip(page)).toContainText('«obtenerContactos» no es una llamada del contrato')
  },
)
