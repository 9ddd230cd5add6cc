import { contactForm, expect, fillContact, test } from './kit/index.ts'

test(
  'a visitor finds a product by its bar code and asks for a quote',
  { tag: '@telefono' },
  async ({ outbox, page }) => {
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
  },
)

test(
  'a product enlarges its pictures, keeps its place and goes back to its list',
  { tag: '@release' },
  async ({ page }) => {
    await page.goto('/productos')
    await page.getByRole('main').getByRole('link', { name: 'Tirafondo' }).click()
    const picture = page.getByRole('button', { name: 'Ampliar imagen 1 de Tirafondo' })
    await picture.click()
    const dialog = page.getByRole('dialog', { name: 'Tirafondo' })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('img', { name: 'Tirafondo, imagen 2 de 2' })).toBeInViewport()
    await page.keyboard.press('Escape')
    await expect(picture).toBeFocused()

    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Servicios' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Servicios' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Tirafondo' })).toBeVisible()
    await page.getByRole('button', { name: 'Volver' }).click()
    await expect(page.getByText('24 productos')).toBeVisible()
    await expect(page).toHaveURL('/productos')
  },
)

test(
  'an address with an id opens that product, and stays; the menu leads to the list',
  { tag: '@release' },
  async ({ page }) => {
    await page.goto('/productos?id=3')
    await expect(page.getByRole('heading', { level: 1, name: 'Bulón U' })).toBeVisible()
    await expect(page).toHaveURL('/productos?id=3')
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Productos' }).click()
    await expect(page.getByText('24 productos')).toBeVisible()
    await expect(page).toHaveURL('/productos')
  },
)
