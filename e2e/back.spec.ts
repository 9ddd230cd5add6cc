import type { Page } from '@playwright/test'
import { clickFirst, expect, test } from './kit/index.ts'

const dialog = (page: Page) => page.getByRole('dialog')

/** Back as its button does it: the page may answer. */
const back = (page: Page) => page.evaluate(() => history.back())

const openers: Record<string, { at: string; open: (page: Page) => Promise<unknown> }> = {
  'the enlarged picture': {
    at: '/productos?id=1',
    open: (page) => clickFirst(page, 'button', /ampliar/i),
  },
  'the login': { at: '/servicios', open: (page) => page.getByRole('button', { name: 'Zona privada' }).first().click() },
  'a projection': {
    at: '/videos',
    open: (page) => clickFirst(page, 'button', /^Reproducir/),
  },
}

for (const [what, { at, open }] of Object.entries(openers))
  test(
    `Back closes ${what}, and the page stays`,
    { tag: what === 'the enlarged picture' ? [] : '@release' },
    async ({ page }) => {
      await page.goto('/empresa')
      await page.goto(at)
      await open(page)
      await expect(dialog(page)).toBeVisible()
      // A projection brings this code with it.
      await expect.poll(() => page.evaluate(() => history.state.dialogs)).toBe(1)
      await back(page)
      await expect(dialog(page)).toHaveCount(0)
      await expect(page).toHaveURL(at)
      // Closed by hand, a dialog leaves no step behind.
      await open(page)
      await expect(dialog(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
      await expect.poll(() => page.evaluate(() => history.state.dialogs)).toBeUndefined()
      await back(page)
      await expect(page).toHaveURL('/empresa')
    },
  )

test('a reload under a dialog and a link in a dialog leave no step behind', { tag: '@largo' }, async ({ page }) => {
  await page.goto('/empresa')
  await page.goto('/servicios')
  await page.keyboard.press('Control+k')
  await dialog(page).getByRole('searchbox').fill('M8')
  await dialog(page).getByRole('link').first().click()
  await expect(page).toHaveURL(/productos/)
  await expect(dialog(page)).toHaveCount(0)
  await back(page)
  await expect(page).toHaveURL('/servicios')
  await page.getByRole('button', { name: 'Zona privada' }).first().click()
  await expect(dialog(page)).toBeVisible()
  await page.reload()
  await expect.poll(() => page.evaluate(() => history.state.dialogs)).toBeUndefined()
  await back(page)
  await expect(page).toHaveURL('/empresa')
})

test('an address that changes under a dialog stays when the dialog goes', { tag: '@release' }, async ({ page }) => {
  await page.goto('/empresa')
  await page.getByRole('link', { name: 'Productos' }).first().click()
  const box = page.getByRole('main').getByRole('searchbox')
  const ways = { M8: () => back(page), M10: () => page.keyboard.press('Escape'), M12: () => page.reload() }
  for (const [words, leave] of Object.entries(ways)) {
    await box.fill(words)
    await page.keyboard.press('Control+k')
    await expect(dialog(page)).toBeVisible()
    await expect(page).toHaveURL(`/productos?buscar=${words}`)
    await leave()
    await expect.poll(() => page.evaluate(() => history.state.dialogs)).toBeUndefined()
    // Forward leads to no dialog either.
    await page.evaluate(() => history.forward())
    await expect(dialog(page)).toHaveCount(0)
    await expect(page).toHaveURL(`/productos?buscar=${words}`)
    await expect(box).toHaveValue(words)
  }
  await back(page)
  await expect(page).toHaveURL('/empresa')
})
