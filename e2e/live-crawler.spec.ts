/** What a crawler reads of a live site on a host of files: it runs the pages, keeps no worker, and asks for nothing that robots.txt forbids. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builds, expect, publicPages, test } from './kit/index.ts'
import { mayCrawl } from './kit/robots.ts'

test.use({ build: 'live', expectedErrors: /status of 404|ERR_FAILED|ApiError/ })

test('reads every list and record, and that a deleted record is gone', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  const robots = readFileSync(join(builds.live, 'robots.txt'), 'utf8')
  const refused: string[] = []
  await page.route('**', (route) => {
    const { pathname, search } = new URL(route.request().url())
    if (mayCrawl(robots, pathname + search)) return route.fallback()
    refused.push(pathname)
    return route.abort()
  })
  for (const { path, heading, content } of publicPages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached()
    await expect(page.getByText(content).first()).toBeAttached()
    await page.waitForLoadState('networkidle')
    await expect(page.getByText('No pudimos cargar')).toHaveCount(0)
  }
  for (const path of ['/productos?id=999', '/novedades?id=999', '/ferias?id=999']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: /^No (lo )?encontramos/ })).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  }
  expect(refused).toEqual([])
})
