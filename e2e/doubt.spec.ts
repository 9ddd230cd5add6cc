import { expect, expectAlert, test, textFile } from './kit/index.ts'

const doubtful = [
  'Código;Descripción;Medida;Caja',
  'ZZ-1;Perno dudoso;M6 x 20;100',
  'ZZ-2;Perno dudoso;M6 x 30;-5',
  '#N/D;Perno dudoso;M8 x 20;50',
  'Página 1 de 2;;;',
].join('\n')

test.beforeEach(async ({ loggedInAs }) => {
  await loggedInAs('admin', '/admin/panel#s=130')
})

test(
  'a list with doubts shows what will be stored, and remembers what was settled',
  { tag: '@largo' },
  async ({ page }) => {
    const file = page.getByLabel('Archivo')
    await file.setInputFiles(textFile('lista.csv', doubtful))
    await expect(page.getByRole('heading', { name: 'Para revisar (2)' })).toBeInViewport()
    await expect(page.getByText('con 2 dudas')).toBeVisible()
    await expect(page.getByText('1 pack menor que 1: fila 3 «-5»')).toBeVisible()
    const stored = page.getByRole('region', { name: 'Así quedan' })
    await expect(stored.getByRole('row')).toHaveCount(4)
    await expect(stored.locator('mark')).toHaveText(['-5', '#N/D'])

    await page.getByRole('group', { name: '1 código con un error de la planilla' }).getByText('No cargar').click()
    await page.getByRole('group', { name: '1 pack menor que 1' }).getByText('Como está').click()
    await expect(page.getByRole('heading', { name: 'Para revisar (0)' })).toBeVisible()
    const sentence = 'De 3 filas: 1 producto nuevo, 2 medidas; 1 título no se carga; 1 fila queda afuera.'
    await expect(page.getByText(sentence)).toBeVisible()

    // The same cells of a later list ask nothing.
    await file.setInputFiles(textFile('lista de diciembre.csv', doubtful))
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(page.getByText(/^con \d/)).toHaveCount(0)
    await page.getByRole('button', { name: 'Subir', exact: true }).click()
    await expectAlert(page, 'Datos cargados con éxito')
  },
)

test('the wheel over the menu leaves the panel in its window', async ({ page }) => {
  await page.getByLabel('Archivo').setInputFiles(textFile('lista.csv', doubtful))
  await expect(page.getByRole('heading', { name: 'Así quedan' })).toBeVisible()
  await page.mouse.move(60, 700)
  await page.mouse.wheel(0, 2000)
  await expect(page.getByRole('heading', { name: 'Carga Masiva' })).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
})
