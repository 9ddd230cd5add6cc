/** Narrow windows, wide-set text (WCAG 1.4.10 and 1.4.12) and paper: nothing is cut, nothing scrolls sideways but tables. */
import type { Page } from '@playwright/test'
import { expect, openOrder, publicPages, test } from './kit/index.ts'
import { panelScreens } from './kit/sections.ts'

test.use({ viewport: { width: 320, height: 640 } })

const wide = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/** Elements that are wider than the window, and texts that their own box cuts. */
const troubles = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const cut = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, span, td, li, a, tr, label)')]
      .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden, svg, [aria-hidden=true]'))
      .filter((element) => getComputedStyle(element).overflow !== 'visible' && element.textContent.trim() !== '')
      .filter((element) => element.clientHeight > 1 && !/auto|scroll/.test(getComputedStyle(element).overflow))
      .filter((e) => e.scrollHeight > e.clientHeight + 2 || e.scrollWidth > e.clientWidth + 2)
    return [
      ...(scrollWidth > clientWidth ? [`sideways: ${scrollWidth}`] : []),
      ...cut.map(({ localName, textContent }) => `${localName}: ${textContent.slice(0, 40)}`),
    ]
  })

const expectWhole = async (page: Page) => {
  await expect.poll(() => troubles(page)).toEqual([])
  await page.addStyleTag({ content: wide })
  await expect.poll(() => troubles(page)).toEqual([])
}

test('cards, a price list and Carga Masiva are whole at 320 px', { tag: '@aspecto' }, async ({ loggedInAs, page }) => {
  await page.goto('/productos')
  await expect(page.getByRole('heading', { name: 'Tornillo Allen cabeza cilíndrica' })).toBeVisible()
  await expectWhole(page)
  await loggedInAs('cliente', '/zonaPrivada?id=8')
  await expect(page.getByRole('row', { name: /040516 Tornillo Allen cabeza cilíndrica/ })).toBeVisible()
  await expectWhole(page)
  await loggedInAs('admin', '/admin/panel#s=130')
  await expect(page.getByText('Descargar el catálogo')).toBeVisible()
  await expectWhole(page)
})

for (const { path, content } of publicPages)
  test(`${path} is whole at 320 px and with text set wide`, { tag: ['@aspecto', '@release'] }, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByText(content).first()).toBeVisible()
    await expectWhole(page)
  })

test('each screen of the panel is whole at 320 px', { tag: ['@aspecto', '@release'] }, async ({ loggedInAs, page }) => {
  await loggedInAs('admin')
  for (const screen of panelScreens) {
    await page.goto(screen)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => troubles(page), screen).toEqual([])
  }
})

test.describe('on paper', { tag: ['@aspecto', '@release'] }, () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a printed order begins on page 1, and a short one ends there', async ({ page }) => {
    await openOrder(page, '010830 x 5\n011040 x 3')
    await expect(page.getByRole('row', { name: /011040/ })).toBeVisible()
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
  })
})
