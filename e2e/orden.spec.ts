import type { Page } from '@playwright/test'
import { obtenerProducto } from '#contract/producto.ts'
import { obtenerSliders } from '#contract/slider.ts'
import { ask, expect, expectAlert, save, test } from './kit/index.ts'

const sliders = (page: Page) => ask(page, obtenerSliders, {})
/** The other records have moved when the form closes. */
const isSaved = async (page: Page, alert: string) => {
  await expectAlert(page, alert)
  await expect(page.getByRole('heading', { name: 'SLIDER', exact: true })).toBeVisible()
}
const ids = async (page: Page) =>
  (await sliders(page)).toSorted((a, b) => a.orden - b.orden || a.id - b.id).map(({ id }) => id)

test.describe('further cases, in the demo', { tag: ['@demo', '@release'] }, () => {
  test('a number far beyond the list is asked about, and may stay', async ({ loggedInAs, page }) => {
    await loggedInAs('editor', '/admin/panel#s=2&id=1')
    await page.getByLabel('Orden').fill('99999999999')
    await save(page)
    const dialog = page.getByRole('dialog', { name: '¿Orden 99.999.999.999?' })
    await dialog.getByRole('button', { name: 'Cerrar' }).click()
    await expect(page.getByLabel('Orden')).toHaveValue('99999999999')
    await save(page)
    await dialog.getByRole('button', { name: 'Guardar con 1' }).click()
    await expectAlert(page, 'Slider modificado con éxito')
    expect((await sliders(page)).find(({ id }) => id === 1)?.orden).toBe(1)

    await page.goto('/admin/panel#s=2&id=1')
    await page.getByLabel('Orden').fill('99999999999')
    await save(page)
    await dialog.getByRole('button', { name: 'Guardar así' }).click()
    await expectAlert(page, 'Slider modificado con éxito')
    expect((await sliders(page)).find(({ id }) => id === 1)?.orden).toBe(99_999_999_999)
  })

  test('a new one takes the number that it is given; a free one moves nobody', async ({ loggedInAs, page }) => {
    await loggedInAs('editor')
    const was = await ids(page)
    const make = async (orden?: string) => {
      await page.goto('/admin/panel#s=29')
      await expect(page.getByLabel('Orden')).not.toHaveValue('')
      if (orden !== undefined) await page.getByLabel('Orden').fill(orden)
      await page.getByLabel('Imagen').setInputFiles('stories/portada.jpg')
      await save(page)
      await isSaved(page, 'Slider creado con éxito')
      return ids(page)
    }
    const second = await make('2')
    expect(second.toSpliced(1, 1)).toEqual(was)
    const before = await sliders(page)
    await make()
    expect((await sliders(page)).filter(({ id }) => before.some((one) => one.id === id))).toEqual(before)
  })

  test('a picture given the first place stands first; nonsense is asked about', async ({ loggedInAs, page }) => {
    await loggedInAs('editor')
    const pictures = async () => (await ask(page, obtenerProducto, { id: 1 })).imagenes
    const before = await pictures()
    await page.goto('/admin/panel#s=27&id=1')
    await page.getByRole('button', { name: 'Cargar imagen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cargar imagen' })
    await expect(dialog.getByLabel('Orden')).toHaveValue('3')
    await dialog.getByLabel('Imagen').setInputFiles('stories/portada.jpg')
    await dialog.getByLabel('Orden').fill('99999999999')
    await save(page)
    await page.getByRole('dialog', { name: '¿Orden 99.999.999.999?' }).getByRole('button', { name: 'Cerrar' }).click()
    await dialog.getByLabel('Orden').fill('1')
    await expect(dialog.getByText('Va a quedar primero: los demás se corren.')).toBeVisible()
    await save(page)
    await expectAlert(page, 'Imagen agregada con éxito')
    await expect(dialog).toHaveCount(0)
    const after = await pictures()
    expect(after.slice(1).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect(after.map(({ orden }) => orden)).toEqual([1, 2, 3])
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect.poll(pictures).toEqual(before)
  })
})
