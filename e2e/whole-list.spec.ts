/** A list that renders only the rows in sight is copied whole: by Ctrl+A and Ctrl+C, and by 'Copiar la lista'. */
import type { Page } from '@playwright/test'
import { expect, test } from './kit/index.ts'

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const html = (page: Page) =>
  page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    return (await item?.getType('text/html'))?.text()
  })

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']))

test('the sizes of the catalogue, and a price list', { tag: ['@exacto', '@largo'] }, async ({ loggedInAs, page }) => {
  await page.goto('/productos?vista=tabla')
  await expect(page.getByText('24 productos, 100 medidas')).toBeVisible()
  await page.getByRole('table').click({ position: { x: 400, y: 10 } })
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+c')
  await expect(page.getByText('Se copiaron 100 filas.')).toBeVisible()
  expect((await clipboard(page)).split('\n')).toHaveLength(101)
  expect(await html(page)).toContain('011250</td>')

  // A selection in sight stays itself.
  await page.getByRole('rowheader', { name: 'Bulón hexagonal' }).first().click({ clickCount: 3 })
  await page.keyboard.press('ControlOrMeta+c')
  expect((await clipboard(page)).trim()).toMatch(/^Bulón/)
  expect((await clipboard(page)).split('\n').length).toBeLessThan(4)

  await loggedInAs('cliente', '/zonaPrivada?id=12')
  await expect(page.getByText('100 filas')).toBeVisible()
  await page.getByRole('button', { name: 'Copiar la lista' }).click()
  await expect(page.getByText('Se copiaron 100 filas.')).toBeVisible()
  expect((await clipboard(page)).split('\n')).toHaveLength(101)
})
