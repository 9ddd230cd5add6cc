/** The theme lab of the review tools: another look on the real pages, in every tab, undone, as a link, and as the company's own. */
import type { Page } from '@playwright/test'
import { expect, openTab, openTool, test, token } from './kit/index.ts'

const open = async (page: Page, path: string) => {
  await page.goto(path)
  const lab = await openTool(page, 'Tema')
  await expect(lab.getByText('Todo se lee')).toBeVisible()
  return lab
}
/** Moves a colour or a slider as a drag does, in many steps. */
const drag = (page: Page, label: string | RegExp, values: readonly string[]) =>
  page.getByLabel(label, { exact: true }).evaluate((element, steps) => {
    if (!(element instanceof HTMLInputElement)) throw new Error('no input')
    for (const value of steps) {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, value)
      element.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }, values)

test.describe('further cases, in the demo', { tag: ['@demo', '@release'] }, () => {
  test('a dragged accent shows in every tab, spoils what is named, and is undone', async ({ page, context }) => {
    const lab = await open(page, '/novedades')
    const other = await openTab(context, '/productos')
    await expect(other.getByRole('heading', { level: 1, name: 'Productos' })).toBeVisible()
    await drag(page, 'Acento, a ojo', ['#0a7d4f', '#aacc00', '#ffd400'])
    expect(await token(page, '--red')).toBe('#ffd400')
    await expect.poll(() => token(other, '--red')).toBe('#ffd400')
    const pair = lab.getByRole('listitem').filter({ hasText: 'El blanco sobre el acento' })
    await expect(pair.getByText('1,4:1; AA pide 4,5:1')).toBeVisible()
    await drag(page, /^Radio de las esquinas/, ['2', '9', '12'])
    expect(await token(page, '--radius')).toBe('12px')
    await lab.getByRole('button', { name: 'Deshacer' }).click()
    expect([await token(page, '--radius'), await token(page, '--red')]).toEqual(['0px', '#ffd400'])
    await lab.getByRole('button', { name: 'Deshacer' }).click()
    await expect(lab.getByText('Todo se lee')).toBeVisible()
    await expect.poll(() => token(other, '--red')).toBe('#e8112d')
  })

  test('a theme stays over a reload, and a link brings it elsewhere', async ({ page, context, browser, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const lab = await open(page, '/servicios')
    await lab.getByLabel('Acento', { exact: true }).fill('#0a7d4f')
    await lab.getByLabel('Nombre de la empresa').fill('Herrajes Sur')
    await lab.getByRole('button', { name: 'Mostrar el nombre' }).click()
    await expect(page).toHaveTitle('Servicios | Herrajes Sur')
    await expect(page.getByRole('contentinfo')).toContainText('Herrajes Sur')
    expect(await token(page, '--red')).toBe('#0a7d4f')
    await page.goto('/ferias')
    await expect(page).toHaveTitle('Ferias | Herrajes Sur')
    await lab.getByRole('button', { name: 'Copiar enlace' }).click()
    await expect(lab.getByText('Enlace copiado')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toContain('tema=acento')

    const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL })
    const there = await openTab(elsewhere, link)
    await expect(there).toHaveTitle('Ferias | Herrajes Sur')
    await expect.poll(() => token(there, '--red')).toBe('#0a7d4f')
    const tools = there.getByRole('complementary', { name: 'Sala de revisión' })
    await tools.getByRole('button', { name: 'Como la casa' }).click()
    await expect.poll(() => token(there, '--red')).toBe('#e8112d')
    await there.reload()
    await expect(there).toHaveTitle('Ferias | Bulonera Quebracho S.A.')
    await elsewhere.close()
  })

  test('a logo stands in the header at once, and the theme becomes the company’s own', async ({ page, loggedInAs }) => {
    await loggedInAs('admin')
    const lab = await open(page, '/contactos')
    const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="569" height="105"><rect width="569" height="105" fill="#1d6fb8"/></svg>`
    await lab
      .getByLabel('Logo sobre claro')
      .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) })
    const header = page.getByRole('banner').getByAltText('Bulonera Quebracho S.A.').first()
    await expect.poll(() => header.evaluate((image) => getComputedStyle(image).content)).toContain('data:image/svg+xml')
    await lab.getByLabel('Acento', { exact: true }).fill('#0a7d4f')
    await lab.getByRole('button', { name: 'Usar en mi sitio' }).click()
    await expect(lab.getByText('Listo: el sitio es así desde ahora.')).toBeVisible()
    await expect.poll(() => header.evaluate((image) => getComputedStyle(image).content)).toBe('normal')
    await expect(header).toHaveAttribute('src', /\/api\/getImage\/navbar-/)
    await page.reload()
    await expect.poll(() => token(page, '--red')).toBe('#0a7d4f')
  })
})
