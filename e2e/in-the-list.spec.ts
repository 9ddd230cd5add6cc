import type { Page } from '@playwright/test'
import { obtenerProducto, obtenerProductos } from '#contract/producto.ts'
import { updateProducto } from '#contract/producto-writes.ts'
import { obtenerClientes } from '#contract/cliente.ts'
import { obtenerFileZonas } from '#contract/file-zona.ts'
import { obtenerSliders } from '#contract/slider.ts'
import { ask, expect, expectAlert, rowsOf, save, test } from './kit/index.ts'

const failed = 'Algo falló de nuestro lado. Probá de nuevo.'
test.use({ expectedErrors: /status of (422|500)|ApiError/ })

const list = '/admin/panel#s=25'
const cellOf = (page: Page, name: string, label: string) =>
  rowsOf(page).filter({ hasText: name }).locator(`td[data-label="${label}"]`)
const names = async (page: Page) => (await ask(page, obtenerProductos, {})).map(({ nombre }) => nombre)

test(
  'several are deleted after one question; a refused one stays selected',
  { tag: ['@demo', '@largo'] },
  async ({ loggedInAs, page, scenario }) => {
    await scenario('deleteProducto:error:x1')
    await loggedInAs('editor', list)
    const before = await names(page)
    await rowsOf(page).nth(0).locator('td').nth(1).click()
    await rowsOf(page).nth(1).locator('td').nth(1).click()
    await page.getByRole('toolbar').getByRole('button', { name: 'Eliminar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Eliminar' })
    await expect(dialog).toContainText(`Vas a eliminar 2 registros: ${before[0]} y ${before[1]}.`)
    await dialog.getByRole('button', { name: 'Eliminar', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText(
      `Se eliminó ${before[1]}. Quedó como estaba: ${before[0]}. ${failed}`,
    )
    expect(await names(page)).toEqual([before[0], ...before.slice(2)])
    await expect(page.locator('tr[aria-selected="true"]')).toContainText(before[0] ?? '')
    // The scenario's own strip lies where the mouse would press.
    await page.getByRole('button', { name: 'Deshacer' }).press('Enter')
    await expect.poll(() => names(page)).toEqual(before)

    await page
      .getByRole('toolbar')
      .getByRole('button', { name: `Todos los ${before.length}` })
      .click()
    await page.getByRole('toolbar').getByRole('button', { name: 'Eliminar' }).click()
    await expect(dialog).toContainText(`Vas a eliminar ${before.length} registros: ${before[0]}, ${before[1]}`)
    await dialog.getByRole('button', { name: 'Eliminar', exact: true }).click()
    await expectAlert(page, `Se eliminaron ${before.length} registros.`)
    await page.getByRole('button', { name: 'Deshacer' }).press('Enter')
    await expect.poll(() => names(page)).toEqual(before)
  },
)

test.describe('further cases, in the demo', { tag: ['@demo', '@release'] }, () => {
  test('a name is corrected where it stands, alone, and Deshacer takes it back', async ({ loggedInAs, page }) => {
    await loggedInAs('editor', list)
    const before = await ask(page, obtenerProducto, { id: 1 })
    const cell = cellOf(page, 'Bulón hexagonal', 'Nombre').first()
    await expect(cell).toContainText('Bulón hexagonal')
    await expect(page.locator('tbody').getByRole('textbox')).toHaveCount(0)
    await cell.dblclick()
    const input = page.getByRole('textbox', { name: 'Nombre: Bulón hexagonal' })
    await input.fill('Bulón exagonal')
    await input.press('Escape')
    await expect(input).toHaveCount(0)
    expect(await names(page)).toContain('Bulón hexagonal')

    await page.keyboard.press('Enter')
    await input.fill('Bulón corregido')
    await input.press('Enter')
    await expectAlert(page, 'Producto actualizado con éxito')
    const { nombre, version: _new, ...rest } = await ask(page, obtenerProducto, { id: 1 })
    const { nombre: _was, version: _old, ...same } = before
    expect(nombre).toBe('Bulón corregido')
    expect(rest).toEqual(same)
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(cell).toContainText('Bulón hexagonal')
  })

  test('Tab saves and goes on, a letter opens, and a taken orden makes room', async ({ loggedInAs, page }) => {
    await loggedInAs('editor', list)
    const before = await names(page)
    const orden = rowsOf(page).nth(2).locator('td').first()
    await orden.focus()
    await page.keyboard.press('1')
    await expect(page.locator('tbody').getByRole('textbox')).toHaveValue('1')
    await page.keyboard.press('Tab')
    await expectAlert(page, 'Producto actualizado con éxito')
    await expect.poll(() => names(page)).toEqual([before[2], before[0], before[1], ...before.slice(3)])
    await expect(page.locator('td[data-cell="nombre"]:focus')).toContainText(before[2] ?? '')
    await page.keyboard.press('X')
    await page.keyboard.press('Shift+Tab')
    await expect.poll(async () => (await names(page))[0]).toBe('X')
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect.poll(() => names(page)).toEqual(before)
  })

  test('a refusal stands at its cell; a cell that another window changed asks', async ({ loggedInAs, page }) => {
    await loggedInAs('editor', list)
    const cell = cellOf(page, 'Bulón hexagonal', 'Nombre').first()
    await cell.dblclick()
    const input = page.locator('tbody').getByRole('textbox')
    await input.fill('')
    await input.press('Enter')
    await expect(input).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator('tbody').getByRole('alert')).toBeVisible()
    await input.press('Escape')

    await cell.dblclick()
    const stored = await ask(page, obtenerProducto, { id: 1 })
    await ask(page, updateProducto, { ...stored, idProducto: 1, nombre: 'De la otra' })
    await input.fill('Mío')
    await input.press('Enter')
    await expect(page.locator('tbody').getByRole('alert')).toContainText('“De la otra”')
    await input.press('Enter')
    await expect.poll(() => names(page)).toContain('Mío')
  })

  test('rows are selected by click, Shift and Space, and featured together', async ({ loggedInAs, page }) => {
    await loggedInAs('editor', list)
    const rows = rowsOf(page)
    const featured = async () =>
      (await ask(page, obtenerProductos, {})).filter(({ destacado }) => destacado === 1).map(({ id }) => id)
    const before = await featured()
    await expect(rows.first()).toHaveAttribute('aria-selected', 'false')
    await rows.nth(4).locator('td').nth(1).click()
    await rows
      .nth(6)
      .locator('td')
      .nth(1)
      .click({ modifiers: ['Shift'] })
    await rows.nth(8).focus()
    await page.keyboard.press('Space')
    await expect(page.locator('tr[aria-selected="true"]')).toHaveCount(4)
    const bar = page.getByRole('toolbar', { name: 'Lo seleccionado' })
    await expect(bar).toContainText('4 seleccionados')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expectAlert(page, 'Destacado: sí, 4 registros.')
    await expect(bar).toHaveCount(0)
    const after = await featured()
    expect(after.length).toBeGreaterThanOrEqual(4)
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect.poll(featured).toEqual(before)
  })

  test('rows stay selected on another page, and both are featured', async ({ loggedInAs, page, seed }) => {
    await seed({ productos: Array.from({ length: 60 }, (_, i) => ({ nombre: `Perno ${i + 1}`, destacado: 0 })) })
    await loggedInAs('editor', list)
    const bar = page.getByRole('toolbar', { name: 'Lo seleccionado' })
    await cellOf(page, 'Perno 1', 'Orden').first().click()
    await expect(bar).toContainText('1 seleccionado')
    await page.getByRole('button', { name: 'Siguiente' }).click()
    await cellOf(page, 'Perno 60', 'Orden').click()
    await expect(bar).toContainText('2 seleccionados, 1 en otras páginas')
    await bar.getByRole('button', { name: 'Destacado: sí' }).click()
    await expectAlert(page, 'Destacado: sí, 2 registros.')
    await expect(bar).toHaveCount(0)
    const featured = (await ask(page, obtenerProductos, {})).filter(({ destacado }) => destacado === 1)
    expect(featured.map(({ nombre }) => nombre)).toEqual(['Perno 1', 'Perno 60'])
  })

  test('customers are activated together', async ({ loggedInAs, page }) => {
    await loggedInAs('admin', '/admin/panel#s=105')
    await expect(rowsOf(page).first()).toBeVisible()
    await rowsOf(page).first().focus()
    await page.keyboard.press('Control+a')
    await page.getByRole('toolbar').getByRole('button', { name: 'Activado: sí' }).click()
    await expect.poll(async () => (await ask(page, obtenerClientes, {})).every(({ activo }) => activo === 1)).toBe(true)
  })

  test('one Tab stop a row, arrows within it and between rows', async ({ loggedInAs, page }) => {
    await loggedInAs('editor')
    const [first] = await ask(page, obtenerSliders, {})
    const one = rowsOf(page).first()
    await one.focus()
    await page.keyboard.press('ArrowRight')
    await expect(one.locator('td[data-cell="orden"]')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(one.getByRole('button', { name: /^Editar / })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(
      rowsOf(page)
        .nth(1)
        .getByRole('button', { name: /^Editar / }),
    ).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(rowsOf(page).nth(2)).toBeFocused()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`id=${first?.id}$`))
  })

  test('slides are put in order by Alt with arrows, and by dragging', async ({ loggedInAs, page, calls }) => {
    await loggedInAs('editor')
    const ids = async () =>
      (await ask(page, obtenerSliders, {})).toSorted((a, b) => a.orden - b.orden || a.id - b.id).map(({ id }) => id)
    const before = await ids()
    const rows = rowsOf(page)
    await expect(rows).toHaveCount(before.length)
    await rows.first().focus()
    await page.keyboard.down('Alt')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(rows.nth(2)).toBeFocused()
    await expect(page.getByText(/: lugar 3 de /)).toBeAttached()
    await page.keyboard.up('Alt')
    const [a = 0, b = 0, c = 0, ...rest] = before
    await expect.poll(ids).toEqual([b, c, a, ...rest])
    expect(calls().filter(({ call }) => call === 'ordenar')).toHaveLength(1)
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect.poll(ids).toEqual(before)

    await rows
      .nth(2)
      .locator('[data-grip]')
      .dragTo(rows.nth(0), { targetPosition: { x: 40, y: 14 } })
    await expect.poll(ids).toEqual([c, a, b, ...rest])
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect.poll(ids).toEqual(before)
  })

  test('the pictures of a gallery are put in order the same way', async ({ loggedInAs, page }) => {
    await loggedInAs('editor', '/admin/panel#s=27&id=1')
    const ids = async () => (await ask(page, obtenerProducto, { id: 1 })).imagenes.map(({ id }) => id)
    const before = await ids()
    await rowsOf(page).last().focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(ids).toEqual(before.toReversed())
  })

  test('a price list shows its size and day, and gets another file in its row', async ({ loggedInAs, page }) => {
    await loggedInAs('editor', '/admin/panel#s=108')
    const first = rowsOf(page).first()
    await expect(first).toContainText(/ [KM]B · \d\d\/\d\d\/\d{4}/)
    const [before] = await ask(page, obtenerFileZonas, {})
    const chosen = page.waitForEvent('filechooser')
    await first.getByRole('button', { name: `Reemplazar archivo de ${before?.numeropedido}` }).click()
    await (await chosen).setFiles({ name: 'nueva.csv', mimeType: 'text/csv', buffer: Buffer.from('a;b') })
    await expectAlert(page, 'Archivo modificado con éxito')
    const [after] = await ask(page, obtenerFileZonas, {})
    expect(after).toMatchObject({ formato: 'csv', numeropedido: before?.numeropedido, orden: before?.orden })
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect.poll(async () => (await ask(page, obtenerFileZonas, {}))[0]?.file).toBe(before?.file)
  })

  test('filters are in the address and fold on a telephone', async ({ loggedInAs, page }) => {
    await loggedInAs('admin', '/admin/panel#s=105')
    const all = await ask(page, obtenerClientes, {})
    const waiting = all.filter(({ activo }) => activo !== 1)
    await page.getByLabel('Estado').selectOption('Sin activar')
    await expect(rowsOf(page)).toHaveCount(waiting.length)
    await expect(page).toHaveURL(/f=Estado/)
    await page.reload()
    await expect(rowsOf(page)).toHaveCount(waiting.length)
    await page.setViewportSize({ width: 375, height: 812 })
    await expect(page.getByLabel('Estado')).toBeHidden()
    await page.getByText('Filtros (1)').click()
    await page.getByLabel('Estado').selectOption('Todos')
    await expect(rowsOf(page)).toHaveCount(all.length)
  })

  test('sizes of a product are put in order by dragging and by Alt with arrows', async ({ loggedInAs, page }) => {
    await loggedInAs('editor', '/admin/panel#s=28&id=1')
    const stored = async () => (await ask(page, obtenerProducto, { id: 1 })).sub_productos.map(({ codigo }) => codigo)
    const [a = '', b = '', c = '', ...rest] = await stored()
    const rows = rowsOf(page)
    await expect(rows).toHaveCount(rest.length + 3)
    await rows
      .nth(2)
      .locator('[data-grip]')
      .dragTo(rows.nth(0), { targetPosition: { x: 40, y: 6 } })
    await expect(page.getByLabel('Código, fila 1', { exact: true })).toHaveValue(c)
    await page.getByLabel('Pack, fila 2', { exact: true }).press('Alt+ArrowDown')
    await expect(page.getByLabel('Pack, fila 3', { exact: true })).toBeFocused()
    await save(page)
    await expectAlert(page, 'Producto actualizado con éxito')
    expect(await stored()).toEqual([c, b, a, ...rest])
  })

  test('price lists dropped on their list wait in the form, each with its number', async ({ loggedInAs, page }) => {
    await loggedInAs('editor', '/admin/panel#s=108')
    await expect(rowsOf(page)).toHaveCount(8)
    await page.locator('main').evaluate((main) => {
      const dataTransfer = new DataTransfer()
      for (let i = 1; i < 4; i += 1) dataTransfer.items.add(new File(['a;b'], `Lista 0001-0007700${i}.csv`))
      main.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    })
    await expect(page.getByLabel('Numero de pedido, archivo 3')).toHaveValue('0001-00077003')
    await save(page)
    await expectAlert(page, '3 archivos cargados con éxito')
    await expect(page.getByRole('cell', { name: '0001-00077002', exact: true })).toBeVisible()
    await page.getByLabel('Tipo').selectOption('Planillas')
    await expect(rowsOf(page)).toHaveCount(6)
  })
})
