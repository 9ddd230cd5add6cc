import { contactForm, expect, fillContact, test } from './kit/index.ts'

test('a visitor finds a product by bar code and asks for a quote', { tag: '@telefono' }, async ({ outbox, page }) => {
  await page.goto('/productos')
  await page.getByLabel('Nombre, código o código de barras').fill('7790000000001')
  await expect(page.getByText(/^Ningún producto coincide/)).toBeVisible()
  await page.getByLabel('Nombre, código o código de barras').fill('7798123001044')
  await expect(page.getByText('1 producto coincide con «7798123001044»')).toBeVisible()
  await page
    .getByRole('region', { name: 'Medidas que coinciden' })
    .getByRole('link', { name: /Bulón hexagonal.*011260/ })
    .click()

  await expect(page.getByRole('heading', { level: 1, name: 'Bulón hexagonal' })).toBeFocused()
  await expect(page.getByText('«7798123001044» coincide con 1 de 6 códigos.')).toBeVisible()
  await expect(page.getByRole('row', { name: /011260 \(coincide con tu búsqueda\)/ })).toContainText('M12 x 60')

  await page.getByRole('link', { name: 'Consultar por este producto' }).click()
  const form = contactForm(page)
  await expect(form.getByLabel('Mensaje*')).toHaveValue(
    /^Hola, quería consultar por Bulón hexagonal \(código 011260\)\./,
  )
  await fillContact(page, { 'Celular*': '0351 555 0100' })
  await form.getByRole('button', { name: 'Enviar' }).dblclick()
  await expect(form.getByText('Mensaje enviado correctamente')).toBeVisible()
  await expect(form.getByLabel('Mensaje*')).toHaveValue('')
  const sent = await outbox()
  expect(sent).toHaveLength(1)
  expect(sent[0]?.texto).toContain('Bulón hexagonal (código 011260)')
})
