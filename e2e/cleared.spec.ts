/** The browser, or its user, may delete a site's stored data at any time. */
import type { Page } from '@playwright/test'
import { serve } from '../mocks/server/files/serve.ts'
import { brokenPictures, dist, expect, readyForOffline, test } from './kit/index.ts'

// The shell returns at once; the answers of a live API come later.
test.use({ saveData: false, expectedErrors: /ERR_FAILED|No hay conexión/ })

const clearCaches = (page: Page) =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })

/** The addresses of the stored files of the build. Only originals of pictures count, since renditions are stored as pages show them. */
const storedFiles = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name === 'warm' || name.includes('precache'))
    const lists = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    )
    return lists
      .flat()
      .filter((url) => !/(?<!\.mp4)\.\d+\.webp\b/.test(url))
      .toSorted()
  })

test('caches cleared under an open page are filled again', { tag: '@release' }, async ({ page, context }) => {
  await page.goto('/')
  await readyForOffline(page)
  const before = await storedFiles(page)
  await clearCaches(page)
  expect(await storedFiles(page)).toEqual([])

  await page.goto('/contactos')
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await expect.poll(() => storedFiles(page), { timeout: 20_000 }).toEqual(before)
  await context.setOffline(true)
  await page.goto('/productos')
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await expect(page.getByText('Sin conexión', { exact: true })).toBeVisible()
})

test('cleared caches are filled again when a tab is shown again', { tag: ['@demo', '@release'] }, async ({ page }) => {
  const host = await serve(dist, 0)
  await page.goto(host.url)
  await readyForOffline(page)
  const before = await storedFiles(page)
  await clearCaches(page)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => storedFiles(page), { timeout: 20_000 }).toEqual(before)
  // The host is gone too.
  host.close()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Presentación' })).toBeVisible()
  await expect.poll(() => brokenPictures(page)).toEqual([])
})
