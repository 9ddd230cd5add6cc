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
    await expect(page.getByText(/^De 3 filas: 1 producto nuevo y 1 producto con cambios, 3 medidas\./)).toBeVisible()
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
  'Código;Descripción;Medida;Caja;Color',
  'ZZ-1;Perno dudoso;M6 x 20;100;Rojo',
  'ZZ-2;Perno dudoso;M6 x 30;-5;Azul',
  '#N/D;Perno dudoso;M8 x 20;50;Rojo',
  'Página 1 de 2;;;;',
].join('\n')

test('a list with doubts is loaded by keyboard alone, as the table says', { tag: '@largo' }, async ({ page }) => {
  await page.getByLabel('Archivo').setInputFiles(textFile('lista.csv', doubtful))
  await expect(page.getByRole('heading', { name: 'Para revisar (2)' })).toBeVisible()
  await expect(page.getByText(/Se cargan 4 de 5 columnas\. No: Color\.$/)).toBeVisible()

  await page.getByRole('button', { name: /^1 pack menor que 1/ }).press('Enter')
  const pack = page.getByRole('textbox', { name: /^Caja, fila 3/ })
  await expect(pack).toBeFocused()
  await pack.fill('20')
  await pack.press('Escape')
  await expect(pack).toHaveValue('-5')
  await pack.fill('20')
  await pack.press('Enter')
  await expect(page.getByRole('heading', { name: 'Para revisar (1)' })).toBeVisible()

  await page.getByRole('button', { name: 'No cargar' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Para revisar (0)' })).toBeVisible()
  await expect(page.getByRole('row', { name: /fila 4/ })).toHaveAttribute('data-becomes', 'out')
  await page.getByRole('switch', { name: 'Así quedan' }).press('Space')
  await expect(page.getByRole('cell', { name: '20', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Subir', exact: true }).press('Enter')
  await expectAlert(page, 'Datos cargados con éxito')
})

test('on a phone the sentence, what to say and the button are in the first sight', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.getByLabel('Archivo').setInputFiles(textFile('lista.csv', doubtful))
  for (const part of [
    page.getByText(/^De 3 filas/),
    page.getByRole('heading', { name: 'Para revisar (2)' }),
    page.getByRole('button', { name: 'Subir', exact: true }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 })

  // The table scrolls in its own box; the number of a row stays.
  const table = page.getByRole('region', { name: 'Planilla' })
  await table.evaluate((box) => {
    box.scrollLeft = 500
  })
  await expect(page.getByRole('rowheader', { name: /^Cargar la fila 2/ })).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})

test("who presses 'Subir' at once sends what the table says", async ({ page }) => {
  await page.getByLabel('Archivo').setInputFiles(textFile('lista.csv', 'Código;Descripción\nZZ-9;Perno apurado\n'))
  await page.getByRole('button', { name: 'Subir', exact: true }).click()
  await expectAlert(page, 'Datos cargados con éxito')
})

test('the wheel over the menu leaves the panel in its window', async ({ page }) => {
  await page.getByLabel('Archivo').setInputFiles(textFile('lista.csv', doubtful))
  await expect(page.getByRole('heading', { name: 'Planilla' })).toBeVisible()
  await page.mouse.move(60, 700)
  await page.mouse.wheel(0, 2000)
  await expect(page.getByRole('heading', { name: 'Carga Masiva' })).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
})
