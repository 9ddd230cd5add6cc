/** Links of a prerendered page, whose code for going to other pages comes after the code that hydrates the page. */
import type { Page } from '@playwright/test'
import { expect, isTaken, publicPages, test } from './kit/index.ts'

declare global {
  interface Window {
    same?: boolean
  }
}

const laterCode = '**/assets/router-later-*.js'
const lists = publicPages.filter(({ path }) => path !== '/' && !path.includes('?'))

const open = async (page: Page) => {
  await page.goto('/')
  for (const part of ['header a', 'main a']) await isTaken(page, part)
  await page.evaluate(() => {
    window.same = true
  })
}

/** Holds the first request of that code back. Returns a function that lets go of the request. */
const hold = async (page: Page, then: 'continue' | 'abort') => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(
    laterCode,
    async (route) => {
      await promise
      await route[then]()
    },
    { times: 1 },
  )
  return resolve
}

test(
  "once the page's code is there no link loads another document",
  { tag: ['@demo', '@release'] },
  async ({ page }) => {
    const letGo = await hold(page, 'continue')
    await open(page)
    await page.locator('header nav a[href="/empresa"]').first().click()
    await expect(page.locator('html'), 'the tap is heard before the code is there').toHaveAttribute('data-going', '', {
      timeout: 1_000,
    })
    letGo()
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
  },
)

test.describe('where that code fails once', { tag: '@demo' }, () => {
  test.use({ expectedErrors: /router-later/ })
  test('a link leads to its page by the host', { tag: '@release' }, async ({ page }) => {
    const letGo = await hold(page, 'abort')
    await open(page)
    await page.locator('header nav a[href="/productos"]').first().click()
    letGo()
    await expect(page.getByRole('heading', { level: 1, name: 'Productos' })).toBeVisible()
    await expect(page).toHaveURL(/\/productos$/)
    await expect.poll(() => page.evaluate(() => window.same)).toBeUndefined()
  })
})
