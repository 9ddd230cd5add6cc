import { row, xlsx } from '../mocks/conformance/sheets.ts'
import { downloadOf, expect, expectAlert, test, textFile } from './kit/index.ts'

const sheet = async (rows: Parameters<typeof xlsx>[0]) => {
  const file = await xlsx(rows)
  return {
    name: 'precios.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await file.arrayBuffer()),
  }
}

test.beforeEach(async ({ loggedInAs }) => {
  await loggedInAs('admin', '/admin/panel#s=130')
})

test('the preview of a spreadsheet says what the load will do, and the load does that', async ({
  page,
  context,
  reloadIfLive,
  build,
}) => {
  const site = await context.newPage()
  await site.goto('/productos')
  await expect(site.getByText('24 productos')).toBeVisible()
  await page
    .getByLabel('Archivo')
    .setInputFiles(
      await sheet([row('Perno forjado', '000123'), row('Perno forjado', '000124'), row('Bulón U', '030100')]),
    )
  await expect(page.getByText('Al subirla: 1 producto nuevo y 1 producto con cambios.')).toBeVisible()
  await page.getByRole('button', { name: 'Subir', exact: true }).click()
  await expectAlert(page, 'Datos cargados con éxito')
  // A backend that answers 'ok' tells no count.
  if (build !== 'cross') await expect(page.getByText('De 3 filas: 1 producto nuevo y 1 actualizado.')).toBeVisible()

  await reloadIfLive(site)
  await expect(site.getByText('25 productos')).toBeVisible()
  await site.getByRole('link', { name: 'Perno forjado' }).click()
  await expect(site.getByRole('row', { name: /^000124 M8 x 40 100/ })).toBeVisible()
})

test.describe('broken', () => {
  test.use({ expectedErrors: /status of 4(15|22)|ApiError|SheetProblem/ })

  test('a spreadsheet with one bad row loads nothing, and the row is named', async ({ page }) => {
    await page
      .getByLabel('Archivo')
      .setInputFiles(
        await sheet([row('Perno forjado', '000123'), row('', '000124'), row('Otro perno', '000125', 'uno')]),
      )
    await expect(page.getByText('Así no se carga nada: hay 2 celdas para corregir.')).toBeVisible()
    const rejected = page.getByRole('table', { name: 'Celdas rechazadas' })
    await expect(rejected.getByRole('row', { name: /^3 nombre/ })).toBeVisible()
    await expect(rejected.getByRole('row', { name: /^4 orden/ })).toBeVisible()
    const download = await downloadOf(page, page.getByRole('button', { name: 'Descargar filas rechazadas' }))
    expect(download.suggestedFilename()).toBe('filas-rechazadas.csv')

    await page.getByRole('button', { name: 'Subir', exact: true }).click()
    await expect(page.getByRole('alert')).not.toBeEmpty()
    await page.goto('/productos')
    await expect(page.getByText('24 productos')).toBeVisible()
  })

  test('a file that is no spreadsheet is refused', { tag: '@release' }, async ({ page }) => {
    await page
      .getByLabel('Archivo')
      .setInputFiles(textFile('precios.xlsx', 'PK\u0003\u0004 rota', 'application/octet-stream'))
    await page.getByRole('button', { name: 'Subir', exact: true }).click()
    await expect(page.getByRole('alert')).not.toBeEmpty()
    await expect(page.getByText('Datos cargados con éxito')).toHaveCount(0)
  })
})
