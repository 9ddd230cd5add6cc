import { obtenerProducto } from '../src/contract/producto.ts'
import { obtenerServicio, obtenerServicios } from '../src/contract/servicio.ts'
import { ask, expect, expectAlert, test } from './kit/index.ts'

test(
  'a stored picture is chosen for another record; the library says where a picture is used before its delete',
  { tag: ['@demo', '@release'] },
  async ({ loggedInAs, page }) => {
    await loggedInAs('editor', '/admin/panel#s=52')
    await page.getByLabel('Título').fill('Corte láser')
    await page.getByRole('button', { name: /^Elegir uno que ya está/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Elegir uno que ya está' })
    await dialog.getByRole('searchbox').fill('servicio-1')
    await dialog.getByRole('button', { name: /servicio-1\.jpg/ }).click()
    await expect(page.getByAltText('Vista previa')).toBeVisible()
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expectAlert(page, 'Servicio creado con éxito')
    const [first, made] = await Promise.all([
      ask(page, obtenerServicio, { id: 1 }),
      ask(page, obtenerServicios, {}).then((all) => all.find(({ titulo }) => titulo === 'Corte láser')),
    ])
    const bytesOf = (path = '') =>
      page.evaluate(
        async (address) => (await (await fetch(address)).blob()).size,
        `/api/getImage/${path.split('/').at(-1)}`,
      )
    expect(await bytesOf(made?.imagen)).toBe(await bytesOf(first.imagen))

    await page.getByRole('link', { name: 'Archivos' }).click()
    await expect(page.getByRole('heading', { name: 'Archivos' })).toBeVisible()
    await page.getByRole('searchbox').fill('Corte láser')
    await page.getByRole('button', { name: /^Eliminar / }).click()
    const question = page.getByRole('dialog', { name: 'Eliminar archivo' })
    await expect(question.getByRole('link', { name: 'Servicio: Corte láser' })).toBeVisible()
    await question.getByRole('button', { name: 'Eliminar igual' }).click()
    await expectAlert(page, 'Archivo eliminado con éxito')
    expect((await ask(page, obtenerServicio, { id: made?.id ?? 0 })).imagen).toBe('')
    await page.getByRole('button', { name: /^Deshacer/ }).click()
    await expectAlert(page, 'Deshecho con éxito')
    expect((await ask(page, obtenerServicio, { id: made?.id ?? 0 })).imagen).toBe(made?.imagen)
  },
)

test(
  'a tile of the form is dragged to the front, and is the cover',
  { tag: ['@demo', '@release'] },
  async ({ loggedInAs, page }) => {
    await loggedInAs('editor', '/admin/panel#s=28&id=1')
    const ids = async () => (await ask(page, obtenerProducto, { id: 1 })).imagenes.map(({ id }) => id)
    const before = await ids()
    const tiles = page.getByRole('list', { name: 'Galería' }).getByRole('listitem')
    await expect(tiles).toHaveCount(before.length)
    await expect(tiles.last().locator('[data-grip]')).toHaveAttribute('draggable', 'true')
    await tiles
      .last()
      .locator('[data-grip]')
      .dragTo(tiles.first(), { targetPosition: { x: 8, y: 40 } })
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expectAlert(page, 'Producto actualizado con éxito')
    await expect.poll(ids).toEqual([before.at(-1), ...before.slice(0, -1)])
  },
)
