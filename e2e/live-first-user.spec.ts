/** The first administrator of a new server, by the link that the server prints. */
import { emptySeed } from '#mocks/company/empty.ts'
import { seed } from '#mocks/seed/index.ts'
import { expect, test } from './kit/index.ts'

test.use({ build: 'live' })

test('the link of a new server makes its administrator, once', async ({ page, remote, browser }) => {
  remote?.begin([], emptySeed(seed))
  const link = `/admin/login#primero=${await remote?.firstKey()}`
  // The remains of a demo on the same host.
  await page.addInitScript(() => localStorage.setItem('idLogin', '7'))
  await page.goto(link)
  await page.getByLabel('Usuario').fill('ana')
  await page.getByLabel('Email').fill('ana@example.com')
  await page.getByLabel('Contraseña', { exact: true }).fill('una-bien-larga')
  await page.getByRole('button', { name: 'Crear usuario e ingresar' }).click()
  const missing = page.getByRole('region', { name: 'Para abrir el sitio falta' })
  await expect(missing.getByRole('link')).toHaveText([
    'Marca',
    'Logos',
    'Contacto',
    'Home: Slider',
    'Carga Masiva',
    'Productos: Mostrar',
    'Zona Privada',
    'Metadatos',
    'Correos',
  ])
  await expect(page).toHaveURL('/admin/panel')
  const other = await (await browser.newContext()).newPage()
  await other.goto(new URL(link, page.url()).href)
  await expect(other.getByText(/^Este enlace ya no sirve: el sitio ya tiene quien lo administre/)).toBeVisible()
  await other.context().close()
})
