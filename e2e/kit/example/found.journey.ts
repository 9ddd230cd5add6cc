import { expect, test } from 'vidriera-e2e'

test('a product is found by its code', async ({ page, seed }) => {
  await seed({ productos: [{ nombre: 'Perno forjado', sub_productos: [{ codigo: '000123', tamaño: 'M9 x 40' }] }] })
  await page.goto('/productos?buscar=000123')
  await expect(page.getByText('1 producto coincide con «000123»')).toBeVisible()
})
