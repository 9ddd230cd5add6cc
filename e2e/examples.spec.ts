/** Three example journeys to begin from (README.md beside this file). */
import { expect, test } from './kit/index.ts'

test('a product is found by its code', async ({ page, seed }) => {
  await seed({
    productos: [
      {
        nombre: 'Perno forjado',
        imagenes: ['productos/cancamo.jpg'],
        sub_productos: [{ codigo: '000123', tamaño: 'M9 x 40' }],
      },
    ],
  })
  await page.goto('/productos?buscar=000123')
  await expect(page.getByText('1 producto coincide con «000123»')).toBeVisible()
})

test.describe('a list that fails once', () => {
  test.use({ expectedErrors: /status of 500|ApiError/ })

  test('is shown after Reintentar', { tag: '@largo' }, async ({ calls, page, scenario }) => {
    await scenario('obtenerServicios:error:500:x1')
    await page.goto('/servicios')
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByText(/plano/).first()).toBeVisible()
    const reads = () => calls().filter(({ call }) => call === 'obtenerServicios')
    await expect.poll(() => reads().map(({ status }) => status)).toEqual([500, 200])
  })
})

test('a customer sees on which day a price list came', { tag: '@release' }, async ({ clock, loggedInAs, page }) => {
  await clock('2027-03-01')
  await loggedInAs('editor', '/admin/panel#s=110')
  await page.getByLabel('Numero de pedido').fill('0001-1')
  await page
    .getByLabel('Archivo')
    .setInputFiles({ name: 'marzo.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') })
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Archivo subido con éxito')).toBeVisible()
  await loggedInAs('cliente')
  await expect(page.getByRole('row', { name: /0001-1/ })).toContainText('1/3/2027')
})
