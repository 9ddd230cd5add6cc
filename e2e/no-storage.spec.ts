/**
 * A browser whose local and session storage are missing, forbidden or full: the app starts, and says what lasts as long as the page. A database
 * that never opens is waited for a few seconds.
 */
import type { Page } from '@playwright/test'
import { contactForm, expect, fillContact, isTaken, openControlled, sendContact, test } from './kit/index.ts'

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

/** In the page, not in the worker. */
const neverOpens = (page: Page, database: string) =>
  page.addInitScript((silent) => {
    const open = indexedDB.open.bind(indexedDB)
    IDBFactory.prototype.open = (name, version) => {
      const request = open(name, version)
      // Who waits for the opening hears nothing.
      return name === silent ? new Proxy(request, { set: () => true, get: () => () => undefined }) : request
    }
  }, database)

test.describe('a database that never opens', { tag: ['@demo', '@release'] }, () => {
  test('holds no message, whose text stays until it is sent', async ({ page }) => {
    await neverOpens(page, 'por-enviar')
    await openControlled(page, '/contactos')
    await fillContact(page)
    await sendContact(page)
    await page.reload()
    await expect(contactForm(page).getByLabel('Empresa')).toHaveValue('Taller Ríos')
    await sendContact(page)
    await expect(contactForm(page).getByText('Mensaje enviado correctamente')).toBeVisible()
  })

  test('takes no words of the panel', async ({ page, loggedInAs }) => {
    page.on('dialog', (dialog) => void dialog.accept())
    await neverOpens(page, 'vidriera-borradores')
    await loggedInAs('editor', '/admin/panel#s=28&id=1')
    await page.getByLabel('Nombre').fill('Bulón a medias')
    await page.reload()
    await page.getByRole('button', { name: /^Recuperar lo escrito/ }).click()
    await expect(page.getByLabel('Nombre')).toHaveValue('Bulón a medias')
  })
})
