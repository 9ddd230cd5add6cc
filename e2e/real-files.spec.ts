import { readFile } from 'node:fs/promises'
import { expect, expectAlert, tabOf, test } from './kit/index.ts'

/** Files as people send them. */
const real = async (name: string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: await readFile(new URL(`../src/contract/sheet/books/${name}`, import.meta.url)),
})

test('a price list asks about hidden parts, and shows none', { tag: '@largo' }, async ({ loggedInAs, page }) => {
  await loggedInAs('admin', '/admin/panel#s=110')
  await page.getByLabel('Numero de pedido').fill('0001-00088004')
  await page
    .getByLabel('Archivo', { exact: true })
    .setInputFiles(await real('04-lista-con-columna-costo-y-hoja-margenes-ocultas.xlsx'))
  await page.getByRole('button', { name: 'Guardar' }).click()
  const question = page.getByRole('dialog', { name: 'Hay partes ocultas' })
  await expect(question.getByRole('listitem')).toHaveText(
    '04-lista-con-columna-costo-y-hoja-margenes-ocultas.xlsx tiene oculto: hoja «Márgenes», hoja «MuyOculta», columna E («Costo») y fila 4.',
  )
  await expect(question).toContainText('viajan igual dentro de la descarga')
  await question.getByRole('button', { name: 'No guardar' }).click()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await question.getByRole('button', { name: 'Guardar igual' }).click()
  await expectAlert(page, 'Archivo subido con éxito')

  await loggedInAs('cliente')
  const tab = await tabOf(page, page.getByRole('link', { name: /^Ver online 0001-00088004/ }))
  await expect(
    tab.getByText('Acá no se muestra lo que la planilla tiene oculto: 2 hojas, 1 columna y 1 fila.'),
  ).toBeVisible()
  await expect(tab.getByRole('columnheader')).toHaveText([
    'Código',
    'Descripción',
    'Medida',
    'Pack',
    'Precio',
    'Mi pedido',
  ])
  await expect(tab.getByText('2 filas')).toBeVisible()
  await expect(tab.getByText(/Márgenes|Costo|11111|secreto/)).toHaveCount(0)
})

test('an order from a filtered sheet takes the rows in sight, and says so', { tag: '@release' }, async ({ page }) => {
  await page.goto('/pedido')
  await page
    .getByLabel(/elegí o arrastrá un CSV o XLSX/)
    .setInputFiles(await real('14-pedido-con-filtro-fila-oculta-9.xlsx'))
  await expect(page.getByText('Agregamos 2 líneas. No leímos lo que la planilla tiene oculto: 1 fila.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Packs de/ })).toHaveCount(2)
})
test('a price list as companies have it loads as understood', { tag: '@largo' }, async ({ loggedInAs, page }) => {
  await loggedInAs('admin', '/admin/panel#s=130')
  await page.getByLabel('Archivo', { exact: true }).setInputFiles(await real('lista-de-una-ferreteria.xlsx'))
  await expect(
    page.getByText(/^De 600 filas: 120 productos nuevos, 600 medidas; 7 títulos no se cargan\./),
  ).toBeVisible()
  await expect(page.getByText(/^Para revisar/)).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: /^Columna . «Bulto/ })).toHaveValue('pack')
  await expect(page.getByText(/No: .*Precio/)).toBeVisible()
  await page.getByRole('button', { name: 'Subir', exact: true }).click()
  await expectAlert(page, 'Datos cargados con éxito')
  await page.goto('/admin/panel#s=25')
  await page.getByRole('searchbox').fill('Manguera de riego reforzada')
  await expect(page.getByRole('row', { name: /Manguera de riego reforzada\s*5 medidas/ })).toBeVisible()
})
