import { obtenerProducto } from '#contract/producto.ts'
import { ask, deleteRow, expect, expectAlert, openTab, test } from './kit/index.ts'

test.use({ expectedErrors: /status of 404 \(.*getImage/ })

test(
  'what is deleted in one tab is restored from Papelera in another, whole and under its id',
  { tag: ['@demo', '@largo'] },
  async ({ loggedInAs, page }) => {
    await loggedInAs('editor')
    const before = await ask(page, obtenerProducto, { id: 1 })
    const trash = await openTab(page.context(), '/admin/panel#s=301')
    await expect(trash.getByRole('heading', { name: 'Papelera' })).toBeVisible()
    await page.bringToFront()
    await page.goto('/admin/panel#s=25')
    await deleteRow(page, 'Bulón hexagonal')
    await expectAlert(page, 'Producto eliminado con éxito')

    await trash.bringToFront()
    await expect(
      trash.getByRole('row', { name: /^Bulón hexagonal Producto \d im[aá]gen\S* y 6 medidas editor/ }),
    ).toBeVisible()
    await trash.getByRole('button', { name: 'Restaurar Bulón hexagonal', exact: true }).click()
    await expectAlert(trash, 'Restaurado con éxito')
    await page.bringToFront()
    await expect(page.getByRole('button', { name: 'Editar Bulón hexagonal', exact: true })).toBeVisible()
    expect(await ask(page, obtenerProducto, { id: 1 })).toEqual(before)
  },
)
