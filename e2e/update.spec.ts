import type { Browser, BrowserContext, Page } from '@playwright/test'
import { serve, type StaticHost } from '#server/files/serve.ts'
import {
  builds,
  dist,
  expect,
  isMarked,
  logIntoPanel,
  markDocument,
  nextText,
  openFirstSlide,
  openSection,
  openTab,
  readyForOffline,
  saveAndSee,
  test,
  text,
} from './kit/index.ts'

test.use({ saveData: false })

const notices = (page: Page) => page.getByRole('status', { name: 'Avisos' })
const newVersion = (page: Page) => notices(page).getByText('Hay una versión nueva')

/** Opening a page makes the browser check for a new version. */
const deploy = async (host: StaticHost, page: Page) => {
  host.use(builds.next)
  await page.reload()
}

const openEditor = async (page: Page) => {
  await logIntoPanel(page, 'editor')
  // Files of the old version that were not fetched yet would be missing. Hosts keep the last version's files (docs/hosting.md); the test's host does not.
  await readyForOffline(page)
  await openSection(page, 'Home: Slider')
  await openFirstSlide(page)
  await page.getByLabel('Texto del botón').fill('Todavía sin guardar')
}

test.describe('a new version', { tag: '@demo' }, () => {
  let host: StaticHost
  test.beforeEach(async () => {
    host = await serve(dist, 0)
  })
  test.afterEach(() => host.close())

  /** A home page of the old version, complete for offline use, on a host with the new version. */
  const openOutdated = async (browser: Browser, watch: (context: BrowserContext) => void) => {
    const context = await browser.newContext({ baseURL: host.url })
    watch(context)
    const site = await openTab(context, '/')
    await readyForOffline(site)
    await deploy(host, site)
    return site
  }

  test('waits until one takes it, keeps what was typed, and then reloads every tab', async ({ browser, watch }) => {
    const context = await browser.newContext({ baseURL: host.url })
    watch(context)
    const [panel, site] = [await context.newPage(), await context.newPage()]
    await openEditor(panel)
    await site.goto('/')
    await expect(site.getByRole('heading', { name: text })).toBeVisible()
    await markDocument(panel)

    await deploy(host, site)
    for (const tab of [panel, site]) await expect(newVersion(tab)).toBeVisible()
    await markDocument(site)
    await expect(site.getByRole('heading', { name: text })).toBeVisible()
    await expect(notices(panel).getByText('Tenés cambios sin guardar')).toBeVisible()
    await expect(panel.getByLabel('Texto del botón')).toHaveValue('Todavía sin guardar')
    expect([await isMarked(panel), await isMarked(site)]).toEqual([true, true])

    await saveAndSee(panel, 'Slider modificado con éxito')
    await notices(panel).getByRole('button', { name: 'Actualizar', exact: true }).click()
    await expect(site.getByRole('heading', { name: nextText })).toBeVisible()
    for (const tab of [panel, site]) await expect.poll(() => isMarked(tab).catch(() => true)).toBe(false)
    await expect(panel.getByRole('heading', { name: 'SLIDER' })).toBeVisible()
    await expect(site.getByRole('link', { name: 'Todavía sin guardar' })).toBeAttached()
    await context.close()
  })

  test('taken in one tab, it waits for a form in another', { tag: '@release' }, async ({ browser, watch }) => {
    const context = await browser.newContext({ baseURL: host.url })
    watch(context)
    const [panel, site] = [await context.newPage(), await context.newPage()]
    await openEditor(panel)
    await markDocument(panel)

    await site.bringToFront()
    await site.goto('/')
    await deploy(host, site)
    const update = notices(site).getByRole('button', { name: 'Actualizar', exact: true })
    await update.click()
    await expect(notices(site).getByText(/^Otra pestaña tiene cambios sin guardar/)).toBeVisible()
    expect(await isMarked(panel)).toBe(true)
    await expect(panel.getByLabel('Texto del botón')).toHaveValue('Todavía sin guardar')

    await panel.bringToFront()
    await saveAndSee(panel, 'Slider modificado con éxito')
    await site.bringToFront()
    await update.click()
    // Both tabs wait for the new worker and reload.
    await expect(site.getByRole('heading', { name: nextText })).toBeVisible()
    await expect.poll(() => isMarked(panel).catch(() => true)).toBe(false)
    await context.close()
  })

  // A request wakes the old worker while it stops, so that Chromium forgets the new one. The page's own reload ends that; sometimes
  // one more reload is needed, which a waiting user would make.
  test('is taken while the page asks for this and that', { tag: '@release' }, async ({ browser, watch }) => {
    test.slow()
    const site = await openOutdated(browser, watch)
    await expect(newVersion(site)).toBeVisible()
    await site.evaluate(() => {
      const ask = async () => {
        for (let left = 30; left > 0; left--) await fetch('/api/obtenerLogos').catch(() => undefined)
      }
      void ask()
    })
    await notices(site).getByRole('button', { name: 'Actualizar', exact: true }).click()
    const next = site.getByRole('heading', { name: nextText })
    await expect(next)
      .toBeVisible()
      .catch(() => site.reload())
    await expect(next).toBeVisible()
    await site.context().close()
  })

  test('may be put off', { tag: '@release' }, async ({ browser, watch }) => {
    const site = await openOutdated(browser, watch)
    await notices(site).getByRole('button', { name: 'Más tarde' }).click()
    await expect(newVersion(site)).toHaveCount(0)
    await site.getByRole('link', { name: 'Productos', exact: true }).first().click()
    await site.getByRole('link', { name: 'Inicio' }).click()
    await expect(site.getByRole('heading', { name: text })).toBeVisible()
    await site.context().close()
  })
})
