import { readFile } from 'node:fs/promises'
import { deleteRow, downloadOf, expect, expectAlert, openSection, rowsOf, tabOf, test } from './kit/index.ts'

test.describe('customers', () => {
  test.use({ expectedErrors: /status of 401|ApiError/ })

  test('activation lets pendiente in, and taking it back puts it out', async ({ context, loggedInAs, page }) => {
    await loggedInAs('admin')
    await openSection(page, 'Clientes: Mostrar')
    const activated = page.getByRole('switch', { name: 'Activado: pendiente' })
    await expect(activated).not.toBeChecked()
    await activated.click()
    await expectAlert(page, 'Cliente modificado con éxito')

    const zone = await context.newPage()
    await loggedInAs('pendiente', undefined, zone)
    await expect(zone.getByRole('row', { name: '0001-00012391' })).toBeVisible()

    // 'Salir' waits for the write. A panel session may read the files too, so only without one is the customer's own session tested.
    await activated.click()
    const ended = page.waitForResponse(/cerrarSesion/)
    await page.getByRole('button', { name: 'Salir' }).click()
    await ended
    await expect(page).toHaveURL('/admin/login')
    await zone.reload()
    await expect(zone).toHaveURL('/')
  })
})

test('customers go out as a sheet, and are found by address', { tag: '@release' }, async ({ loggedInAs, page }) => {
  await loggedInAs('admin', '/admin/panel#s=105')
  const sheet = async () =>
    readFile(await (await downloadOf(page, page.getByRole('button', { name: 'Descargar CSV' }))).path(), 'utf8')
  const [head, ...customers] = (await sheet()).trim().split(/\r?\n/)
  expect(head?.replace('\uFEFF', '')).toMatch(/^"?Usuario"?[,;]"?Email"?[,;]"?Activado"?$/)
  expect(customers).toHaveLength(5)
  expect(customers.find((line) => line.includes('pendiente'))).toMatch(/alta@ferreteriacolon\.example.*no/)
  await page.getByRole('searchbox').fill('ferreteriacolon')
  await expect(rowsOf(page)).toHaveCount(1)
  await expect(page.getByRole('cell', { name: 'pendiente', exact: true })).toBeVisible()
  await openSection(page, 'Suscripciones: Mostrar')
  await expect(page.getByRole('cell', { name: 'm.funes@correo.example', exact: true })).toBeVisible()
  expect(await sheet()).toContain('m.funes@correo.example')
})

test('the history tells it all, the newest first', async ({ clock, loggedInAs, page }) => {
  await clock('2026-11-30')
  await loggedInAs({ cuenta: 'agromec', clave: 'agromec1234', donde: 'zona privada' })
  await (await tabOf(page, page.getByRole('link', { name: /^Ver online 0001-00012408/ }))).close()
  await downloadOf(page, page.getByRole('link', { name: 'Descargar 0001-00012408' }))
  await page.goto('/')
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('banner').getByRole('button', { name: 'Cerrar Sesion' }).click(),
  ])
  await expect(page.getByRole('banner').getByRole('button', { name: 'Zona privada' })).toBeVisible()
  await loggedInAs('editor')
  await openSection(page, 'Servicios')
  await expect(page.getByRole('heading', { level: 1, name: 'Servicios' })).toBeVisible()
  await deleteRow(page, await page.getByRole('row').nth(1).getByRole('cell').nth(1).innerText())
  await expectAlert(page, 'Servicio eliminado con éxito')

  await loggedInAs('admin', '/admin/panel#s=300')
  await expect(page.getByText('24 registros')).toBeVisible()
  const [, ...rows] = await page.getByRole('row').all()
  const reported = await Promise.all(
    rows.slice(0, 4).map(async (row) => (await row.getByRole('cell').allInnerTexts()).slice(0, 2)),
  )
  expect(reported).toEqual([
    ['editor', expect.stringMatching(/^Servicio eliminado: /)],
    ['agromec (cliente)', 'Sesion Cerrada'],
    ['agromec (cliente)', 'Descargo la lista de precios'],
    ['agromec (cliente)', 'Vio la lista de precios'],
  ])
  await expect(page.getByRole('row').nth(1).getByRole('cell').nth(3)).toHaveText('30/11/2026')
})
