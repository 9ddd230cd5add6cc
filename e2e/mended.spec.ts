/** Files of the worker's caches that are broken: the page mends itself, or says what to do. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startCdn, type Cdn } from './kit/cdn.ts'
import {
  contactForm,
  controlled,
  dist,
  expect,
  holdCode,
  isTaken,
  markDocument,
  readyForOffline,
  test,
} from './kit/index.ts'

test.use({
  expectedErrors:
    /status of 404|Failed to|MIME type|SyntaxError|does not provide|not installed|ServiceWorker|solo tiene archivos|preload CSS/,
})

const bad = {
  'a page': ['<!doctype html><title>Otra cosa</title>', 'text/html'],
  nothing: ['', 'text/javascript'],
  "another build's": ['export const otra = 1', 'text/javascript'],
} as const
type Bad = keyof typeof bad

/** The addresses of the cached shell. */
const shellOf = (page: Page) =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((key) => key.includes('precache'))
    return (await (await caches.open(name ?? '')).keys()).map(({ url }) => url)
  })

const spoil = (page: Page, url: string, what: Bad) =>
  page.evaluate(
    async ([key, text, type]) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        if (await cache.match(key)) await cache.put(key, new Response(text, { headers: { 'Content-Type': type } }))
      }
    },
    [url, ...bad[what]] as const,
  )

const open = async (page: Page, cdn: Cdn, path: string) => {
  await page.goto(cdn.url + path)
  await controlled(page)
}

/** The form is the app's, perhaps after a reload. */
const starts = (page: Page) => isTaken(page, 'form input')

test.describe('a broken file', { tag: '@demo' }, () => {
  let cdn: Cdn
  test.beforeEach(async () => {
    cdn = await startCdn(dist)
  })
  test.afterEach(() => cdn.close())

  const visit = async (page: Page) => {
    await page.clock.install()
    await open(page, cdn, '/contactos')
    return shellOf(page)
  }

  test('of the shell is put back, and the page opens', async ({ page }) => {
    const shell = await visit(page)
    await spoil(page, shell.find((url) => url.includes('/app-')) ?? '', 'a page')
    await open(page, cdn, '/contactos')
    await starts(page)
  })

  test('any file of the shell, broken in any way', { tag: '@release' }, async ({ page }) => {
    test.slow()
    const shell = await visit(page)
    expect(shell.length).toBeGreaterThan(5)
    for (const url of shell)
      for (const what of ['a page', 'nothing', "another build's"] as const) {
        await spoil(page, url, what)
        await page.goto(`${cdn.url}/contactos`)
        // A script that is empty reports nothing.
        if (what === 'nothing') await page.clock.fastForward(21_000)
        await test.step(`${url}: ${what}`, () => starts(page))
      }
  })

  test('that the host lacks too: the page says so, and reloads never again', { tag: '@release' }, async ({ page }) => {
    const shell = await visit(page)
    const url = shell.find((address) => address.includes('/boot-')) ?? ''
    await spoil(page, url, 'a page')
    cdn.put({ [new URL(url).pathname]: '' })
    const session = await page.context().newCDPSession(page)
    await session.send('Network.clearBrowserCache')
    await page.goto(`${cdn.url}/contactos`)
    await page.clock.fastForward(21_000)
    await expect(page.getByText('Faltan archivos del sitio')).toBeVisible()
    await markDocument(page)
    await page.clock.fastForward(60_000)
    await expect(page.getByText('Faltan archivos del sitio')).toBeVisible()
    expect(await page.evaluate(() => document.body.dataset['seen'])).toBe('before')
  })

  test.describe('of the host, or of an extension,', () => {
    // An error of what cannot be read has no words.
    test.use({ expectedErrors: /^$|ERR_EMPTY_RESPONSE|SyntaxError/ })

    test('says nothing', { tag: '@release' }, async ({ page }) => {
      const html = readFileSync(join(dist, 'contactos.html'), 'utf8')
      const strange = '<script src="/cdn-cgi/medir.js"></script><script>var = ;</script>'
      cdn.put({
        // The policy would forbid a stranger's script.
        '/contactos': html
          .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
          .replace('</body>', `${strange}</body>`),
        '/cdn-cgi/medir.js': (request) => void request.socket.destroy(),
      })
      await page.goto(`${cdn.url}/contactos`)
      await starts(page)
      await expect(page.getByText('Faltan archivos del sitio')).toHaveCount(0)
    })
  })

  test('that comes late on a first visit, as all others do, is waited for', { tag: '@release' }, async ({ page }) => {
    await page.clock.install()
    const rest = await holdCode(page)
    const boot = await holdCode(page, '**/assets/boot-*.js')
    await page.goto(`${cdn.url}/contactos`, { waitUntil: 'commit' })
    await expect(contactForm(page)).toBeVisible()
    await markDocument(page)
    await page.clock.fastForward(25_000)
    await boot.all()
    await page.clock.fastForward(25_000)
    await rest.all()
    await starts(page)
    await controlled(page)
    await expect(page.getByText('Faltan archivos del sitio')).toHaveCount(0)
    expect(await page.evaluate(() => document.body.dataset['seen'])).toBe('before')
  })

  test('on a first visit is waited for, and reported once it is refused', { tag: '@release' }, async ({ page }) => {
    await page.clock.install()
    const arrives = cdn.hold('/warm.json')
    await page.goto(`${cdn.url}/contactos`)
    await expect(page.getByText('Estamos preparando el sitio')).toBeVisible()
    await page.clock.fastForward(120_000)
    await expect(page.getByText('Estamos preparando el sitio')).toBeVisible()
    arrives()
    await controlled(page)
    await starts(page)
  })

  test('that is missing on a first visit comes later, in the same visit', { tag: '@release' }, async ({ page }) => {
    await page.clock.install()
    cdn.put({ '/warm.json': '[]' })
    await page.goto(`${cdn.url}/contactos`)
    await expect(page.getByRole('heading', { name: 'No pudimos preparar el sitio' })).toBeVisible()
    cdn.put({})
    await page.clock.fastForward(25_000)
    await controlled(page)
    await starts(page)
  })

  test('a visible tab asks for a new version each hour', { tag: '@release' }, async ({ page }) => {
    await visit(page)
    await readyForOffline(page).catch(() => undefined)
    cdn.requestedPaths.length = 0
    await page.clock.fastForward(61 * 60_000)
    await expect.poll(() => cdn.requestedPaths.includes('/sw.js')).toBe(true)
  })
})
