import { expect, test } from './kit/index.ts'

test(
  'filters and table are in the address: Back, a reload, another tab and the way back from a product show the same',
  { tag: ['@telefono', '@largo'] },
  async ({ context, page }) => {
    await page.goto('/productos?buscar=hexagonal')
    await page.getByRole('button', { name: 'Diámetro' }).click()
    await page.getByRole('checkbox', { name: 'M12 3' }).check()
    await expect(page.getByText('2 productos, 3 medidas coinciden con «hexagonal»')).toBeVisible()
    await page.getByRole('button', { name: 'Tabla' }).click()
    await page.getByRole('button', { name: 'Tamaño' }).click()
    await expect(page).toHaveURL('/productos?buscar=hexagonal&diametro=M12&vista=tabla&ordenar=medida')
    const rows = page.getByRole('row', { name: /M12/ })
    await expect(rows).toHaveCount(3)
    await page.reload()
    await expect(rows).toHaveCount(3)

    const other = await context.newPage()
    await other.goto(page.url())
    await expect(other.getByRole('row', { name: /M12/ })).toHaveCount(3)
    await other.close()

    await page.getByRole('link', { name: 'Tuerca hexagonal' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Tuerca hexagonal' })).toBeVisible()
    await page.getByRole('button', { name: 'Volver' }).click()
    await expect(rows).toHaveCount(3)
    await page.goBack()
    await expect(page).toHaveURL('/productos?buscar=hexagonal&diametro=M12&vista=tabla')
    await page.goBack()
    await expect(page.getByRole('link', { name: 'Tuerca hexagonal' }).first()).toBeVisible()
    await page.goBack()
    await expect(page.getByText(/^\d+ productos coinciden con «hexagonal»$/)).toBeVisible()
  },
)
