/** Who the company is, said in the panel, holds on the site at once: in other tabs, on pages before their code, in the app's manifest. */
import { updateMarca } from '#contract/marca-writes.ts'
import { getFixture } from '#mocks/releases/fixtures.ts'
import { ask, expect, saveAndSee, test, token } from './kit/index.ts'

test("a company's name and colour hold in every tab", { tag: '@demo' }, async ({ loggedInAs, page, context }) => {
  const site = await context.newPage()
  await loggedInAs('admin', '/admin/panel#s=20')
  await site.goto('/contactos')
  await expect(site).toHaveTitle('Contacto | Bulonera Quebracho S.A.')
  await page.getByLabel('Nombre', { exact: true }).fill('Ferretería El Tala')
  await page.getByLabel('Razón social').fill('El Tala S.R.L.')
  await page.getByLabel('Quién hizo el sitio').fill('')
  await page.getByLabel('Acento', { exact: true }).fill('#0a7d4f')
  await page.getByRole('checkbox', { name: 'Ferias' }).uncheck()
  await page.getByRole('button', { name: 'Subir Servicios' }).click()
  await saveAndSee(page, 'Marca actualizada con éxito')

  await expect(site).toHaveTitle('Contacto | Ferretería El Tala')
  await expect.poll(() => token(site, '--red')).toBe('#0a7d4f')
  const menu = site.getByRole('navigation', { name: 'Principal' })
  await expect(menu.getByRole('link', { name: 'ferias' })).toBeHidden()
  const entries = async () => (await menu.getByRole('link').allInnerTexts()).slice(0, 3)
  await expect.poll(entries).toEqual(['Empresa', 'Servicios', 'Productos'])
  const foot = site.getByRole('contentinfo')
  await expect(foot.getByText('© 2024 El Tala S.R.L. Todos los derechos reservados')).toBeVisible()
  await expect(foot.getByText('Diseño y desarrollo')).toBeHidden()
  await site.goto('/ferias')
  await expect(site.getByText('Esta sección no está publicada por ahora.')).toBeVisible()
  const manifest = await site.evaluate(async () => (await fetch('/manifest.webmanifest')).json())
  expect(manifest).toMatchObject({ name: 'Ferretería El Tala' })
  const png = { sizes: '512x512', type: 'image/png' }
  expect(manifest.icons).toMatchObject([
    { ...png, purpose: 'any' },
    { ...png, purpose: 'maskable' },
  ])
  const width = await site.evaluate(async (src) => {
    const picture = Object.assign(new Image(), { src })
    await picture.decode()
    return picture.naturalWidth
  }, manifest.icons[0].src)
  expect(width).toBe(512)
})

test('a legal notice is linked, and runs nothing', { tag: ['@demo', '@release'] }, async ({ loggedInAs, page }) => {
  await loggedInAs('admin', '/admin/panel#s=20')
  await page.getByLabel('Nombre', { exact: true }).waitFor()
  await ask(page, updateMarca, {
    nombre: '<b>El</b> Tala',
    legal: '<p>Datos <a href="javascript:alert(1)">personales</a></p>',
    redes: 'javascript:alert(1)\nhttps://www.linkedin.com/company/eltala',
  })
  await page.goto('/contactos')
  const foot = page.getByRole('contentinfo')
  await expect(foot.getByRole('link', { name: 'Linkedin' })).toHaveAttribute('href', /^https:/)
  expect(await foot.locator('a[href^="javascript"]').count()).toBe(0)
  await foot.getByRole('link', { name: 'Aviso legal' }).click()
  await expect(page).toHaveTitle('Aviso legal | <b>El</b> Tala')
  await expect(page.getByText('Datos personales')).toBeVisible()
  expect(await page.locator('a[href^="javascript"]').count()).toBe(0)
})

/** The review tools of the first release tried another theme in one browser. */
test('a stored or linked theme of an older build changes nothing', { tag: ['@demo', '@release'] }, async ({ page }) => {
  const stored = Object.entries(getFixture('2026-11-27').readBrowser().local)
  const themes = stored.filter(([key]) => key.startsWith('sala.tema'))
  expect(themes.map(([key]) => key)).toEqual(['sala.tema', 'sala.temas'])
  await page.addInitScript((texts) => {
    for (const [key, text] of texts) localStorage.setItem(key, text)
    sessionStorage.setItem('sala', 'tema')
  }, themes)
  await page.goto('/novedades?tema=acento:0a7d4f,nombre:Otra casa')
  const review = page.getByRole('complementary', { name: 'Sala de revisión' })
  await expect(review.getByRole('button', { name: 'Escenarios' }).first()).toBeVisible()
  await expect(page).toHaveTitle('Novedades | Bulonera Quebracho S.A.')
  await expect(page.getByRole('contentinfo')).toContainText('Bulonera Quebracho S.A.')
  expect(await token(page, '--red')).toBe('#e8112d')
})
