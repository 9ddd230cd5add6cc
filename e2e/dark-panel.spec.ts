/** The dark panel: where the system asks for a dark ground, or where a user chose it; never on the public pages. */
import type { Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { expect, openTab, test } from './kit/index.ts'

const black = 'rgb(0, 0, 0)'
const white = 'rgb(255, 255, 255)'
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const turn = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Panel oscuro' }).click()

test.describe('how it looks', { tag: ['@aspecto', '@release'] }, () => {
  test('the dark ground follows system or user, in every tab of the panel', async ({ context, loggedInAs, page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/admin/login')
    const card = page.getByRole('heading', { name: 'Administración' }).locator('..')
    await expect(card).toHaveCSS('background-color', black)
    await loggedInAs('admin', '/admin/panel#s=25')
    await expect.poll(() => ground(page)).toBe(black)
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => ground(page)).toBe(white)
    await turn(page)
    await expect.poll(() => ground(page)).toBe(black)
    await page.reload()
    await expect.poll(() => ground(page)).toBe(black)

    const other = await openTab(context, '/admin/panel#s=1')
    await expect.poll(() => ground(other)).toBe(black)
    await other.emulateMedia({ colorScheme: 'dark' })
    await other.goto('/novedades')
    await expect(other.getByRole('heading', { level: 1, name: 'Novedades' })).toBeVisible()
    expect(await ground(other)).toBe(white)
    await other.goto('/admin/panel#s=1')
    await turn(other)
    // The first tab's system is light, and follows the choice of the second.
    await expect.poll(() => ground(other)).toBe(white)
    await expect.poll(() => ground(page)).toBe(white)
  })

  test('axe finds nothing on dark screens, nor in a text with a stored black', async ({ loggedInAs, page }) => {
    test.slow()
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await loggedInAs('admin', '/admin/panel#s=1')
    for (const screen of [1, '2&id=2', 25, 26, 13, 7, 19, 40, 42, 99, 100, 110]) {
      await page.goto(`/admin/panel#s=${screen}`)
      await expect(page.locator('main').getByRole('heading').first()).toBeVisible()
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      expect(await ground(page), String(screen)).toBe(black)
      expect.soft(await axeFindings(page), String(screen)).toEqual([])
    }
    await page.goto('/admin/panel#s=2&id=2')
    const stored = page.locator('.ql-editor [style*="color"]').first()
    await expect(stored).toBeVisible()
    expect(await stored.evaluate((text) => getComputedStyle(text).color)).toBe(white)
  })
})
