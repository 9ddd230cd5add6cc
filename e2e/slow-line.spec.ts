/** A first visit over a slow line, with a typeface that comes long after the words. */
import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { slowLine } from './bench/slow-line.ts'
import { shellLaunch } from './run/chromium.ts'
import { listen } from '#mocks/listen.ts'
import { getPageFile } from '#prerender/document.ts'
import { serve, staticFiles, toListener } from '#server/files/serve.ts'
import { dist, expect, frames, holdCode, publicPages, test, watchHydration } from './kit/index.ts'

const lists = publicPages.filter(({ path }) => !path.includes('?'))

for (const [path, picture] of [
  ['/', /\/demo\/sliders\//],
  ['/productos', /\/demo\/productos\//],
] as const)
  test(`words come first on ${path}: all else waits for them`, { tag: ['@demo', '@release'] }, async ({ page }) => {
    const host = await serve(dist, 0)
    const line = await slowLine(host.url, { kbit: 100, trip: 400 })
    await page.goto(line.url + path, { waitUntil: 'commit' })
    await page.waitForFunction(
      () =>
        performance.getEntries().some(({ name }) => name.includes('/assets/app-')) && document.readyState !== 'loading',
    )
    const { end, painted, before, pictures } = await page.evaluate(() => {
      const [document] = performance.getEntriesByType('navigation')
      const arrived = document instanceof PerformanceNavigationTiming ? document.responseEnd : 0
      const files = performance.getEntriesByType('resource')
      return {
        end: arrived,
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
        before: files.filter(({ startTime }) => startTime < arrived).map(({ name }) => name),
        pictures: files
          .filter(({ name }) => /\.(webp|jpg|png|avif)$/.test(name))
          .map((file) => file.startTime + file.duration),
      }
    })
    expect(painted).toBeLessThanOrEqual(1.05 * end)
    // One picture may be requested before all words are here, and none comes before the words are painted.
    const beside = before.filter((name) => !/\/assets\/boot-/.test(name))
    expect(beside.filter((name) => !picture.test(name))).toEqual([])
    expect(beside.length).toBeLessThanOrEqual(1)
    expect(Math.min(...pictures)).toBeGreaterThan(painted)
    line.close()
    host.close()
  })

/** Letters as wide as they are drawn, as on phones. Chromium rounds their widths here. */
const asOnPhones = () => {
  const { args, ...launch } = shellLaunch()
  return chromium.launch({ ...launch, args: [...args, '--font-render-hinting=none'] })
}

for (const [name, viewport] of [
  ["a desk's width", { width: 1440, height: 900 }],
  ["a phone's width", { width: 375, height: 812 }],
  ["a phone's width, with a phone's letters", { width: 375, height: 812 }],
] as const) {
  const isPhone = name.endsWith('letters')
  test.describe(`at ${name}`, () => {
    test('nothing moves when a typeface comes', { tag: ['@demo', '@release'] }, async ({ browser: usual, baseURL }) => {
      test.slow()
      const browser = isPhone ? await asOnPhones() : usual
      for (const { path } of lists) {
        const context = await browser.newContext({ viewport, baseURL: baseURL ?? '' })
        const page = await context.newPage()
        await watchHydration(page)
        await page.goto(path)
        await page.waitForFunction(() =>
          performance.getEntriesByType('resource').some((entry) => entry.name.endsWith('.woff2') && entry.duration > 0),
        )
        await page.evaluate(() => document.fonts.ready)
        await frames(page)
        const seen = await page.evaluate(() => ({
          shifted: window.shifted,
          isHere: document.fonts.check('16px "Archivo Variable"'),
          painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
          fontStart: performance.getEntriesByType('resource').find((entry) => entry.name.endsWith('.woff2'))?.startTime,
        }))
        expect.soft(seen.isHere, path).toBe(true)
        expect.soft(seen.fontStart, path).toBeGreaterThan(seen.painted)
        expect.soft(seen.shifted, path).toBeLessThanOrEqual(0.005)
        await context.close()
      }
      if (isPhone) await browser.close()
    })
  })
}

/** A host whose page waits for its next piece; all other files come at once. */
const hostInPieces = async (path: string) => {
  const { promise, resolve } = Promise.withResolvers<ServerResponse>()
  const files = toListener(staticFiles(dist))
  const server = createServer((request, response) => {
    if (request.url !== path) return files(request, response)
    resolve(response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }))
  })
  const url = `http://127.0.0.1:${await listen(server, { port: 0 })}`
  return { url, opened: promise, close: () => server.close().closeAllConnections() }
}

/** The head, then 24 pieces of the header and 24 of the rest. */
const cutPage = (path: string): readonly string[] => {
  const html = readFileSync(join(dist, getPageFile(path)), 'utf8')
  const [start, end] = [html.indexOf('<header'), html.indexOf('</header>')]
  const cut = (text: string) =>
    Array.from({ length: 24 }, (_, i) =>
      text.slice(Math.round((i * text.length) / 24), Math.round(((i + 1) * text.length) / 24)),
    )
  return [html.slice(0, start), ...cut(html.slice(start, end)), ...cut(html.slice(end))]
}

for (const path of ['/', '/empresa', '/productos'])
  test(
    `${path} on a phone: nothing moves while the page arrives in pieces`,
    { tag: ['@demo', path === '/' ? '@largo' : '@release'] },
    async ({ page }) => {
      const host = await hostInPieces(path)
      await page.setViewportSize({ width: 375, height: 812 })
      await watchHydration(page)
      const [head, ...pieces] = cutPage(path)
      const committed = page.goto(host.url + path, { waitUntil: 'commit' })
      const response = await host.opened
      response.write(head)
      await committed
      for (const piece of pieces) {
        response.write(piece)
        await frames(page)
      }
      response.end()
      await page.waitForLoadState()
      const { shifted, shifts } = await page.evaluate(() => ({ shifted: window.shifted, shifts: window.shifts }))
      expect(shifted, JSON.stringify(shifts)).toBeLessThan(0.005)
      host.close()
    },
  )

test('a tap on a link shows that it was heard, without code too', { tag: ['@demo', '@release'] }, async ({ page }) => {
  await page.route('**/assets/app-*', () => {})
  const empresa = await holdCode(page, '**/empresa')
  await page.goto('/', { waitUntil: 'commit' })
  const heard = () => page.evaluate(() => getComputedStyle(document.documentElement, '::before').position === 'fixed')
  const link = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Empresa' })
  await expect(link).toBeVisible()
  expect(await heard()).toBe(false)
  // A link to a new tab leaves this page alone.
  await link.evaluate((element) =>
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true, cancelable: true })),
  )
  expect(await heard()).toBe(false)
  const bar = await link.evaluate((element) => {
    if (element instanceof HTMLElement) element.click()
    const { position, animationDelay } = getComputedStyle(document.documentElement, '::before')
    return { position, delay: Number.parseFloat(animationDelay) }
  })
  // The mark is set at once, and painted within 100 ms.
  expect(bar).toEqual({ position: 'fixed', delay: 0.06 })
  await empresa.all()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await expect(page.getByRole('heading', { level: 1, name: 'Empresa' })).toBeVisible()
  await expect.poll(heard).toBe(false)
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Productos' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Productos' })).toBeVisible()
  await expect.poll(heard).toBe(false)
})
