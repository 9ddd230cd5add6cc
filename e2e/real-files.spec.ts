import { readFile } from 'node:fs/promises'
import { expect, test } from './kit/index.ts'

/** Files as people send them. */
const real = async (name: string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: await readFile(new URL(`../src/contract/sheet/books/${name}`, import.meta.url)),
})

test('an order from a filtered sheet takes the rows in sight, and says so', { tag: '@release' }, async ({ page }) => {
  await page.goto('/pedido')
  await page
    .getByLabel(/elegí o arrastrá un CSV o XLSX/)
    .setInputFiles(await real('14-pedido-con-filtro-fila-oculta-9.xlsx'))
  await expect(page.getByText('Agregamos 2 líneas. No leímos lo que la planilla tiene oculto: 1 fila.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Packs de/ })).toHaveCount(2)
})
