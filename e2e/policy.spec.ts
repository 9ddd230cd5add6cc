/** The content security policy (src/build/policy.ts) on every screen. A violation fails any journey by its console error, and this one by name. */
import type { BrowserContext } from '@playwright/test'
import { screensOf } from '../src/panel/sections/section.ts'
import { clickFirst, controlled, expect, openReady, publicPages, richText, test } from './kit/index.ts'
import { sections } from './kit/sections.ts'

test.use({ saveData: false })

const violations: string[] = []

const watch = async (context: BrowserContext) => {
  violations.length = 0
  await context.exposeFunction('noteViolation', (what: string) => {
    violations.push(what)
  })
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, documentURI }) => {
      const note: unknown = Reflect.get(globalThis, 'noteViolation')
      if (typeof note === 'function') note(`${documentURI}: ${effectiveDirective} ${blockedURI}`)
    })
  })
}

test.beforeEach(async ({ context }) => {
  await watch(context)
})
test.afterEach(() => {
  expect(violations).toEqual([])
})

test('the host says it with every page, and the worker as well', async ({ page, baseURL }) => {
  // A page's inline scripts are allowed by their hashes: the review tools' script and the page's own in a demo, the page's own in a live build.
  const strict = /default-src 'self'; script-src 'self'( 'sha256-[\w+/=]+'){1,2}; .*frame-ancestors 'self'/
  const first = await page.goto('/')
  expect(first?.headers()).toMatchObject({
    'content-security-policy': expect.stringMatching(strict),
    'cross-origin-opener-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  })
  await controlled(page)
  const second = await page.goto('/productos')
  expect([second?.fromServiceWorker(), second?.headers()['content-security-policy']]).toEqual([
    true,
    expect.stringMatching(strict),
  ])
  expect(
    (await fetch(`${baseURL}/productos`, { headers: { accept: 'text/html' } })).headers.get('content-security-policy'),
  ).toMatch(strict)
})

test.describe('what is not ours', () => {
  test.use({ expectedErrors: /Content Security Policy/ })
  test('is not run: no inline script, no handler in markup, no other host, nothing that is made of text', async ({
    page,
  }) => {
    await page.goto('/')
    const run = await page.evaluate(async () => {
      const element = (html: string) => document.body.insertAdjacentHTML('beforeend', html)
      document.body.append(Object.assign(document.createElement('script'), { textContent: 'globalThis.inline = 1' }))
      element('<img src="data:," onerror="globalThis.handler = 1">')
      const far = await fetch('https://example.com/').then(
        () => 'answered',
        () => 'refused',
      )
      // A later picture fails after the first one did.
      await new Promise((resolve) => {
        document.body
          .appendChild(Object.assign(document.createElement('img'), { src: 'data:,' }))
          .addEventListener('error', resolve)
      })
      const make = (): unknown => Reflect.construct(Function, ['return 1'])
      const text = await Promise.resolve()
        .then(make)
        .then(
          () => 'made',
          () => 'refused',
        )
      return [Reflect.get(globalThis, 'inline'), Reflect.get(globalThis, 'handler'), text, far]
    })
    expect(run).toEqual([undefined, undefined, 'refused', 'refused'])
    await expect
      .poll(() => violations.splice(0).map((one) => one.split(' ')[1]))
      .toEqual(expect.arrayContaining(['script-src-elem', 'script-src-attr', 'connect-src']))
  })
})

test('every public page, its frames and its dialogs', { tag: '@release' }, async ({ page }) => {
  test.slow()
  await openReady(page, '/')
  for (const { path, heading } of publicPages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.waitForLoadState()
  }
  await page.goto('/productos?id=1')
  await clickFirst(page, 'button', /^Ampliar/)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goto('/videos')
  await clickFirst(page, 'button', /^Reproducir/)
  await expect
    .poll(() => page.locator('[role=dialog] video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0)
})

test('every screen of the panel, and its editor', { tag: '@release' }, async ({ loggedInAs, page }) => {
  test.slow()
  await loggedInAs('admin')
  const screens = sections.flatMap((section) => screensOf(section).map(([, code]) => [code, section.sample ?? 1]))
  for (const [code, id] of screens) {
    await page.goto(`/admin/panel#s=${code}&id=${id}`)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  }
  await page.goto('/admin/panel#s=2&id=1')
  await richText(page).fill('Texto')
  await expect(richText(page)).toContainText('Texto')
})
