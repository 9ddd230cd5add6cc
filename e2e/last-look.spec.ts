import type { Page } from '@playwright/test'
import { logIntoPanel, logIntoZone } from './support/accounts.ts'
import { brokenPictures, kept, readyForOffline } from './support/app.ts'
import { expectAlert, richText, save } from './support/panel.ts'
import { expect, test } from './fixtures.ts'

declare global {
  interface Window { look?: string; blank?: boolean }
}

/** Has every page note the look that it opens with, and whether its content went away in between. */
const watchLooks = (page: Page) => page.addInitScript(() => {
  new MutationObserver(() => {
    window.look ??= document.querySelector('#root > [inert]')?.textContent
    if (window.look !== undefined && !document.querySelector('main h2')) window.blank = true
  }).observe(document, { childList: true, subtree: true })
})

/** Visits the home page until it has noted what there is to note. */
const lastingVisit = async (page: Page) => {
  await page.goto('/')
  await page.evaluate(() => localStorage.removeItem('lecturas /'))
  await page.reload()
  await expect.poll(() => kept(page, 'lecturas /')).not.toBeNull()
}

test('a later visit opens with the home page as it was, until the page is ready', async ({ page }) => {
  await page.goto('/')
  await readyForOffline(page)
  await expect.poll(() => kept(page, 'mirada')).not.toBeNull()
  await watchLooks(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Cada unión, a medida de la carga' })).toBeInViewport()
  await expect(page.getByText('© 2024 Bulonera Quebracho S.A. Todos los derechos reservados')).toBeAttached()
  expect(await page.evaluate(() => window.look)).toContain('Cada unión, a medida de la carga')
  expect(await page.evaluate(() => window.blank)).toBeUndefined()
  await expect(page.locator('#root > [inert]')).toHaveCount(0)
  await page.getByRole('region', { name: 'Presentación' }).getByRole('button', { name: 'Siguiente' }).click()
  await expect(page.getByRole('heading', { name: 'Tornillería Allen 12.9' })).toBeInViewport()
  await expect.poll(() => brokenPictures(page)).toEqual([])
})

test('what is clicked before the page is ready is done once it is', async ({ page }) => {
  await lastingVisit(page)
  await page.addInitScript(() => {
    const click = new MutationObserver(() => {
      const link = document.querySelector<HTMLElement>('#root > [inert] a[href="/empresa"]')
      if (!link) return
      click.disconnect()
      // As a browser does: whatever is inert gets no click, what lies behind it does.
      const { x, y } = link.getBoundingClientRect()
      document.body.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: x + 5, clientY: y + 5 }))
    })
    click.observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  await expect(page).toHaveURL('/empresa')
  await expect(page.getByRole('heading', { level: 1, name: 'Empresa' })).toBeVisible()
})

test('it never opens with what has been changed since', async ({ page, context }) => {
  await lastingVisit(page)
  expect(await kept(page, 'mirada')).toContain('Cada unión')

  const panel = await context.newPage()
  await logIntoPanel(panel, 'editor')
  await panel.getByRole('row', { name: /Cada unión/ }).getByRole('button', { name: /^Editar/ }).click()
  await expect(richText(panel)).toContainText('Cada unión')
  await richText(panel).fill('Despachamos a todo el país')
  await save(panel)
  await expectAlert(panel, 'Slider modificado con éxito')
  expect(await kept(page, 'mirada')).toBeNull()

  await watchLooks(page)
  await page.reload()
  await expect(page.getByText('Despachamos a todo el país')).toBeVisible()
  expect(await page.evaluate(() => window.look)).toBeUndefined()
  await expect.poll(() => kept(page, 'mirada')).toContain('Despachamos a todo el país')
})

test('another build takes no look of this one', async ({ page }) => {
  await lastingVisit(page)
  await page.evaluate(() => localStorage.setItem('mirada', (localStorage.getItem('mirada') ?? '').replace('/assets/', '/assets/another-')))
  await watchLooks(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Cada unión, a medida de la carga' })).toBeInViewport()
  expect(await page.evaluate(() => window.look)).toBeUndefined()
})

test('a page that somebody has touched is not kept', async ({ page }) => {
  await page.addInitScript(() => addEventListener('DOMContentLoaded', () => document.body.click()))
  await lastingVisit(page)
  expect(await kept(page, 'mirada')).toBeNull()
})

test('nor is one with a customer logged in', async ({ page }) => {
  await logIntoZone(page, 'cliente')
  await expect(page).toHaveURL('/zonaPrivada')
  await lastingVisit(page)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cerrar Sesion' })).toBeVisible()
  expect(await kept(page, 'mirada')).toBeNull()
})
