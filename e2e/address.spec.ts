/** The address holds the state of a page: a reload, a shared link, a second tab and Back show the same. */
import type { Page } from '@playwright/test'
import { expect, isTaken, openWithoutCode, tabOf, test } from './kit/index.ts'

const product = { list: '/productos', all: 'Productos', record: 'Tirafondo' }
const news = { list: '/novedades', all: 'Novedades', record: 'Renovamos el laboratorio de metrología' }
const fair = { list: '/ferias', all: 'Ferias', record: 'Expo Ferretera del Centro 2026' }

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const card = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name })
const scrolled = (page: Page) => page.evaluate(() => scrollY)

const isEntry = async (page: Page, { list, all, record }: typeof product) => {
  await page.goto(list)
  await card(page, record).click()
  await expect(heading(page, record)).toBeVisible()
  const address = page.url()
  expect(address).toMatch(/\?id=\d+$/)
  await page.goBack()
  await expect(heading(page, all)).toBeVisible()
  await expect(page).toHaveURL(list)
  await page.goForward()
  await expect(heading(page, record)).toBeVisible()
  await page.reload()
  await expect(heading(page, record)).toBeVisible()
  expect(page.url()).toBe(address)
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Empresa' }).click()
  await expect(heading(page, 'Empresa')).toBeVisible()
  await page.goBack()
  await expect(heading(page, record)).toBeVisible()
}

test('a detail is an entry of the history', ({ page }) => isEntry(page, product))

test('a detail of news and of a fair is one as well', { tag: '@release' }, async ({ page }) => {
  for (const detail of [news, fair]) await isEntry(page, detail)
})

test('a detail opens in a new tab, and the page of the link stays', { tag: '@release' }, async ({ page }) => {
  for (const { list, all, record } of [product, news, fair]) {
    await page.goto(list)
    const other = await tabOf(page, card(page, record), { modifiers: ['ControlOrMeta'] })
    await expect(heading(other, record)).toBeVisible()
    await expect(heading(page, all)).toBeVisible()
    await expect(page).toHaveURL(list)
    await other.close()
  }
})

test('a card followed before the code is there keeps its place', { tag: ['@demo', '@largo'] }, async ({ page }) => {
  const code = await openWithoutCode(page, '/productos')
  const link = page.locator('main [data-registro] a').nth(9)
  await expect(link).toBeAttached()
  await link.scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => Math.round(scrollY))
  expect(top).toBeGreaterThan(300)
  await link.click()
  await code.all()
  await page.getByRole('button', { name: 'Volver' }).click()
  await expect(page).toHaveURL('/productos')
  // While the page reloads, `evaluate` throws.
  await expect(async () => expect(Math.round(await scrolled(page))).toBe(top)).toPass()
})

const leadsBack = async (page: Page, { all, record }: typeof product) => {
  await page.goto('/empresa')
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: all }).click()
  await expect(heading(page, all)).toBeVisible()
  // Without its code a card is a plain link, which notes no place. A busy machine shows the list some time before the code is there.
  await isTaken(page, `main a:has-text("${record}")`)
  await card(page, record).scrollIntoViewIfNeeded()
  const before = await scrolled(page)
  await card(page, record).click()
  await expect(heading(page, record)).toBeVisible()
  await expect.poll(() => scrolled(page)).toBe(0)
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Volver' }).click()
  await reloaded
  await expect(card(page, record)).toBeFocused()
  await expect(card(page, record)).toBeInViewport()
  await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(2)
  await page.goBack()
  await expect(heading(page, 'Empresa')).toBeVisible()
}

test('Volver shows the list at the visitor’s place, and Back then leaves the list', ({ page }) => leadsBack(page, news))

test('Volver of a product and of a fair does so too', { tag: '@release' }, async ({ page }) => {
  for (const detail of [product, fair]) await leadsBack(page, detail)
})

test('a link to a list shows the list after a detail too', { tag: '@release' }, async ({ page }) => {
  await page.goto('/productos?id=3')
  await expect(heading(page, 'Bulón U')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Productos' }).click()
  await expect(page.getByText('24 productos')).toBeVisible()
  await page.goto('/productos?id=3')
  await page.getByRole('banner').getByRole('link').first().click()
  await page.getByRole('region', { name: 'Productos destacados' }).getByRole('link', { name: 'Ver todos' }).click()
  await expect(page.getByText('24 productos')).toBeVisible()
})

test('after a detail the menu opens the other pages without a reload', { tag: '@release' }, async ({ page }) => {
  await page.goto('/productos?id=3')
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Empresa' }).click()
  await expect(heading(page, 'Empresa')).toBeVisible()
  // A link that is followed before its code is there loads the page.
  await isTaken(page, 'header nav a')
  await page.evaluate(() => document.body.setAttribute('data-same', ''))
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'novedades' }).click()
  await expect(heading(page, 'Novedades')).toBeVisible()
  await expect(page.locator('body[data-same]')).toBeAttached()
})

test('a search is in the address: a reload, a link and Back show it again', { tag: '@largo' }, async ({ page }) => {
  await page.goto('/productos')
  const box = page.getByLabel('Nombre, código o código de barras')
  await box.pressSequentially('7798123001044')
  await expect(page.getByText('1 producto coincide con «7798123001044»')).toBeVisible()
  await expect(page).toHaveURL('/productos?buscar=7798123001044')
  await page.reload()
  await expect(box).toHaveValue('7798123001044')
  await page.getByRole('link', { name: 'Bulón hexagonal', exact: true }).click()
  await expect(page).toHaveURL(/\?id=1&buscar=7798123001044$/)
  await page.reload()
  await expect(page.getByText('«7798123001044» coincide con 1 de 6 códigos.')).toBeVisible()
  await page.goBack()
  await expect(box).toHaveValue('7798123001044')
  await page.getByRole('button', { name: 'Borrar la búsqueda' }).click()
  await expect(page).toHaveURL('/productos')
})

test('quickly typed text stays, and a late search brings nobody back', { tag: '@release' }, async ({ page }) => {
  await page.goto('/productos')
  const box = page.getByLabel('Nombre, código o código de barras')
  // The address follows in the middle of the words.
  await box.pressSequentially('bulón u de')
  await expect(page).toHaveURL('/productos?buscar=bul%C3%B3n+u+de')
  await box.pressSequentially(' acero, muy largo')
  await expect(box).toHaveValue('bulón u de acero, muy largo')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await box.fill('tuerca')
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Empresa' }).click()
  await expect(heading(page, 'Empresa')).toBeVisible()
  await page.clock.fastForward(10_000)
  await page.clock.resume()
  // The next dialog opens over the same page.
  await page.keyboard.press('/')
  await expect(page.getByRole('dialog', { name: 'Buscar' }).getByRole('searchbox')).toBeVisible()
  await expect(page).toHaveURL('/empresa')
})

test.describe('an address that comes close to that of a page', { tag: '@release' }, () => {
  test.use({ expectedErrors: /status of 404/ })

  for (const [address, page] of [
    ['/PRODUCTOS?buscar=m12#x', '/productos?buscar=m12#x'],
    ['/contacto', '/contactos'],
    ['/Vídeos/', '/videos'],
    ['/admin', '/admin/login'],
  ] as const)
    test(`${address} leads to ${page}, and Back leaves it`, async ({ page: tab }) => {
      await tab.goto('/empresa')
      await tab.goto(address)
      await expect(tab).toHaveURL(page)
      await tab.goBack()
      await expect(tab).toHaveURL('/empresa')
    })
})
