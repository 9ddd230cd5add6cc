import { screensOf, visibleTo } from '../src/panel/sections/section.ts'
import { expect, statusOf, test } from './kit/index.ts'
import { sections } from './kit/sections.ts'

// The specification's own list stands in src/panel/sections/sections.test.ts.
const entriesFor = (admin: boolean) => sections.filter(visibleTo(admin)).map(({ entry }) => entry)
const adminCodes = sections
  .filter(({ admin }) => admin)
  .flatMap((section) => screensOf(section).map(([, code]) => code))

for (const [name, entries] of [
  ['editor', entriesFor(false)],
  ['admin', entriesFor(true)],
] as const) {
  test(`${name} sees its sections, in order`, async ({ loggedInAs, page }) => {
    await loggedInAs(name)
    const links = page.getByRole('navigation', { name: 'Secciones del panel' }).getByRole('link')
    await expect(links).toHaveCount(entries.length)
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('aria-label')))).toEqual(entries)
  })
}

test("a regular user who forces an administrator's code is told so", async ({ loggedInAs, page }) => {
  await loggedInAs('editor')
  for (const code of adminCodes) {
    await page.goto(`/admin/panel#s=${code}`)
    await expect(page.getByRole('heading', { name: 'No tenés permiso' })).toBeVisible()
    await page.goto('/admin/panel#s=50')
    await expect(page.getByRole('heading', { name: 'Servicios' })).toBeVisible()
  }
})

test.describe('the backend refuses on its own', () => {
  test.use({ expectedErrors: /status of 40[13]/ })

  test('whatever the page shows', { tag: '@exacto' }, async ({ loggedInAs, page }) => {
    const asJson = (body: object) => ({
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    const read = () => statusOf(page, '/api/obtenerClientes')
    const write = () => statusOf(page, '/api/updateClienteActivo', asJson({ idCliente: 2, activo: 1 }))
    const edit = () => statusOf(page, '/api/deleteServicio', asJson({ idServicio: 1 }))

    await loggedInAs('cliente')
    expect([await read(), await write(), await edit()]).toEqual([401, 401, 401])
    await loggedInAs('editor')
    expect([await read(), await write(), await edit()]).toEqual([403, 403, 200])
    await page.getByRole('button', { name: 'Salir' }).click()
    await expect(page).toHaveURL('/admin/login')
    expect(await edit()).toBe(401)
  })
})

test('the panel asks for a login, and says what is wrong with an attempt', async ({ page }) => {
  await page.goto('/admin/panel')
  await expect(page).toHaveURL('/admin/login')
  const enter = page.getByRole('button', { name: 'Ingresar' })
  await enter.click()
  await expect(page.getByText('Faltan rellenar campos')).toBeVisible()
  await page.getByLabel('Usuario', { exact: true }).fill('admin')
  await page.getByLabel('Contraseña', { exact: true }).fill('cliente1234')
  await enter.click()
  await expect(page.getByText('Usuario o contraseña incorrectos')).toBeVisible()
  await expect(page).toHaveURL('/admin/login')
})
