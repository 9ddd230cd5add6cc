import { expect, test } from './fixtures.ts'

test('by keyboard alone, from the home to a size in the list', async ({ page }) => {
  await page.goto('/')
  // The page is there before the code that hears the keys.
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('searchbox', { name: 'Medida, código, producto o tema' })).toBeFocused({ timeout: 2_000 })
  }).toPass()
  await page.keyboard.type('perno 12x50')
  await expect(page.getByRole('link', { name: /Bulón hexagonal.*M12 x 50 · 011250/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Bulón hexagonal' })).toBeFocused()
  await expect(page.getByRole('row', { name: /011250 \(coincide con tu búsqueda\)/ })).toBeVisible()
  await page.getByRole('button', { name: 'Agregar 011250 a mi pedido' }).press('Enter')
  await expect(page.getByText('011250 · M12 x 50: 1 pack en tu pedido')).toBeVisible()
})
