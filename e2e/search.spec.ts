import { expect, isTaken, tabTo, test } from './kit/index.ts'

test('by keyboard alone, from the home to a list that is sent', { tag: '@largo' }, async ({ outbox, page }) => {
  await page.goto('/')
  // The prerendered page is there before the code that listens to keys.
  await isTaken(page, 'footer a')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('searchbox', { name: 'Medida, código, producto o tema' })).toBeFocused()
  await page.keyboard.type('perno 12x50')
  await expect(page.getByRole('link', { name: /Bulón hexagonal.*M12 x 50 · 011250/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Bulón hexagonal' })).toBeFocused()
  await expect(page.getByRole('row', { name: /011250 \(coincide con tu búsqueda\)/ })).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Agregar 011250 a mi pedido' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('011250 · M12 x 50: 1 pack en tu pedido')).toBeVisible()

  await tabTo(page, page.getByRole('link', { name: 'Ver mi pedido' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByLabel('Códigos y cantidades'))
  for (const line of ['010830 x 2', '101200 3', '151200;4', '7798123001044 5']) {
    await page.keyboard.type(line)
    await page.keyboard.press('Enter')
  }
  await tabTo(page, page.getByRole('button', { name: 'Agregar al pedido' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('5 medidas · 15 packs')).toBeVisible()
  await page.getByRole('link', { name: 'Enviar con el formulario' }).press('Enter')
  const form = page.getByRole('form', { name: 'Formulario de contacto' })
  for (const [label, value] of [
    ['Nombre y apellido*', 'Ana Ríos'],
    ['E-mail*', 'ana@example.com'],
    ['Celular*', '351 555 0101'],
    ['Empresa', 'Taller Ríos'],
  ] as const) {
    await tabTo(page, form.getByLabel(label))
    await page.keyboard.type(value)
  }
  await page.keyboard.press('Enter')
  await expect(form.getByText('Mensaje enviado correctamente')).toBeVisible()
  expect((await outbox()).at(-1)?.texto).toContain('Total: 5 medidas · 15 packs')
})
