import { obtenerProducto } from '#contract/producto.ts'
import { ask, expect, saveAndSee, test } from './kit/index.ts'

test('a tile dragged to the front is the cover', { tag: ['@demo', '@release'] }, async ({ loggedInAs, page }) => {
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
  await saveAndSee(page, 'Producto actualizado con éxito')
  await expect.poll(ids).toEqual([before.at(-1), ...before.slice(0, -1)])
})
