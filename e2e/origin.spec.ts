/** One origin with other files, another worker and a later site: our worker answers for the site's pages alone, and can be taken away. */
import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
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
  test.use({ expectedErrors: /status of (?:404|503|504)|ERR_INTERNET_DISCONNECTED/ })
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
    for (const [status, heading, title] of [
      [404, 'No encontramos esta página', /Página no encontrada/],
      [504, 'No pudimos abrir esta página', /Página sin respuesta/],
    ] as const) {
      // Without a connection nobody knows whether the host has the page.
      await context.setOffline(status === 504)
      const answer = await open('/no/existe')
      expect(answer?.status()).toBe(status)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page).toHaveTitle(title)
    }
    await context.setOffline(false)
    await open('/demo/')
    await expect(page).toHaveURL(/\/demo$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Sala de revisión' })).toBeVisible()
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

  test('shows the pages of the host, however long they take', { tag: '@release' }, async ({ page }) => {
    const slow = Promise.withResolvers<void>()
    const refused = (text: string) => (_: unknown, response: ServerResponse) =>
      void response.writeHead(404, { 'Content-Type': 'text/html' }).end(text)
    cdn.put({
      '/blog/': others['/blog/'],
      '/blog/lenta': (_, response) => void slow.promise.then(() => response.end('<p>la nota')),
      '/blog/nada': refused('<p>no hay tal nota'),
      '/Contacto': refused('<p>no hay tal página'),
    })
    await page.goto(`${cdn.url}/contactos`)
    await controlled(page)
    // A search that a router would write otherwise.
    const slowPage = `${cdn.url}/blog/lenta?de=1&de=2`
    await page.goto(slowPage)
    await expect(page.getByRole('heading', { level: 1, name: 'Esta página tarda en responder' })).toBeVisible()
    const followed = page.getByRole('link', { name: 'Esperar la página' }).click()
    await expect.poll(() => cdn.requestedPaths.filter((path) => path === '/blog/lenta').length).toBe(2)
    slow.resolve()
    await followed
    await expect(page.getByText('la nota')).toBeVisible()
    await expect(page).toHaveURL(slowPage)
    expect((await page.goto(`${cdn.url}/blog/nada`))?.status()).toBe(404)
    await expect(page.getByText('no hay tal nota')).toBeVisible()
    await page.goto(`${cdn.url}/Contacto`)
    await expect(page).toHaveURL(/\/contactos$/)
  })

  test('that redirects the shell opens every page', { tag: '@release' }, async ({ page }) => {
    await page.goto(`${cdn.url}/contactos`)
    await controlled(page)
    cdn.put({
      '/blog/': others['/blog/'],
      '/shell.html': (_, response) => void response.writeHead(308, { Location: '/armazon' }).end(),
      '/armazon': readFileSync(join(dist, 'shell.html'), 'utf8'),
    })
    for (const [path, heading] of [
      ['/pedido', 'Mi pedido'],
      ['/no/existe', 'No encontramos esta página'],
    ] as const) {
      // A page without the app, which would put the shell back.
      await page.goto(`${cdn.url}/blog/`)
      await page.evaluate(async () => {
        for (const name of await caches.keys()) await caches.delete(name)
      })
      await page.goto(cdn.url + path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    }
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
