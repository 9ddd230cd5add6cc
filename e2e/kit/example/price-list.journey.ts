import { expect, save, test } from 'vidriera-e2e'

test('an editor uploads a price list, and the customer sees it', async ({ fileHere, loggedInAs, page }) => {
  await loggedInAs('editor', '/admin/panel#s=110')
  await page.getByLabel('Numero de pedido').fill('0001-1')
  await page.getByLabel('Archivo').setInputFiles(fileHere('marzo.pdf'))
  await save(page)
  await expect(page.getByText('Archivo subido con éxito')).toBeVisible()
  await loggedInAs('cliente')
  await expect(page.getByRole('row', { name: /0001-1/ })).toBeVisible()
})
