import { expect, test } from '@playwright/test'
import { serveStorybook, stories } from './host.ts'
import { filesToKeep } from './preview.ts'

test('a built Storybook stands below a path, and opens offline once it was opened', async ({ page, context }) => {
  const { url, close } = await serveStorybook()
  await page.goto(url)
  const preview = page.frameLocator('#storybook-preview-iframe')
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => filesToKeep(page), { timeout: 120_000 }).toBe(0)
  close()
  await context.setOffline(true)

  await page.reload()
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible()
  const all = stories()
  const step = Math.floor(all.length / 20)
  const twenty = all.filter((_, at) => at % step === 0).slice(0, 20)
  expect(twenty).toHaveLength(20)
  for (const id of twenty) {
    await page.goto(`${url}iframe.html?id=${id}&viewMode=story`)
    await expect(page.locator('#storybook-root > *').first()).toBeAttached()
    await expect(page.locator('body')).toHaveClass(/sb-show-main/)
    await expect(page.locator('body')).not.toHaveClass(/sb-show-(errordisplay|nopreview)/)
  }
})
