import { expect, test, type Page } from '@playwright/test'
import { serveStorybook } from './host.ts'
import { filesToKeep } from './preview.ts'

/** The visitor has opened no story yet, and the worker was stopped before it kept any. */
const forgetStories = (page: Page) =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) if (request.url.includes('.stories-')) await cache.delete(request)
    }
  })

const openAlert = async (page: Page) => {
  await page.locator('#ui-alert').click()
  await expect(page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1 })).toHaveText('Alert')
}

/**
 * Stops the workers while the next edition's waits. Chromium does so once the first edition's is idle; on a loaded machine
 * Chromium now and then counts an idle worker as busy, for up to five minutes.
 */
const stopWorkers = async (page: Page) => {
  const isWaiting = await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)
  if (!isWaiting) return
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await session.detach()
}

for (const [what, isKept] of [
  ['with all its files', true],
  ['that has yet to fetch its stories', false],
] as const)
  test(`a Storybook ${what} stays open over a deploy: it is loaded once more by itself`, async ({ page, context }) => {
    const { url, deploy, close } = await serveStorybook()
    await page.goto(url)
    await expect.poll(() => filesToKeep(page), { timeout: 120_000 }).toBe(0)
    let loads = 0
    page.on('load', () => (loads += 1))
    if (!isKept) await forgetStories(page)
    deploy()
    if (isKept) {
      const second = await context.newPage()
      await second.goto(url)
      await expect(async () => {
        await stopWorkers(second)
        expect(loads).toBe(1)
      }).toPass({ timeout: 120_000, intervals: [5000] })
    }
    await openAlert(page)
    expect(loads).toBe(1)
    close()
  })
