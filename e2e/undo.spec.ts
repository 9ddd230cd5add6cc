import { obtenerProductos } from '../src/contract/producto.ts'
import { obtenerSliders } from '../src/contract/slider.ts'
import { ask, deleteRow, expect, isOnTop, openSection, rowsOf, test } from './kit/index.ts'

test.describe('further cases, in the demo', { tag: ['@demo', '@release'] }, () => {
  test('an order and a change of several rows are taken back after a reload too', async ({ loggedInAs, page }) => {
    const undo = page.getByRole('button', { name: 'Deshacer' })
    const rows = rowsOf(page)
    await loggedInAs('editor')
    const slides = async () =>
      (await ask(page, obtenerSliders, {})).toSorted((a, b) => a.orden - b.orden).map(({ id }) => id)
    const before = await slides()
    await rows.first().focus()
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(slides).toEqual([before[1], before[0], ...before.slice(2)])
    await expect(undo).toBeVisible()
    await page.reload()
    await undo.click()
    await expect.poll(slides).toEqual(before)

    await openSection(page, 'Productos: Mostrar')
    const featured = async () =>
      (await ask(page, obtenerProductos, {})).filter(({ destacado }) => destacado === 1).map(({ id }) => id)
    const wereFeatured = await featured()
    // The first row of the slides leaves with their list, and the focus with that row.
    await expect(rows).toHaveCount(24)
    await rows.first().focus()
    await page.keyboard.press('Control+a')
    await page.getByRole('toolbar', { name: 'Lo seleccionado' }).getByRole('button', { name: 'Destacado: sí' }).click()
    await expect.poll(async () => (await featured()).length).toBe(24)
    await expect(undo).toBeVisible()
    await page.reload()
    await undo.click()
    await expect.poll(featured).toEqual(wereFeatured)
  })

  for (const width of [1440, 375])
    test(`Deshacer hides none of the last row's buttons at ${width} px`, async ({ loggedInAs, page }) => {
      await loggedInAs('editor', '/admin/panel#s=25')
      await deleteRow(page, 'Cadena')
      await page.setViewportSize({ width, height: 800 })
      const undo = page.getByRole('button', { name: 'Deshacer' })
      await expect(undo).toBeVisible()
      await undo.hover()
      const last = rowsOf(page).last().getByRole('button').last()
      // The list may still be drawn anew without its deleted row.
      const isSeen = async () => {
        await last.evaluate((button) => button.scrollIntoView({ block: 'end' }))
        return isOnTop(last)
      }
      await expect.poll(isSeen).toBe(true)
    })
})
