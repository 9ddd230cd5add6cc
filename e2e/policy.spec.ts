/** The content security policy (src/build/policy.ts). A violation fails any journey by its console error. */
import type { BrowserContext } from '@playwright/test'
import { controlled, expect, test } from './kit/index.ts'

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
  test('is not run: inline scripts, handlers in markup, other hosts, what is made of text', async ({ page }) => {
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
