import { visibleTo } from '../src/panel/sections/section.ts'
import { expect, statusOf, test } from './kit/index.ts'
import { sections } from './kit/sections.ts'

// The specification's own list stands in src/panel/sections/sections.test.ts.
const entriesFor = (admin: boolean) => sections.filter(visibleTo(admin)).map(({ entry }) => entry)

for (const [name, entries] of [
  ['editor', entriesFor(false)],
  ['admin', entriesFor(true)],
] as const) {
  test(`${name} sees its sections, in order`, { tag: '@largo' }, async ({ loggedInAs, page }) => {
    await loggedInAs(name)
    const links = page.getByRole('navigation', { name: 'Secciones del panel' }).getByRole('link')
    await expect(links).toHaveCount(entries.length)
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('aria-label')))).toEqual(entries)
  })
}

test.describe('the backend refuses on its own', () => {
  test.use({ expectedErrors: /status of 40[13]/ })

  test('whatever the page shows', { tag: ['@exacto', '@largo'] }, async ({ loggedInAs, page }) => {
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
