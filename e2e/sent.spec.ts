/** 'Enviado' and 'Llamadas' of the review tools. */
import { contactForm, expect, fillContact, openOrder, test } from './kit/index.ts'

test.use({ expectedErrors: /status of 500|ApiError/ })

test('an order is a table, its call is copied', { tag: ['@demo', '@release'] }, async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openOrder(page, '011250 x 20\n7798123001044; 3 urgente')
  await page.getByRole('link', { name: 'Enviar con el formulario' }).click()
  const form = contactForm(page)
  await fillContact(page)
  await page.getByRole('button', { name: 'Sala de revisión' }).click()
  const menu = page.getByRole('navigation', { name: 'Herramientas' })
  await menu.getByRole('button', { name: 'Enviado' }).click()
  await expect(page.getByRole('button', { name: /^Nueva suscripción/ }).first()).toBeVisible()
  // The review tools cover the page.
  await form.getByRole('button', { name: 'Enviar' }).press('Enter')

  await page.getByRole('button', { name: /^Contacto desde la web de Ana Ríos/ }).click()
  const order = page.getByRole('table', { name: 'Pedido: 2 medidas, 23 packs' })
  await expect(order.getByRole('row', { name: /^011250 .*M12 x 50 .* 20 1\.000$/ })).toBeVisible()
  await expect(order.getByRole('row', { name: /011260 .*Nota: urgente/ })).toBeVisible()

  await menu.getByRole('button', { name: 'Llamadas' }).click()
  await page.getByRole('button', { name: /^POST enviarCorreo 200/ }).click()
  await expect(page.getByText('La respuesta lo cumple.')).toBeVisible()
  await page.getByRole('button', { name: 'Copiar como cURL' }).click()
  await expect(page.getByText('Copiado.')).toBeVisible()
  const code = await page.evaluate(() => navigator.clipboard.readText())
  expect(code).toMatch(/^curl --globoff --request POST "\$API"'\/enviarCorreo\?envio=/m)
  expect(code).toContain('011250')

  await page.getByRole('link', { name: 'Que la próxima falle (500)' }).click()
  await expect(page).toHaveURL(/\?escenario=enviarCorreo:error:500:x1$/)
  await fillContact(page, { 'Mensaje*': 'Hola' })
  await form.getByRole('button', { name: 'Enviar' }).press('Enter')
  await expect(page.getByRole('button', { name: /^POST enviarCorreo 500/ })).toBeVisible()
})
