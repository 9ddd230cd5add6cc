import type { Page } from '@playwright/test'
import { expect, openSection, openTab, saveAndSee, test } from './kit/index.ts'

test.use({ expectedErrors: /status of (401|409|422)|ApiError/ })

/** Enough products for four pages. */
const many = Array.from({ length: 154 }, (_, i) => ({
  nombre: i < 24 ? `Tuerca ${i + 1}` : `Perno ${String(i - 23).padStart(3, '0')}`,
  sub_productos: [{ codigo: `C${i}`, tamaño: 'M8', pack: '100', codigobarra: '7798123001068' }],
}))

const marked = (page: Page) => page.locator('tr[aria-current]')
const pageIs = (page: Page, n: number) => expect(page.getByText(`Página ${n} de 4`)).toBeVisible()
const editIt = async (page: Page, name: string) => {
  await page.getByRole('button', { name: `Editar ${name}`, exact: true }).click()
  await expect(page.getByLabel('Nombre')).toHaveValue(name)
}

test('a list is found as it was left, its row in sight', { tag: '@demo' }, async ({ loggedInAs, page, seed }) => {
  await seed({ productos: many })
  await loggedInAs('admin', '/admin/panel#s=25')
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await pageIs(page, 3)
  expect(await page.locator('main').evaluate(({ scrollTop }) => scrollTop)).toBe(0)

  const name = 'Perno 100'
  await editIt(page, name)
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(marked(page)).toContainText(name)
  await expect(marked(page)).toBeInViewport()
  await expect(page.getByRole('button', { name: `Editar ${name}` })).toBeFocused()

  await editIt(page, name)
  await page.goBack()
  await expect(marked(page)).toContainText(name)
  await expect(marked(page)).toBeInViewport()
  await pageIs(page, 3)

  await editIt(page, name)
  await page.getByLabel('Pack, fila 1').fill('Granel')
  await saveAndSee(page, 'Producto actualizado con éxito')
  await expect(marked(page)).toContainText(name)
  await expect(marked(page)).toBeInViewport()

  await page.reload()
  await pageIs(page, 3)
  await openSection(page, 'Productos: Mostrar')
  await pageIs(page, 1)
})

test.describe('further cases, in the demo', { tag: ['@demo', '@release'] }, () => {
  test('search, sort and page of a list are in the address', async ({ context, loggedInAs, page, seed }) => {
    await seed({ productos: many })
    await loggedInAs('admin', '/admin/panel#s=25')
    await page.getByRole('button', { name: 'Nombre' }).click()
    await page.getByRole('button', { name: 'Nombre' }).click()
    await page.getByRole('searchbox').fill('perno')
    await expect(page).toHaveURL(/q=perno/)
    await page.getByRole('button', { name: 'Siguiente' }).click()
    await expect(page).toHaveURL(/p=2/)
    const rows = () => page.getByRole('row').nth(1).innerText()
    const before = await rows()
    await page.reload()
    await expect(page.getByRole('searchbox')).toHaveValue('perno')
    await expect(page.getByText('Página 2 de 3')).toBeVisible()
    expect(await rows()).toBe(before)
    const other = await openTab(context, page.url())
    await expect(other.getByText('Página 2 de 3')).toBeVisible()
    await expect(other.getByRole('searchbox')).toHaveValue('perno')
    await page.getByRole('searchbox').fill('100% ñ & # +')
    await expect(page.getByText(/^No encontramos nada con/)).toBeVisible()
    await expect.poll(() => new URLSearchParams(new URL(page.url()).hash.slice(1)).get('q')).toBe('100% ñ & # +')
    await page.reload()
    await expect(page.getByRole('searchbox')).toHaveValue('100% ñ & # +')
  })

  test('a new record is in sight, though a search would hide it', async ({ loggedInAs, page, seed }) => {
    await seed({ productos: many })
    await loggedInAs('admin', '/admin/panel#s=25')
    await page.getByRole('searchbox').fill('perno')
    await page.getByRole('button', { name: 'Crear Producto' }).click()
    await page.getByLabel('Nombre').fill('Zuncho')
    await saveAndSee(page, 'Producto creado con éxito')
    await expect(marked(page)).toContainText('Zuncho')
    await expect(marked(page)).toBeInViewport()
    await pageIs(page, 4)
  })

  test('the record that was edited is in sight by thumb, too @telefono', async ({ loggedInAs, page }) => {
    await loggedInAs('editor', '/admin/panel#s=25')
    await editIt(page, 'Tirafondo')
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await expect(marked(page)).toContainText('Tirafondo')
    await expect(marked(page)).toBeInViewport()
  })

  test('after the login a link opens its screen', async ({ context, loggedInAs, page }) => {
    await page.goto('/admin/panel#s=28&id=3')
    await expect(page).toHaveURL('/admin/login#s=28&id=3')
    await page.getByLabel('Usuario', { exact: true }).fill('editor')
    await page.getByLabel('Contraseña', { exact: true }).fill('editor1234')
    await page.getByRole('button', { name: 'Ingresar' }).click()
    await expect(page.getByRole('heading', { name: 'Editar Producto' })).toBeVisible()
    await expect(page).toHaveURL('/admin/panel#s=28&id=3')

    // A logout in one tab logs all tabs out; after the login each tab is where it was.
    const other = await openTab(context, '/admin/panel#s=40')
    await expect(other.getByRole('heading', { name: 'Novedades' })).toBeVisible()
    await page.getByRole('button', { name: 'Salir', exact: true }).click()
    await expect(page).toHaveURL('/admin/login')
    await expect(other).toHaveURL('/admin/login#s=40')
    await loggedInAs('editor')
    await expect(other.getByRole('heading', { name: 'Novedades' })).toBeVisible()
  })
})

test.describe('a window higher than the content may be', { tag: '@demo' }, () => {
  test.use({ viewport: { width: 1440, height: 1080 } })

  test('a list ends with a whole row, at its top and wherever one stops', async ({ loggedInAs, page }) => {
    await loggedInAs('editor')
    await openSection(page, 'Productos: Mostrar')
    await expect(page.getByText('24 registros')).toBeVisible()
    /** How far the last visible row reaches below the window's edge, and the scroll position. */
    const cut = () =>
      page.locator('main').evaluate((main) => {
        const edge = main.getBoundingClientRect().top + main.clientHeight
        const rows = [...main.querySelectorAll('tbody tr')].map((line) => line.getBoundingClientRect())
        return Math.max(0, ...rows.filter(({ top }) => top < edge - 1).map(({ bottom }) => Math.round(bottom - edge)))
      })
    const at = () => page.locator('main').evaluate(({ scrollTop }) => scrollTop)
    await expect.poll(cut).toBe(0)
    expect(await page.locator('main').evaluate((main) => main.getBoundingClientRect().height)).toBeLessThanOrEqual(850)
    await page.mouse.move(800, 500)
    await page.mouse.wheel(0, 240)
    await expect.poll(at).toBeGreaterThan(150)
    await expect.poll(cut).toBe(0)
  })
})
