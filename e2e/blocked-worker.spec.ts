/** A browser that accepts the worker's registration and never installs the worker. */
import { contactForm, expect, fillContact, sendContact, test } from './kit/index.ts'

// A host with files only refuses the message in the end; the form keeps the text.
test.use({ expectedErrors: /did not take control|status of 404|solo tiene archivos/ })

test('a page without its backend says so, and keeps the message', { tag: ['@demo', '@release'] }, async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('libre') === null)
      ServiceWorkerContainer.prototype.register = () => new Promise(() => {})
  })
  await page.goto('/contactos')
  const notices = page.getByRole('status', { name: 'Avisos' })
  await expect(notices.getByText('Estamos preparando el sitio')).toBeVisible()
  const form = contactForm(page)
  await fillContact(page)
  await sendContact(page)
  await expect(form.getByRole('button', { name: 'Enviar' })).toHaveAttribute('aria-disabled', 'true')

  await expect(page.getByRole('heading', { name: 'No pudimos preparar el sitio' })).toBeVisible()
  await expect(notices.getByText('Estamos preparando el sitio')).toHaveCount(0)
  await page.evaluate(() => sessionStorage.setItem('libre', '1'))
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(form.getByLabel('E-mail*')).toHaveValue('ana@example.com')
  await sendContact(page)
  await expect(form.getByText('Mensaje enviado correctamente')).toBeVisible()
  await expect(notices.getByText('Estamos preparando el sitio')).toHaveCount(0)
})
