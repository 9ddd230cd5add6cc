import { obtenerProducto, obtenerProductos } from '../src/contract/producto.ts'
import { ask, deleteRow, expect, expectAlert, test, textFile } from './kit/index.ts'

test.use({ expectedErrors: /status of 404 \(.*getImage/ })

test(
  'what is deleted in one tab is restored from Papelera in another, whole and under its id',
  { tag: '@demo' },
  async ({ loggedInAs, page }) => {
    await loggedInAs('editor')
    const before = await ask(page, obtenerProducto, { id: 1 })
    const trash = await page.context().newPage()
    await trash.goto('/admin/panel#s=301')
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

test('a bulk load is one step, undone by keyboard', { tag: ['@demo', '@release'] }, async ({ loggedInAs, page }) => {
  await loggedInAs('admin')
  const before = await ask(page, obtenerProductos, {})
  await page.goto('/admin/panel#s=130')
  const sheet =
    'orden;nombre;destacado;texto;codigo;tamaño;pack;codigobarra\n1;Bulón U;0;;1;M8;Caja;7798123001068\n99;Perno forjado;0;;2;M9;Caja;7798123001075\n'
  await page.getByLabel('Archivo').setInputFiles(textFile('pernos.csv', sheet))
  await expect(page.getByRole('cell', { name: /sub-productos: \d → 1/ })).toBeVisible()
  await page.getByRole('button', { name: 'Subir', exact: true }).click()
  await expectAlert(page, 'Datos cargados con éxito')
  await page.getByRole('button', { name: 'Deshacer' }).focus()
  await page.keyboard.press('Enter')
  await expectAlert(page, 'Deshecho con éxito')
  expect(await ask(page, obtenerProductos, {})).toEqual(before)
})
