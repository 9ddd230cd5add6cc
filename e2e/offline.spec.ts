import { bytesOf, demoBytes, downloadOf, expect, logIntoZone, openReady, test, writeToUs } from './kit/index.ts'

test.use({ saveData: false })

test.describe('further cases, in the demo', { tag: ['@demo', '@release'] }, () => {
  test('a visitor without a connection writes, asks for a quote and downloads', async ({ page, context }) => {
    await openReady(page, '/')
    await context.setOffline(true)

    await page.goto('/contactos')
    await writeToUs(page)
    await logIntoZone(page, 'cliente')
    expect(await bytesOf(await downloadOf(page, page.getByRole('link', { name: 'Descargar 0001-00012408' })))).toEqual(
      demoBytes('listas/lista-tuercas-y-arandelas-octubre-2026.pdf'),
    )
  })

  test('every section of the panel opens offline', async ({ context, loggedInAs, page }) => {
    await openReady(page, '/')
    await context.setOffline(true)
    await loggedInAs('admin')
    const entries = page.getByRole('navigation', { name: 'Secciones del panel' }).getByRole('link')
    const heading = page.getByRole('main').getByRole('heading', { level: 1 })
    for (const entry of await entries.all()) {
      await entry.click()
      await expect(entry).toHaveAttribute('aria-current', 'page')
      await expect(heading).toBeVisible()
      await expect(page.getByRole('main').getByText(/No pudimos/)).toHaveCount(0)
    }
  })
})
