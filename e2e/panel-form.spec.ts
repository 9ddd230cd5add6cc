/** The work that a form of the panel does in few clicks: tables, pictures, several files, copies. */
import type { Page } from '@playwright/test'
import { obtenerProducto, obtenerProductos } from '#contract/producto.ts'
import { ask, expect, openProduct, saveAndSee, test } from './kit/index.ts'

/** The texts in a part of the page as a screen reader has them, numbers of lists included. */
const readAloud = async (page: Page, selector: string): Promise<string> => {
  const browser = await page.context().newCDPSession(page)
  const { root } = await browser.send('DOM.getDocument')
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { nodes } = await browser.send('Accessibility.queryAXTree', { nodeId, role: 'StaticText' })
  return nodes
    .map(({ name }) => String(name?.value))
    .join('')
    .replaceAll(/[\s•]/g, '')
}

test.describe('further cases, in the demo', { tag: ['@demo', '@release'] }, () => {
  test('the sizes of a product are copied into another one, zeros included', async ({ context, loggedInAs, page }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await loggedInAs('editor', '/admin/panel#s=28&id=1')
    await page.getByRole('button', { name: 'Copiar tabla' }).click()
    await expect(page.getByText('Se copiaron 6 filas.')).toBeVisible()
    const from = (await ask(page, obtenerProducto, { id: 1 })).sub_productos

    await openProduct(page, 's=26')
    await expect(page).toHaveTitle(/^Crear Producto \| /)
    await page.getByLabel('Nombre').fill('Bulón copiado')
    await page.getByLabel('Código', { exact: true }).focus()
    await page.keyboard.press('Control+v')
    const dialog = page.getByRole('dialog', { name: 'Pegar tabla' })
    await expect(dialog.getByText('Se agregan 6 filas.')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Sub-productos (6)')).toBeVisible()
    await saveAndSee(page, 'Producto creado con éxito')
    const made = (await ask(page, obtenerProductos, {})).find(({ nombre }) => nombre === 'Bulón copiado')
    expect(made?.sub_productos).toEqual(from)

    await page.getByRole('button', { name: 'Duplicar' }).click()
    await expect(page.getByLabel('Nombre')).toHaveValue('Bulón copiado (copia)')
    await expect(page.getByText('Sub-productos (6)')).toBeVisible()
    await page.getByRole('link', { name: 'Volver a la lista' }).click()
    await expect(page.getByRole('dialog', { name: 'Cambios sin guardar' })).toBeVisible()
  })

  test('numbered steps keep their numbers on the page, as in the editor', async ({ loggedInAs, page }) => {
    await loggedInAs('editor', '/admin/panel#s=53&id=1')
    const text = page.getByRole('textbox', { name: 'Texto' })
    await text.fill('')
    const type = async (tool: string, word: string) => {
      await page.getByRole('button', { name: tool }).click()
      await page.keyboard.type(word)
      await page.keyboard.press('Enter')
    }
    await type('Numeración', 'medir')
    await type('Viñetas', 'con calibre')
    await type('Numeración', 'pedir')
    // The last line, which is empty, leaves the list.
    await page.keyboard.press('Enter')
    await page.keyboard.type('Además:')
    await page.keyboard.press('Enter')
    await type('Numeración', 'retirar')
    await page.keyboard.press('Enter')
    const message = '1.medirconcalibre2.pedirAdemás:1.retirar'
    expect(await readAloud(page, '.ql-editor')).toBe(message)
    await saveAndSee(page, 'Servicio modificado con éxito')
    await page.goto('/servicios')
    await expect(page.getByText('con calibre')).toBeVisible()
    expect(await readAloud(page, 'main')).toContain(message)
    await page.goto('/admin/panel#s=53&id=1')
    await expect(text).toContainText('con calibre')
    expect(await readAloud(page, '.ql-editor')).toBe(message)
  })
})
