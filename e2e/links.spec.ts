/** Links of a prerendered page, which the router follows within the document. */
import { expect, isTaken, publicPages, test } from './kit/index.ts'

declare global {
  interface Window {
    same?: boolean
  }
}

const lists = publicPages.filter(({ path }) => path !== '/' && !path.includes('?'))

test('once the code is there no link loads another document', { tag: ['@demo', '@release'] }, async ({ page }) => {
  await page.goto('/')
  for (const part of ['header a', 'main a']) await isTaken(page, part)
  await page.evaluate(() => {
    window.same = true
  })
  for (const { path, heading } of [...lists, ...lists]) {
    await page.locator(`header nav a[href="${path}"]`).first().click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-going')
  }
  await page.locator('footer a[href="/novedades"]').click()
  await page.locator('main a[href^="/novedades?id="]').first().click()
  await expect(page).toHaveURL(/\/novedades\?id=\d+$/)
  await page.locator('header a[href="/home"]').first().click()
  await page.locator('main a[href^="/productos?id="]').first().click()
  await expect(page).toHaveURL(/\/productos\?id=\d+$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/home$/)
  expect(await page.evaluate(() => window.same)).toBe(true)
})
