import { row, xlsx } from '#mocks/conformance/sheets.ts'
import { expect, expectAlert, openTab, test, textFile } from './kit/index.ts'

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

test(
  'the preview of a spreadsheet says what the load will do, and the load does that',
  { tag: '@largo' },
  async ({ page, context, reloadIfLive, build }) => {
    const site = await openTab(context, '/productos')
    await expect(site.getByText('24 productos')).toBeVisible()
    await page
      .getByLabel('Archivo')
      .setInputFiles(
        await sheet([row('Perno forjado', '000123'), row('Perno forjado', '000124'), row('Bulón U', '030100')]),
      )
    await expect(page.getByText('De 3 filas: 1 producto nuevo y 1 producto con cambios, 3 medidas.')).toBeVisible()
    await page.getByRole('button', { name: 'Subir', exact: true }).click()
    await expectAlert(page, 'Datos cargados con éxito')
    // A backend that answers 'ok' tells no count.
    if (build !== 'cross') await expect(page.getByText('De 3 filas: 1 producto nuevo y 1 actualizado.')).toBeVisible()

    await reloadIfLive(site)
    await expect(site.getByText('25 productos')).toBeVisible()
    await site.getByRole('link', { name: 'Perno forjado' }).click()
    await expect(site.getByRole('row', { name: /^000124 M8 x 40 100/ })).toBeVisible()
  },
)

const doubtful = [
  'Código;Descripción;Medida;Caja',
  'ZZ-1;Perno dudoso;M6 x 20;100',
  'ZZ-2;Perno dudoso;M6 x 30;-5',
  '#N/D;Perno dudoso;M8 x 20;50',
  'Página 1 de 2;;;',
].join('\n')

test('the wheel over the menu leaves the panel in its window', async ({ page }) => {
  await page.getByLabel('Archivo').setInputFiles(textFile('lista.csv', doubtful))
  await expect(page.getByRole('heading', { name: 'Así quedan' })).toBeVisible()
  await page.mouse.move(60, 700)
  await page.mouse.wheel(0, 2000)
  await expect(page.getByRole('heading', { name: 'Carga Masiva' })).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
})
