/** The browser, or its user, may delete a site's stored data at any time. */
import type { Page } from '@playwright/test'
import { brokenPictures, cachedFiles, expect, openReady, test } from './kit/index.ts'

// The shell returns at once; the answers of a live API come later.
test.use({ saveData: false, expectedErrors: /ERR_FAILED|No hay conexión/ })

const clearCaches = (page: Page) =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })

/** The addresses of the stored files of the build. Only originals of pictures count, since renditions are stored as pages show them. */
const storedFiles = async (page: Page) =>
  (await cachedFiles(page, /^warm$|precache/)).filter((url) => !/(?<!\.mp4)\.\d+\.webp\b/.test(url)).toSorted()

/** Resolves when the worker has filled the caches: it joins a second request for this to the first. */
const showAgain = () =>
  new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ type: string }>) => {
      if (data.type === 'WARMED') resolve()
    })
    document.dispatchEvent(new Event('visibilitychange'))
  })

test('a tab that is shown again, or opened, fills cleared caches', { tag: '@release' }, async ({ context, page }) => {
  await openReady(page, '/')
  const before = await storedFiles(page)
  for (const returns of [() => page.evaluate(showAgain), () => page.goto('/contactos')]) {
    await clearCaches(page)
    expect(await storedFiles(page)).toEqual([])
    await returns()
    await expect.poll(() => storedFiles(page)).toEqual(before)
  }
  await context.setOffline(true)
  await page.goto('/')
  await expect(page.getByText('Sin conexión', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Presentación' })).toBeVisible()
  await expect.poll(() => brokenPictures(page)).toEqual([])
})
