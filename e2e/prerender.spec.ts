/** Prerendered pages: their HTML on the host, and their hydration. */
import type { Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { sideways } from './engines/page.ts'
import { serve } from '#server/files/serve.ts'
import {
  atRest,
  builds,
  expect,
  frames,
  hardReload,
  holdCode,
  hydrationOf,
  isTaken,
  openControlled,
  openWithoutCode,
  pageSnapshots,
  publicPages,
  rewriteFirstSlide,
  slides,
  test,
  watchHydration,
} from './kit/index.ts'

declare global {
  interface Window {
    seen?: string[]
  }
}

// React reports mismatches in its development build alone, which only a release makes.
test.describe('hydrated', { tag: ['@demo', '@release'] }, () => {
  // React's server renderer uses the same contexts while it makes a snapshot, and restores them before other code runs.
  test.use({ expectedErrors: /multiple renderers concurrently/ })
  for (const { path } of publicPages) {
    const title = `${path} stays as it stands: React reports nothing, nothing is replaced, nothing moves`
    test(title, async ({ browser, watch }) => {
      const host = await serve(builds.talkative, 0)
      const context = await browser.newContext({ baseURL: host.url })
      watch(context)
      const page = await context.newPage()
      const warnings: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text())
      })
      await watchHydration(page)
      // The typeface is held back: slow-line.spec.ts measures what moves when it comes.
      const typeface = await holdCode(page, '**/*.woff2')
      // The build's page first, then this browser's own snapshot, for a few pages.
      const visits = ['/productos', '/contactos'].includes(path) ? 2 : 1
      for (let visit = 1; visit <= visits; visit++) {
        await page.goto(path)
        for (const part of ['main', 'footer a']) await isTaken(page, part)
        const { gone, count, shifted } = await hydrationOf(page)
        expect([visit, gone, warnings]).toEqual([visit, [], []])
        expect(count).toBeGreaterThan(100)
        expect(shifted).toBeLessThan(0.001)
        await typeface.all()
        if (visit < visits) await expect.poll(() => pageSnapshots(page)).toContain(path)
      }
      await context.close()
      host.close()
    })
  }
})

test('what one types, clicks and scrolls before the code is there counts', { tag: '@demo' }, async ({ page }) => {
  const code = await openWithoutCode(page, '/productos')
  await page.getByLabel(/Nombre, código/).fill('M16')
  await page.getByRole('button', { name: 'Zona privada' }).first().click()
  await page.evaluate(() => scrollTo(0, 420))
  await code.all()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/buscar=M16/)
  await expect(page.getByText(/coinciden con «M16»/)).toBeVisible()
})

/** Videos without a poster or a first frame do not count. */
const failed = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.complete && image.naturalWidth === 0)
      .map(({ currentSrc }) => currentSrc),
  )

test.describe('on a host that lacks its pictures', { tag: '@demo' }, () => {
  test.use({ expectedErrors: /status of 404|ERR_FAILED/ })
  for (const { path } of publicPages) {
    test(`${path}: something stands for a picture that failed without code`, { tag: '@release' }, async ({ page }) => {
      await page.route('**/demo/**', (route) => route.fulfill({ status: 404 }))
      const code = await openWithoutCode(page, path)
      await expect.poll(() => failed(page)).not.toEqual([])
      await code.all()
      await isTaken(page, 'main')
      const height = await page.evaluate(() => document.body.scrollHeight)
      for (let at = 0; at < height; at += 450) {
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), at)
        await frames(page)
      }
      await expect.poll(() => failed(page)).toEqual([])
    })
  }

  test('a video without a picture of its own shows its first frame', { tag: '@release' }, async ({ page }) => {
    await page.route(/\.mp4\.\d+\.webp/, (route) => route.fulfill({ status: 404 }))
    const code = await openWithoutCode(page, '/videos')
    await expect.poll(() => failed(page)).not.toEqual([])
    await code.all()
    await expect(page.locator('main li video')).toHaveCount(2)
    await expect
      .poll(() =>
        page
          .locator('main li video')
          .evaluateAll((videos) => videos.map((video) => video instanceof HTMLVideoElement && video.readyState >= 2)),
      )
      .toEqual([true, true])
  })
})

test.describe('without JavaScript', { tag: '@demo' }, () => {
  test.use({ javaScriptEnabled: false })
  test('pages are read, with their pictures, and links lead on; a form says what it needs', async ({ page }) => {
    for (const { path, heading, content } of publicPages) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached()
      await expect(page.getByText(content).first()).toBeAttached()
    }
    await page.goto('/productos')
    await page.getByRole('link', { name: /Bulón hexagonal/ }).click()
    await expect(page).toHaveURL('/productos?id=1')
    await expect(page.getByText('7798123001013')).toBeVisible()
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'contacto' }).click()
    await expect(page.locator('main noscript')).toBeVisible()
  })

  test('a form puts no typed text into the address, nor into a request', { tag: '@release' }, async ({ page }) => {
    for (const [path, label] of [
      ['/contactos', 'E-mail*'],
      ['/', 'Email'],
    ] as const) {
      const requests: string[] = []
      await page.goto(path)
      page.on('request', (request) => {
        if (request.isNavigationRequest()) requests.push(request.url())
      })
      await page.getByLabel(label, { exact: true }).first().fill('ana@example.com')
      await page.keyboard.press('Enter')
      await expect(page.getByLabel(label, { exact: true }).first()).toHaveValue('ana@example.com')
      // The next page is the first that the browser asks for.
      await page.goto('/empresa')
      expect(requests.map((request) => new URL(request).pathname)).toEqual(['/empresa'])
      page.removeAllListeners('request')
    }
  })

  test('the table of sizes has no empty column', { tag: '@release' }, async ({ page }) => {
    await page.goto('/productos?id=1')
    await expect(page.getByRole('row').nth(1).locator('th:visible, td:visible')).toHaveCount(4)
  })

  for (const width of [1440, 375]) {
    test(
      `nothing is there that cannot work, at ${width} px`,
      { tag: width === 375 ? '@largo' : '@release' },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        for (const { path } of publicPages) {
          await page.goto(path)
          const dead = page
            .locator('button:visible, input:visible, select:visible, search:visible, a[href="/pedido"]:visible')
            .and(page.locator(':not(form *, :has(img))'))
          const names = await dead.evaluateAll((all) => all.map((part) => part.textContent?.trim() ?? ''))
          // 'Zona privada' names its own needs; a product's code is only read and a picture only seen.
          expect([path, names.filter((name) => !/^(Zona privada|[\d -]+)$/.test(name))]).toEqual([path, []])
          expect([path, names.includes('Zona privada')]).toEqual([path, true])
          await expect(page.locator('body > noscript aside')).toBeVisible()
        }
      },
    )
  }
})

/** Opens the HTML of a page without its scripts, in a browser that runs axe's scripts. */
const withoutScripts = (page: Page) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'script') return route.abort('blockedbyclient')
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const html = (await response.text())
      .replaceAll(/<script(?! type="application)[\s\S]*?<\/script>|<\/?noscript>/g, '')
      .replaceAll('(scripting:none)', 'all')
    return route.fulfill({ response, body: html })
  })

/** Notes the text of the carousel's first heading in every frame. */
const record = (page: Page) =>
  page.addInitScript(() => {
    const seen = new Set<string>()
    const check = () => {
      // There is no document yet.
      const shown = document.querySelectorAll('html:not([hidden])')[0]
      for (const part of shown?.querySelectorAll(
        '[aria-roledescription=diapositiva] h2, [aria-roledescription=diapositiva] p',
      ) ?? [])
        seen.add(part.textContent ?? '')
      window.seen = [...seen]
      requestAnimationFrame(check)
    }
    check()
  })

/** The page's style rules in cascade order. */
const styles = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')].map((element) => {
      const { padding, margin, fontSize, lineHeight, display } = getComputedStyle(element)
      return [element.className, padding, margin, fontSize, lineHeight, display].join(' ')
    }),
  )

test.describe('further cases, in the demo', { tag: ['@demo', '@release'] }, () => {
  test('the scroll position from before the code stays', async ({ page }) => {
    const code = await openWithoutCode(page, '/productos')
    await expect(page.getByText('24 productos')).toBeVisible()
    await page.evaluate(() => scrollTo(0, 420))
    await code.all()
    await atRest(page)
    expect(await page.evaluate(() => scrollY)).toBe(420)
  })

  for (const width of [1440, 375]) {
    test(`without JavaScript axe finds nothing at ${width} px`, async ({ page }) => {
      test.slow()
      await withoutScripts(page)
      await page.setViewportSize({ width, height: 900 })
      for (const { path } of publicPages) {
        await page.goto(path)
        await expect(page.getByLabel('Sin JavaScript')).toBeVisible()
        expect.soft(await axeFindings(page), path).toEqual([])
      }
    })
  }

  test("in the system's own colours what is pressed is not as what is not", async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto('/productos')
    const groundOf = (name: string) =>
      page.getByRole('button', { name, exact: true }).evaluate((button) => getComputedStyle(button).backgroundColor)
    await expect(page.getByRole('button', { name: 'Tarjetas', exact: true })).toHaveAttribute('aria-pressed', 'true')
    expect(await groundOf('Tarjetas')).not.toBe(await groundOf('Tabla'))
    const menu = page.getByRole('navigation', { name: 'Principal' })
    const ground = (name: string) =>
      menu.getByRole('link', { name }).evaluate((link) => getComputedStyle(link).backgroundColor)
    expect(await ground('Productos')).not.toBe(await ground('Empresa'))
  })

  test("whoever has edited never sees the build's page, not for a frame", async ({ loggedInAs, page }) => {
    await loggedInAs('editor')
    await rewriteFirstSlide(page, 'Recién escrito')
    await record(page)
    for (const open of [() => page.goto('/'), () => hardReload(page), () => page.goto('/home')]) {
      await open()
      await expect(slides(page).getByText('Recién escrito')).toBeVisible()
      expect((await page.evaluate(() => window.seen))?.filter((text) => /Cada unión/.test(text))).toEqual([])
    }
  })

  test('a visitor who began with another build never sees the page of this build', async ({ page }) => {
    await openControlled(page, '/')
    await page.evaluate(() => localStorage.setItem('edicion', 'another'))
    await page.addInitScript(() => {
      // The host's page is not for this visitor, and is removed before it is seen.
      const check = () => {
        if (document.querySelector('html[hidden]'))
          window.seen = [`hidden, ${document.querySelectorAll('#root *').length} elements by then`]
      }
      new MutationObserver(check).observe(document, { attributes: true, subtree: true, attributeFilter: ['hidden'] })
    })
    await hardReload(page)
    await expect(slides(page)).toBeVisible()
    expect(await page.evaluate(() => window.seen)).toEqual(['hidden, 0 elements by then'])
  })

  test("the build's page looks as the app's own", async ({ page }) => {
    for (const path of ['/productos?id=1', '/contactos', '/descargas']) {
      await openControlled(page, path)
      await isTaken(page, 'main')
    }
    const built = await page
      .context()
      .browser()
      ?.newPage({ viewport: { width: 375, height: 800 } })
    if (!built) throw new Error('No browser')
    await page.setViewportSize({ width: 375, height: 800 })
    for (const path of ['/productos?id=1', '/contactos', '/descargas']) {
      // The page is now the worker's shell.
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await built.goto(new URL(path, page.url()).href)
      await isTaken(built, 'main')
      // Some parts of both pages load late.
      await expect(async () =>
        expect((await styles(built)).toSorted()).toEqual((await styles(page)).toSorted()),
      ).toPass()
      expect(await built.evaluate(sideways), `${path} moves sideways`).toBe(0)
    }
    await built.context().close()
  })
})
