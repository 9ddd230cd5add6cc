/** Pages that are there before any code: what the host has of them, and how the app takes them over. */
import type { Page } from '@playwright/test'
import { sideways } from './engines/page.ts'
import { serve } from './run/serve.ts'
import {
  brokenPictures,
  builds,
  controlled,
  expect,
  fillContact,
  hardReload,
  isTaken,
  looks,
  publicPages,
  rewriteFirstSlide,
  sendContact,
  slides,
  test,
  watchTakeOver,
} from './kit/index.ts'

declare global {
  interface Window {
    seen?: string[]
  }
}

/** Has the code of the app come so much later than its page. */
const slowCode = (page: Page, ms: number) =>
  page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, ms)
    })
    await route.continue()
  })

test.describe('taken over', { tag: '@demo' }, () => {
  // While a look is made React's other renderer has the contexts, which it gives back before anything else runs.
  test.use({ expectedErrors: /multiple renderers concurrently/ })
  test('every page stays as it stands: React has no word to say, nothing is replaced, nothing moves', async ({
    browser,
    watch,
  }) => {
    test.slow()
    const host = await serve(builds.talkative, 0)
    for (const { path } of publicPages) {
      const context = await browser.newContext({ baseURL: host.url })
      watch(context)
      const page = await context.newPage()
      const warnings: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text())
      })
      await watchTakeOver(page)
      // The build's page, then this browser's own, which is made in the same way: of a few.
      const visits = ['/productos', '/contactos'].includes(path) ? 2 : 1
      for (let visit = 1; visit <= visits; visit++) {
        await page.goto(path)
        for (const part of ['main', 'footer a']) await isTaken(page, part)
        const { gone, count, shifted } = await page.evaluate(() => ({
          gone: window.first?.filter((element) => !element.isConnected).map((element) => element.outerHTML),
          count: window.first?.length,
          shifted: window.shifted,
        }))
        expect([path, visit, gone, warnings]).toEqual([path, visit, [], []])
        expect(count).toBeGreaterThan(100)
        expect(shifted).toBeLessThan(0.001)
        if (visit < visits) await expect.poll(() => looks(page)).toContain(path)
      }
      await context.close()
    }
    host.close()
  })
})

test('what one types, clicks and scrolls before the code is there counts', { tag: '@demo' }, async ({ page }) => {
  await slowCode(page, 1_200)
  await page.goto('/productos', { waitUntil: 'commit' })
  await page.getByLabel(/Nombre, código/).fill('M16')
  await page.getByRole('button', { name: 'Zona privada' }).first().click()
  await page.evaluate(() => scrollTo(0, 420))
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/buscar=M16/)
  await expect(page.getByText(/coinciden con «M16»/)).toBeVisible()
})

test(
  'a form that was filled in before the code is there is sent as it was',
  { tag: '@demo' },
  async ({ outbox, page }) => {
    await slowCode(page, 1_200)
    await page.goto('/contactos', { waitUntil: 'commit' })
    await fillContact(page, { 'Mensaje*': 'Antes que el código' })
    await sendContact(page)
    await expect(page.getByText('Mensaje enviado correctamente')).toBeVisible()
    expect(await outbox()).toEqual([
      expect.objectContaining({
        asunto: expect.stringContaining('Ana Ríos (Taller Ríos)'),
        texto: expect.stringMatching(/^Antes que el código\s+ana@example\.com/),
      }),
    ])
  },
)

test('where one has scrolled to by then one stays', { tag: '@demo' }, async ({ page }) => {
  await slowCode(page, 800)
  await page.goto('/productos', { waitUntil: 'commit' })
  await expect(page.getByText('24 productos')).toBeVisible()
  await page.evaluate(() => scrollTo(0, 420))
  await isTaken(page, 'main')
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => scrollY)).toBe(420)
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
})

/** Notes every text of the first heading of the carousel that stands in any frame. */
const record = (page: Page) =>
  page.addInitScript(() => {
    const seen = new Set<string>()
    const look = () => {
      // Before the document there is nothing.
      const shown = document.querySelectorAll('html:not([hidden])')[0]
      for (const part of shown?.querySelectorAll(
        '[aria-roledescription=diapositiva] h2, [aria-roledescription=diapositiva] p',
      ) ?? [])
        seen.add(part.textContent ?? '')
      window.seen = [...seen]
      requestAnimationFrame(look)
    }
    look()
  })

test(
  "whoever has edited never sees the build's page, not for a frame, nor after a hard reload",
  { tag: '@demo' },
  async ({ loggedInAs, page }) => {
    await loggedInAs('editor')
    await rewriteFirstSlide(page, 'Recién escrito')
    await record(page)
    for (const open of [() => page.goto('/'), () => hardReload(page), () => page.goto('/home')]) {
      await open()
      await expect(slides(page).getByText('Recién escrito')).toBeVisible()
      expect((await page.evaluate(() => window.seen))?.filter((text) => /Cada unión/.test(text))).toEqual([])
    }
  },
)

test('nor does who began with another build', { tag: '@demo' }, async ({ page }) => {
  await page.goto('/')
  await controlled(page)
  await page.evaluate(() => localStorage.setItem('edicion', 'another'))
  await page.addInitScript(() => {
    // Of the host, and of no use here: gone before anything of it is seen.
    const look = () => {
      if (document.querySelector('html[hidden]'))
        window.seen = [`hidden, ${document.querySelectorAll('#root *').length} elements by then`]
    }
    new MutationObserver(look).observe(document, { attributes: true, subtree: true, attributeFilter: ['hidden'] })
  })
  await hardReload(page)
  await expect(slides(page)).toBeVisible()
  expect(await page.evaluate(() => window.seen)).toEqual(['hidden, 0 elements by then'])
})

test('the first pictures of a first visit are whole, and those after it', { tag: '@demo' }, async ({ page }) => {
  await page.goto('/productos?id=12')
  await controlled(page)
  await expect.poll(() => brokenPictures(page)).toEqual([])
})

/** The styles of a page in the order in which they count. */
const styles = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')].map((element) => {
      const { padding, margin, fontSize, lineHeight, display } = getComputedStyle(element)
      return [element.className, padding, margin, fontSize, lineHeight, display].join(' ')
    }),
  )

test("the build's page looks as the app's own", { tag: '@demo' }, async ({ page }) => {
  for (const path of ['/productos?id=1', '/contactos', '/descargas']) {
    await page.goto(path)
    await controlled(page)
    await isTaken(page, 'main')
  }
  const built = await page
    .context()
    .browser()
    ?.newPage({ viewport: { width: 375, height: 800 } })
  if (!built) throw new Error('No browser')
  await page.setViewportSize({ width: 375, height: 800 })
  for (const path of ['/productos?id=1', '/contactos', '/descargas']) {
    // By now this one is the worker's shell.
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await built.goto(new URL(path, page.url()).href)
    await isTaken(built, 'main')
    // Parts of both come late.
    await expect(async () => expect((await styles(built)).toSorted()).toEqual((await styles(page)).toSorted())).toPass({
      timeout: 10_000,
    })
    expect(await built.evaluate(sideways), `${path} moves sideways`).toBe(0)
  }
  await built.context().close()
})
