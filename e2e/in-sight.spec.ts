/** The parts that stay in sight while one scrolls, measured on screen: the order's total on phones, search and 'Mi pedido' in the header that follows. */
import type { Locator, Page } from '@playwright/test'
import { expect, openOrder, test } from './kit/index.ts'

/** The elements that cover a part at its middle or near its corners; none where the part is in sight. */
const covering = (part: Locator) =>
  part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 2, top + 2],
      [right - 2, top + 2],
      [left + 2, bottom - 2],
      [right - 2, bottom - 2],
    ] as const
    return points.flatMap(([x, y]) => {
      const seen = document.elementFromPoint(x, y)
      if (seen && element.contains(seen)) return []
      return [`${Math.round(x)},${Math.round(y)}: ${seen ? seen.outerHTML.slice(0, 80) : 'outside the window'}`]
    })
  })

const scrollTo = (page: Page, share: number) =>
  page.evaluate((part) => {
    const { scrollHeight, clientHeight } = document.documentElement
    window.scrollTo({ top: part * (scrollHeight - clientHeight), behavior: 'instant' })
  }, share)

/** No part is covered, nor outside the window, wherever the page is scrolled to. */
const areSeen = async (page: Page, parts: Readonly<Record<string, Locator>>, shares: readonly number[]) => {
  for (const share of shares) {
    await scrollTo(page, share)
    for (const [name, part] of Object.entries(parts))
      await expect.poll(() => covering(part), { message: `${name}, scrolled ${share}` }).toEqual([])
  }
}

test.describe('on a phone', { tag: '@aspecto' }, () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

  test("the total and 'Pedir cotización' are in sight and cover nothing", { tag: '@release' }, async ({ page }) => {
    await openOrder(page, '011250 x 1.250\n040825 x 1.500\n010830 x 7\n011040 x 3\n012090 x 4\n030100 x 9.000')
    const total = page.getByText('11.764 packs', { exact: true })
    await expect(total).toBeVisible()
    const quote = page.getByRole('button', { name: 'Pedir cotización' })
    await areSeen(
      page,
      {
        total,
        quote,
        chat: page.getByRole('link', { name: /^Chatear por WhatsApp/ }),
        'Mi pedido': page.getByRole('link', { name: /^Mi pedido 6$/ }),
        tools: page.getByRole('button', { name: 'Sala de revisión' }),
      },
      [0, 0.3, 0.6, 1],
    )
    // The page's last words end above the bar.
    expect(await covering(page.getByRole('contentinfo').locator(':is(a, p, button):visible').last())).toEqual([])
    await quote.click()
    await expect(page.getByRole('heading', { name: 'Pedir cotización' })).toBeInViewport()
  })
})

for (const width of [1024, 1280, 1440]) {
  test.describe(`at ${width} px`, { tag: ['@aspecto', '@release'] }, () => {
    test.use({ viewport: { width, height: 900 } })

    test("search and 'Mi pedido' stay in the header that follows, beside the menu", async ({ page }) => {
      await page.goto('/productos')
      const search = page.getByRole('button', { name: 'Buscar en el sitio' })
      const pedido = page.getByRole('banner').getByRole('link', { name: /^Mi pedido/ })
      await expect(search).toBeVisible()
      const entries = await page.getByRole('navigation', { name: 'Principal' }).getByRole('link').all()
      expect(entries.length).toBeGreaterThan(5)
      const menu = Object.fromEntries(entries.map((entry, at) => [`entry ${at} of the menu`, entry]))
      await areSeen(page, { search, pedido, ...menu }, [0.4, 1])
      await search.click()
      await expect(page.getByRole('dialog', { name: 'Buscar' }).getByRole('searchbox')).toBeFocused()
      await page.keyboard.press('Escape')
      await pedido.click()
      await expect(page).toHaveURL('/pedido')
    })
  })
}
