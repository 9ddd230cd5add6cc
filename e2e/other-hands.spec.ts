/** Pages that somebody else has changed before React hydrates them: an extension in the browser, a proxy on the way. */
import type { Page } from '@playwright/test'
import { contactForm, expect, isTaken, openWithoutCode, test } from './kit/index.ts'

test.use({ expectedErrors: /Minified React error|[Hh]ydrat|status of 404/ })

/** An element beside each of these, as password managers and translators put it. */
const addStrangers = (page: Page, selector: string) =>
  page.evaluate((places) => {
    for (const place of document.querySelectorAll(places)) {
      const stranger = document.createElement('div')
      stranger.textContent = 'extensión'
      place.after(stranger)
    }
  }, selector)

/** A proxy that hides addresses from robots, without the script that shows them again. */
const rewriteAddresses = (page: Page) =>
  page.route('**/contactos', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replaceAll(
      /href="mailto:[^"]*"([^>]*)>[^<]*/g,
      'href="/cdn-cgi/l/email-protection#7f1e"$1><span class="__cf_email__">[email&#160;protected]</span>',
    )
    expect(body).not.toBe(html)
    await route.fulfill({ response, body })
  })

const hands = [
  ['an element in the header', (page: Page) => addStrangers(page, 'header button'), false],
  ['an element in the form', (page: Page) => addStrangers(page, 'main form input'), false],
  ['an element in the footer', (page: Page) => addStrangers(page, 'footer form input'), false],
  ['rewritten addresses', () => Promise.resolve(), true],
] as const

test.describe('before the code is there', { tag: '@demo' }, () => {
  for (const [what, change, isProxy] of hands) {
    const tag = what === 'an element in the form' ? '@largo' : '@release'
    test(`${what}: words, focus, scroll and the next tap count`, { tag }, async ({ page }) => {
      await page.setViewportSize({ width: 1000, height: 600 })
      if (isProxy) await rewriteAddresses(page)
      const code = await openWithoutCode(page, '/contactos')
      await expect(page.getByRole('contentinfo')).toBeAttached()
      await change(page)
      await page.getByRole('contentinfo').getByLabel('Email').fill('ana@example.com')
      const form = contactForm(page)
      await form.getByLabel('Nombre y apellido*').fill('Ana Ríos')
      await form.getByLabel('Mensaje*').fill('Hola, qué tal')
      await page.keyboard.press('ArrowLeft')
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      const top = await page.evaluate(() => scrollY)
      await code.all()
      for (const part of ['header button', 'main form input', 'footer form input']) await isTaken(page, part)
      await expect(form.getByLabel('Mensaje*')).toBeFocused()
      expect(await page.evaluate(() => scrollY)).toBe(top)
      await page.keyboard.type('!')
      await expect(form.getByLabel('Mensaje*')).toHaveValue('Hola, qué ta!l')
      await expect(form.getByLabel('Nombre y apellido*')).toHaveValue('Ana Ríos')
      await expect(page.getByRole('contentinfo').getByLabel('Email')).toHaveValue('ana@example.com')
    })
  }

  for (const [what, change, isProxy] of hands.filter(([name]) => !/form|footer/.test(name)))
    test(`${what}: a tap counts`, { tag: '@release' }, async ({ page }) => {
      if (isProxy) await rewriteAddresses(page)
      const code = await openWithoutCode(page, '/contactos')
      await expect(page.getByRole('contentinfo')).toBeAttached()
      await change(page)
      await page.getByRole('button', { name: 'Zona privada' }).first().click()
      await code.all()
      await expect(page.getByRole('dialog').getByLabel('Usuario')).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(1)
    })
})
