/** Scenarios: a link opens any state of any screen of the demo, in one tab, for every call. */
import type { Page } from '@playwright/test'
import { downloadOf, expect, openTab, openTool, sizes, storedCompany, tabOf, test } from './kit/index.ts'

const strip = (page: Page) => page.getByRole('complementary', { name: 'Escenario' })

test.use({ expectedErrors: /status of (401|503|507)|ApiError|ERR_FAILED|Failed to fetch/ })

test('a scenario by link stays in its tab alone, until it is left', { tag: '@demo' }, async ({ page, context }) => {
  await page.goto('/novedades?escenario=obtenerNovedades:hang')
  await expect(strip(page)).toContainText('Escenario: obtenerNovedades no contesta')
  await expect(page.getByRole('heading', { level: 1, name: 'Novedades' })).toBeVisible()
  await expect(page.getByText('Cómo leer las marcas de un bulón')).toBeHidden()
  await page.getByRole('link', { name: 'Ferias' }).first().click()
  await expect(page.getByText('Feria Metalmecánica Rosario 2026')).toBeVisible()
  await expect(page).toHaveURL('/ferias?escenario=obtenerNovedades:hang')
  // The tab keeps its scenario at an address that names none.
  await page.goto('/novedades')
  await expect(page).toHaveURL('/novedades?escenario=obtenerNovedades:hang')
  await expect(strip(page)).toBeVisible()
  const other = await openTab(context, '/novedades')
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
})

test('a page sets one by hand; an odd word is named', { tag: ['@demo', '@telefono', '@release'] }, async ({ page }) => {
  await page.goto('/contactos')
  await openTool(page, 'Escenarios')
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
    await page.evaluate(async () => (await fetch('/api/crearVideo', { method: 'POST', body: new FormData() })).status),
  ).toBe(507)
  await page.getByRole('button', { name: 'Cerrar la sala' }).click()
  await page.getByRole('button', { name: /Actualizar/ }).click()
  await expect(strip(page)).not.toContainText('versión')
  await page.goto('/contactos?escenario=obtenerContactos:slow')
  await expect(strip(page)).toContainText('«obtenerContactos» no es una llamada del contrato')
})

test.describe('further cases, in the demo', { tag: ['@demo', '@release'] }, () => {
  test('a scenario applies to files and pictures, and its login to its tab', async ({ page, context }) => {
    await page.goto('/descargas?escenario=descargarArchive:error:503:Vuelve el lunes:x1,getImage:offline')
    const link = page.getByRole('link', { name: /Tabla de pares de apriete/ })
    await link.click()
    await expect(page.getByText('No pudimos descargarlo. Probá de nuevo.')).toBeVisible()
    expect((await downloadOf(page, link)).suggestedFilename()).toMatch(/\.pdf$/)
    expect(
      await page.evaluate(async () =>
        fetch('/api/getImage/nada.jpg').then(
          () => 'llega',
          () => 'no llega',
        ),
      ),
    ).toBe('no llega')

    await page.goto('/zonaPrivada?escenario=rol:cliente,obtenerZona:error:503:Vuelve el lunes')
    const book = await tabOf(page, page.getByRole('link', { name: /^Ver online 0001-00012416/ }))
    await expect(book.getByText('Vuelve el lunes')).toBeVisible()
    const list = await tabOf(page, page.locator('a[target=_blank][href^="/api/"]').first())
    await expect(list.getByText('Vuelve el lunes')).toBeVisible()

    await page.goto('/admin/panel?escenario=rol:admin')
    await expect(page.getByRole('banner').getByText('Bienvenido admin')).toBeVisible()
    const other = await openTab(context, '/admin/panel')
    await expect(other).toHaveURL('/admin/login')
  })

  test('a rehearsal changes nothing real, and the real session goes on', async ({ loggedInAs, page, context }) => {
    await loggedInAs('admin')
    const before = await storedCompany(page)
    const ids = () => page.evaluate(() => [localStorage.getItem('idLogin'), localStorage.getItem('idLoginZona')])
    const was = await ids()
    await page.goto('/productos?escenario=obtenerProductos:error:503')
    await expect(page.locator('main').getByRole('button', { name: /Reintentar|Probar/ })).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    for (const [path, at] of [
      ['/admin/panel?escenario=obtenerUsuarios:error:401#s=11', /\/admin\/(panel|login)/],
      ['/admin/panel?escenario=rol:nadie', /\/admin\/login/],
      ['/admin/panel?escenario=*:error:401', /\/admin\/login/],
    ] as const) {
      await page.goto(path)
      await expect(page).toHaveURL(at)
      await expect(strip(page)).toBeVisible()
    }
    await page.goto('/admin/panel?escenario=rol:editor,version:nueva,espacio:lleno,reloj:2031-05-06')
    await page.getByRole('button', { name: 'Actualizar' }).click()
    await expect(strip(page)).not.toContainText('versión')
    await page.getByRole('banner').getByRole('button', { name: 'Salir' }).click()
    await expect(page).toHaveURL(/\/admin\/login/)
    const other = await openTab(context, '/admin/panel')
    await expect(other.getByRole('banner').getByText('Bienvenido admin')).toBeVisible()
    expect(await storedCompany(other)).toEqual(before)
    await strip(page).getByRole('button', { name: 'Quitar' }).click()
    await expect(page).toHaveURL(/\/admin\/panel/)
    expect(await ids()).toEqual(was)
  })

  test('shown to somebody, a tab has no review tools until it is asked back', async ({ page }) => {
    await page.goto('/demo?demo=0')
    await expect(page.getByRole('heading', { level: 1, name: 'No encontramos esta página' })).toBeVisible()
    await page.goto('/contactos')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Control+Alt+KeyR')
    await expect(page.getByRole('complementary', { name: 'Sala de revisión' })).toHaveCount(0)
    await page.goto('/contactos?demo=1')
    await expect(page.getByRole('button', { name: 'Sala de revisión' })).toBeVisible()
    await page.keyboard.press('Control+Alt+KeyR')
    await expect(page.getByRole('complementary', { name: 'Sala de revisión' })).toBeVisible()
  })

  for (const size of sizes) {
    test(`at ${size.width} px no notice covers the button of the review tools`, async ({ context, page }) => {
      await page.setViewportSize(size)
      const button = page.getByRole('button', { name: 'Sala de revisión' })
      const notice = page.getByRole('status', { name: 'Avisos' }).locator('> *').last()
      const gap = async () => {
        const [above, below] = [await notice.boundingBox(), await button.boundingBox()]
        return (below?.y ?? 0) - (above ? above.y + above.height : Infinity)
      }
      await page.goto('/contactos')
      await button.waitFor()
      await context.setOffline(true)
      await expect(notice).toContainText('conexión')
      await expect.poll(gap).toBeGreaterThanOrEqual(4)
      await button.click({ trial: true })
      await context.setOffline(false)
      await page.goto('/contactos?escenario=version:nueva')
      await expect(notice).toContainText('Actualizar')
      await expect.poll(gap).toBeGreaterThanOrEqual(4)
      await button.click({ trial: true })
    })
  }
})

for (const width of [1440, 375])
  test(`at ${width} px the strip covers no 'Guardar'`, { tag: ['@demo', '@release'] }, async ({ loggedInAs, page }) => {
    await page.setViewportSize({ width, height: 812 })
    const rules = 'rol:admin,crearNovedad:error:500:Falta la foto y el título de la novedad,obtenerVideos:slow:1'
    await loggedInAs('admin', '/contactos')
    await page.goto(`/admin/panel?escenario=${rules}#s=42`)
    const save = page.getByRole('button', { name: 'Guardar', exact: true })
    await expect(save).toBeVisible()
    await expect(strip(page)).toBeVisible()
    for (const top of [0, 400, 10_000]) {
      await page.evaluate((y) => {
        for (const box of [document.scrollingElement, document.querySelector('main')]) box?.scrollTo(0, y)
      }, top)
      // Refuses where something else would get the click.
      await save.click({ trial: true })
      const covers = await page.evaluate(() => {
        const [button, edge] = [...document.querySelectorAll('form button[type=submit], .review-strip')].map(
          (element) => element.getBoundingClientRect(),
        )
        return (button?.bottom ?? 0) > (edge?.top ?? 0)
      })
      expect([top, covers]).toEqual([top, false])
    }
  })
