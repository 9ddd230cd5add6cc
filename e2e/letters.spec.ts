import { contactForm, expect, expectAlert, fillContact, sendContact, test } from './kit/index.ts'

test('an administrator reads what a visitor sent, and deletes it', { tag: '@largo' }, async ({ loggedInAs, page }) => {
  await page.goto('/contactos')
  const mensaje = 'Necesito 3 < 5 cajas\n\nJuan Perez <juan@taller.com>'
  await fillContact(page, { 'Nombre y apellido*': 'Juan <juan@taller.com>', 'Mensaje*': mensaje })
  await sendContact(page)
  await expect(contactForm(page).getByText('Mensaje enviado correctamente')).toBeVisible()

  await loggedInAs('admin')
  await page.getByRole('link', { name: 'Correos', exact: true }).click()
  const name = /Contacto desde la web de Juan <juan@taller\.com> \(/
  await page.getByRole('button', { name: new RegExp(`^Ver ${name.source}`) }).click()
  const letter = page.getByRole('article', { name: 'El correo' })
  await expect(letter.getByText('Juan Perez <juan@taller.com>')).toBeVisible()
  await expect(letter.getByText('Necesito 3 < 5 cajas')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: new RegExp(`^Borrar ${name.source}`) }).click()
  await page.getByRole('button', { name: 'Borrar', exact: true }).click()
  await expectAlert(page, 'Correo borrado con éxito')
  await expect(page.getByText('No hay correos.')).toBeVisible()
})
