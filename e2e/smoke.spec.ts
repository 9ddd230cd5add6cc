/** Journeys that write nothing, for a Vidriera that runs somewhere else: `BASE_URL=https://staging.example.com npm run e2e -- smoke`. */
import { brokenPictures, expect, test } from './kit/index.ts'
import { menu } from '#site/pages.ts'

for (const path of ['/', ...menu.map((page) => page.path)])
  test(`${path} opens with its heading and its pictures`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(0)
    await expect.poll(() => brokenPictures(page)).toEqual([])
  })

test('the first product opens with its table, and Volver leads back', async ({ page }) => {
  await page.goto('/productos')
  await page.getByRole('main').locator('a[href*="id="]').first().click()
  await expect(page.getByRole('columnheader', { name: 'Código de barras' })).toBeVisible()
  await page.getByRole('button', { name: 'Volver' }).click()
  await expect(page).toHaveURL(/\/productos$/)
})

test('a visitor without a session is led out of the zone and to the login of the panel', async ({ page }) => {
  await page.goto('/zonaPrivada')
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/admin/panel')
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible()
})

test('an editor sees the list of products', async ({ loggedInAs, page }) => {
  await loggedInAs('editor', '/admin/panel#s=25')
  await expect(page.getByRole('table')).toBeVisible()
})

test('a customer sees the price lists', async ({ loggedInAs, page }) => {
  await loggedInAs('cliente')
  await expect(page.getByRole('columnheader', { name: 'N° de pedido' })).toBeVisible()
})
