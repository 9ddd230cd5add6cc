/** A browser whose local and session storage are missing, forbidden or full: the app starts, and says what lasts as long as the page. */
import { expect, isTaken, test } from './kit/index.ts'

const kinds = {
  missing: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { configurable: true, get: () => null })
  },
  forbidden: () => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { configurable: true, get })
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
}

for (const [name, begin] of Object.entries(kinds))
  test(`${name} storage`, { tag: name === 'missing' ? '@largo' : '@release' }, async ({ page }) => {
    await page.addInitScript(begin)
    await page.goto('/')
    await isTaken(page, 'footer a')
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Productos' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Bulón U', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Bulón U' })).toBeVisible()
    await page
      .getByRole('button', { name: /^Agregar/ })
      .first()
      .click()
    await expect(page.getByText(/en tu pedido\. El navegador no pudo guardarlo: dura lo que esta página/)).toBeVisible()
    await page.getByRole('link', { name: 'Ver mi pedido' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Mi pedido' })).toBeVisible()
    await expect(page.getByText('Bulón U').first()).toBeVisible()
    await page.goto('/admin/login')
    await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible()
  })
