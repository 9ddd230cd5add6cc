import type { Page } from '@playwright/test'
import { expect, test } from './kit/index.ts'

const sentence = (page: Page) => page.getByText('Este sitio necesita un navegador más nuevo')

/** A browser that cannot run the app's scripts and knows none of the newer CSS features. */
const grownOld = async (page: Page) => {
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  // Scripts come as files, and within prerendered pages.
  await page.route(/\.css$|\/$/, async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    await route.fulfill({ response, body: body.replaceAll('white-space-collapse:', 'unknown-here:') })
  })
}

test('an older browser shows what the site requires', async ({ page }) => {
  await grownOld(page)
  await page.goto('/')
  await expect(sentence(page)).toBeVisible()
})

test('a current browser hides what the site requires', { tag: '@release' }, async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Productos destacados' })).toBeVisible()
  await expect(sentence(page)).toBeHidden()
})
