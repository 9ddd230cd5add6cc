/** How a test of this product looks: three to begin from (README.md beside this file). */
import { expect, test } from './kit/index.ts'

test('a product is found by its code', async ({ page, seed }) => {
  await seed({ productos: [{ nombre: 'Perno forjado', imagenes: ['productos/cancamo.jpg'], sub_productos: [{ codigo: '000123', tamaño: 'M9 x 40' }] }] })
  await page.goto('/productos?buscar=000123')
  await expect(page.getByText('1 producto coincide con «000123»')).toBeVisible()
})
