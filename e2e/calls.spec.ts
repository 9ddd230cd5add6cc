/** 'Llamadas' of the review tools. */
import { contactForm, expect, fillContact, openOrder, test } from './kit/index.ts'

test.use({ expectedErrors: /status of 500|ApiError/ })

test(
  'a call is copied, and the next one fails by a press',
  { tag: ['@demo', '@release'] },
  async ({ context, page }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openOrder(page, '011250 x 20\n7798123001044; 3 urgente')
    await page.getByRole('link', { name: 'Enviar con el formulario' }).click()
    const form = contactForm(page)
    await fillContact(page)
    await form.getByRole('button', { name: 'Enviar' }).click()
    await page.getByRole('button', { name: 'Sala de revisión' }).click()
    await page.getByRole('navigation', { name: 'Herramientas' }).getByRole('button', { name: 'Llamadas' }).click()
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
    // The review tools cover the page.
    await form.getByRole('button', { name: 'Enviar' }).press('Enter')
    await expect(page.getByRole('button', { name: /^POST enviarCorreo 500/ })).toBeVisible()
  },
)
