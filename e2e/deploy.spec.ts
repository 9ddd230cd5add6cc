/** A deploy reaches a host file by file. A visitor has the old version whole until the new one is there whole. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { startCdn } from './kit/cdn.ts'
import { builds, dist, expect, nextText, openTab, readyForOffline, test, text } from './kit/index.ts'

// A refused installation is reported, and the file that it lacks.
test.use({ saveData: false, expectedErrors: /ServiceWorker|Failed to load resource/ })

/** The paths that the worker of a build installs. */
const installedBy = (dir: string) =>
  [...readFileSync(join(dir, 'sw.js'), 'utf8').matchAll(/"?url"?:"([^"]+)"/g)].map(([, name]) => `/${name}`)

const notices = (page: Page) => page.getByRole('status', { name: 'Avisos' })

/** Whether no installation runs, and no version waits. */
const isSettled = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return registration?.installing === null && registration.waiting === null
  })

test.describe('a deploy in steps', { tag: '@demo' }, () => {
  let cdn: Awaited<ReturnType<typeof startCdn>>
  test.beforeEach(async () => {
    cdn = await startCdn(dist)
  })
  test.afterEach(() => cdn.close())

  /** A visitor of the old version, complete for offline use. */
  const visit = async (browser: Browser, watch: (context: BrowserContext) => void) => {
    const context = await browser.newContext({ baseURL: cdn.url })
    watch(context)
    const page = await context.newPage()
    await page.clock.install()
    await page.goto('/')
    await readyForOffline(page)
    return page
  }

  /** Comes while a file is held back: the old version stays whole, and the new one comes once its files have arrived. */
  const passThrough = async (page: Page, held: string) => {
    cdn.deploy(builds.next, (path) => path === held)
    await page.reload()
    await expect.poll(() => cdn.requestedPaths.filter((path) => path === held).length, held).toBeGreaterThan(1)
    await expect.poll(() => isSettled(page)).toBe(true)
    const other = await openTab(page.context(), '/')
    await expect(other.getByRole('heading', { name: text })).toBeVisible()
    await other.close()
    cdn.deploy(builds.next)
    await page.clock.fastForward(25_000)
    await notices(page).getByRole('button', { name: 'Actualizar', exact: true }).click()
    await expect(page.getByRole('heading', { name: nextText })).toBeVisible()
  }

  test("with another build's page installs nothing, and later the whole", async ({ browser, watch }) => {
    const page = await visit(browser, watch)
    await passThrough(page, '/shell.html')
    await page.context().close()
  })

  test('without any one of its files', { tag: '@release' }, async ({ browser, watch }) => {
    test.slow()
    const isOld = new Set(installedBy(dist))
    const changed = installedBy(builds.next).filter((path) => !isOld.has(path) || /\.(html|json)$/.test(path))
    expect(changed.length).toBeGreaterThan(3)
    for (const held of changed) {
      cdn.deploy(dist)
      const page = await visit(browser, watch)
      await passThrough(page, held)
      await page.context().close()
    }
  })
})
