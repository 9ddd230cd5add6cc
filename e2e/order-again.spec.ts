/** An order that is sent and loaded back, in every way that a buyer has. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { addLines, contactForm, downloadOf, expect, fillContact, openOrder, openTab, test } from './kit/index.ts'

const load = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel(/CSV o XLSX/).setInputFiles({ name, mimeType: '', buffer })

const expectTheOrder = async (page: Page) => {
  await expect(page.getByText('2 medidas · 1.023 packs', { exact: false }).first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Packs de 011250' })).toHaveValue('20')
  await expect(page.getByRole('textbox', { name: 'Packs de 020870' })).toHaveValue('1.003')
  await expect(page.getByRole('textbox', { name: 'Nota de 020870' })).toHaveValue('x 3; "urgente"')
  await expect(page.getByRole('textbox', { name: 'Línea para revisar' })).toHaveCount(0)
}

const makeTheOrder = async (page: Page) => {
  await openOrder(page, '011250 x 20\n020870 x 1.003')
  await page.getByRole('textbox', { name: 'Nota de 020870' }).fill('x 3; "urgente"')
}

const empty = async (page: Page) => {
  await page.getByRole('button', { name: /^Vaciar/ }).click()
  await expect(page.getByText(/Todavía no agregaste medidas/)).toBeVisible()
}

test('files and copied table of an order are the same order again', { tag: '@release' }, async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await makeTheOrder(page)
  const files = new Map<string, Buffer>()
  for (const name of ['XLSX', 'CSV']) {
    const download = await downloadOf(page, page.getByRole('button', { name, exact: true }))
    files.set(download.suggestedFilename(), await readFile(await download.path()))
  }
  await page
    .getByRole('table', { name: 'Medidas del pedido' })
    .evaluate((table) => getSelection()?.selectAllChildren(table))
  await page.keyboard.press('ControlOrMeta+c')
  for (const [name, buffer] of files) {
    await empty(page)
    await load(page, name, buffer)
    await expectTheOrder(page)
  }
  await empty(page)
  await page.getByLabel('Códigos y cantidades').press('ControlOrMeta+v')
  await page.getByRole('button', { name: 'Agregar al pedido' }).click()
  await expectTheOrder(page)
})

const copied = `<html><body><p class=MsoNormal>Hola, va el
pedido</p><script>document.title = 'run'</script><table><tr><td>C&oacute;digo</td><td>Descripci&oacute;n</td><td>Cantidad</td></tr>
<tr><td>011250</td><td><p class=MsoNormal>Bul&oacute;n<br>hexagonal M12 x 50</p></td><td>20</td></tr>
<tr style='display:none'><td>011260</td><td></td><td>5</td></tr><tr><td>040825</td><td></td><td><s>6</s></td></tr>
<tr><td colspan=2>Total</td><td>26</td></tr></table><img src=x onerror="document.title = 'run'"></body></html>`

test.describe('a clipboard with a script in it', { tag: ['@telefono', '@release'] }, () => {
  // The console names every script that the policy blocks.
  test.use({ expectedErrors: /inline event handler violates/ })

  test('a table on the clipboard is read by its rows and cells, and no script runs', async ({ page }) => {
    await page.goto('/pedido')
    await page.getByLabel('Códigos y cantidades').evaluate((area, html) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', html)
      clipboardData.setData('text/plain', '011250 x 1')
      area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, copied)
    await page.getByRole('button', { name: 'Agregar al pedido' }).click()
    await expect(page.getByRole('textbox', { name: 'Packs de 011250' })).toHaveValue('20')
    await expect(page.getByText('1 medida · 20 packs', { exact: false }).first()).toBeVisible()
    await expect(page.getByText('1 línea para revisar')).toBeVisible()
    await expect(page).not.toHaveTitle('run')
  })
})

test('an order sent twice in one tab is sent once in all', { tag: '@largo' }, async ({ context, outbox, page }) => {
  await makeTheOrder(page)
  const other = await openTab(context, '/pedido')
  await expectTheOrder(other)
  await page.bringToFront()
  await page.getByRole('link', { name: 'Enviar con el formulario' }).click()
  await fillContact(page)
  await contactForm(page).getByRole('button', { name: 'Enviar', exact: true }).dblclick()
  await expect(contactForm(page).getByText('Mensaje enviado correctamente')).toBeVisible()
  await expect(other.getByRole('heading', { name: /^Pedido .* Enviado$/ })).toHaveCount(1)
  await expect(other.getByText(/Todavía no agregaste medidas/)).toBeVisible()
  expect(await outbox()).toHaveLength(1)
  await addLines(other, '040825 x 5')
  await page.goto('/pedido')
  await other.reload()
  for (const tab of [page, other]) {
    await expect(tab.getByRole('textbox', { name: 'Packs de 040825' })).toHaveValue('5')
    await expect(tab.getByRole('heading', { name: /^Pedido .* Enviado$/ })).toHaveCount(1)
  }
})
