/** One origin with other files, another worker and a later site: our worker answers for the site's pages alone, and can be taken away. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startCdn, type Cdn } from './kit/cdn.ts'
import { controlled, dist, expect, isTaken, test } from './kit/index.ts'

const others = {
  '/prueba.pdf': 'a file of the host',
  '/sitemap.xml': '<a>a file of the host</a>',
  '/.well-known/cosas': 'a file of the host',
  '/blog/': 'a page of the host',
  '/salud': 'a page of the host',
} as const

const workerOf = (page: Page) =>
  page.evaluate(() => new URL(navigator.serviceWorker.controller?.scriptURL ?? location.href).pathname)

/** Registers another project's worker for a scope of this origin. */
const registerOther = (page: Page, scope: string) =>
  page.evaluate(async (where) => {
    const { active, installing } = await navigator.serviceWorker.register('/otro.js', { scope: where })
    if (!active)
      await new Promise<void>((resolve) => {
        installing?.addEventListener('statechange', () => installing.state === 'activated' && resolve())
      })
  }, scope)

test.describe('an origin', { tag: '@demo' }, () => {
  // Offline a picture that was never seen is a 503.
  test.use({ expectedErrors: /status of (?:404|503)|ERR_INTERNET_DISCONNECTED/ })
  let cdn: Cdn
  test.beforeEach(async () => {
    cdn = await startCdn(dist)
  })
  test.afterEach(() => cdn.close())

  test('keeps its files and its other pages', async ({ page, context }) => {
    cdn.put(others)
    const open = (path: string) => page.goto(cdn.url + path)
    await open('/')
    await controlled(page)
    for (const [path, text] of Object.entries(others)) {
      if (path.endsWith('.pdf')) continue
      await open(path)
      await expect(page.locator(':root'), path).toContainText(text.replaceAll(/<.*?>/g, ''))
    }
    expect(await (await open('/robots.txt'))?.text()).toContain('User-agent')
    expect(await (await open('/api/obtenerLogos'))?.json()).toHaveProperty('navbar')
    for (const [path, heading] of [
      ['/productos', 'Productos'],
      ['/demo', 'Sala de revisión'],
      ['/Contacto/', 'Contacto'],
    ] as const) {
      await open(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    }
    for (const isOffline of [false, true]) {
      await context.setOffline(isOffline)
      const answer = await open('/no/existe')
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: 'No encontramos esta página' })).toBeVisible()
      await expect(page).toHaveTitle(/Página no encontrada/)
    }
    await context.setOffline(false)
    await open('/Contacto')
    await expect(page).toHaveURL(/\/contactos$/)
    // A link that React does not have.
    await isTaken(page, 'footer a')
    await page.locator('footer').evaluate((footer) => {
      footer.insertAdjacentHTML('beforeend', '<a href="/blog/">Otra página</a>')
    })
    await page.getByRole('link', { name: 'Otra página' }).click()
    await expect(page.locator(':root')).toContainText(others['/blog/'])
  })

  test("another project's worker gives way, and a worker of another scope stays", async ({ page }) => {
    cdn.put({ '/otro.js': 'addEventListener("fetch", () => undefined)', '/otra.html': 'another project' })
    await page.goto(`${cdn.url}/otra.html`)
    await registerOther(page, '/push/')
    await registerOther(page, '/')
    await page.goto(`${cdn.url}/contactos`)
    // The page may reload.
    await expect(async () => expect(await workerOf(page)).toBe('/sw.js')).toPass()
    expect(await page.evaluate(async () => (await fetch('/api/obtenerLogos')).status)).toBe(200)
    await expect(page.getByText('Hay una versión nueva')).toHaveCount(0)
    const scopes = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
    )
    expect(scopes.toSorted()).toEqual(['/', '/push/'])
  })

  test.describe('whose site goes', () => {
    // A page of the old site asks for an API, and for code, that are gone with its worker.
    test.use({ expectedErrors: /status of 404|ApiError|Failed to|preload CSS/ })

    test('is left to the next site', async ({ page }) => {
      await page.goto(`${cdn.url}/`)
      await controlled(page)
      const next = 'Otro sitio'
      const paths = ['/', '/productos', '/contactos']
      cdn.put({
        ...Object.fromEntries(paths.map((path) => [path, next])),
        '/sw.js': readFileSync(join(dist, 'sw-leave.js'), 'utf8'),
      })
      // The first visits may still be the old site's: a busy worker gives way once it is idle, and then opens its pages anew.
      for (const path of paths)
        await expect(async () => {
          await page.goto(cdn.url + path)
          expect(await page.locator('body').textContent()).toBe(next)
        }).toPass()
      await expect(async () => {
        const left = await page.evaluate(async () => ({
          caches: await caches.keys(),
          workers: (await navigator.serviceWorker.getRegistrations()).length,
          databases: (await indexedDB.databases()).map(({ name }) => name),
        }))
        expect(left).toMatchObject({ caches: [], workers: 0, databases: expect.arrayContaining(['vidriera']) })
      }).toPass()
    })
  })
})
