import { clickFirst, expect, openSection, saveAndSee, test } from './kit/index.ts'
import { translate } from './kit/translate.ts'

/** A journey fails over any error in the console, so that a page that React can no longer change is seen. */
test.afterEach(async ({ page }) => {
  await expect(page.getByText('Algo salió mal')).toHaveCount(0)
})

test('a translated site and order follow what is done', { tag: ['@demo', '@release'] }, async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/productos?id=1')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Copiar enlace' }).click()
  await expect(page.getByText('Enlace copiado')).toBeVisible()
  await expect(page.getByText('Enlace copiado')).toHaveCount(0)
  await translate(page)
  await page.getByRole('button', { name: 'Copiar enlace' }).click()
  await expect(page.getByText('Enlace copiado').first()).toBeVisible()
  await expect(page.getByText('Enlace copiado')).toHaveCount(0)
  for (const code of ['010830', '011040']) {
    await page.getByRole('button', { name: `Agregar ${code} a mi pedido` }).click()
    await expect(page.getByText(new RegExp(`^${code} .*: 1 pack en tu pedido`)).first()).toBeVisible()
  }
  await clickFirst(page, 'link', /pedido/i)
  await expect(page.getByRole('heading', { name: 'Mi pedido' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Packs de 010830' }).fill('7')
  await page.getByRole('link', { name: 'Servicios' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Servicios' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('searchbox').fill('m8x30')
  await page.getByRole('dialog').getByRole('link').first().click()
  await expect(page).toHaveURL(/productos/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a translated zone and panel follow each step', { tag: ['@demo', '@release'] }, async ({ loggedInAs, page }) => {
  await loggedInAs('cliente')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await translate(page)
  await page.getByRole('searchbox').fill('zzzz')
  await expect(page.getByText('No hay listas con «zzzz».')).toBeVisible()
  await page.getByRole('searchbox').fill('zzz')
  await expect(page.getByText('No hay listas con «zzz».')).toBeVisible()
  await page.getByRole('searchbox').fill('')
  await expect(page.getByRole('row').nth(1)).toBeVisible()

  await loggedInAs('editor', '/admin/panel#s=50')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await translate(page)
  await page.getByRole('searchbox').fill('zzzz')
  await expect(page.getByText('No encontramos nada con “zzzz”.')).toBeVisible()
  await page.getByRole('button', { name: 'Limpiar búsqueda' }).click()
  await clickFirst(page, 'button', /^Editar /)
  await page.getByLabel('Título').fill('Corte y plegado')
  await saveAndSee(page, 'Servicio modificado con éxito')
  await clickFirst(page, 'button', /^Eliminar /)
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
  await openSection(page, 'Productos: Mostrar')
  await expect(page.getByRole('button', { name: 'Crear Producto' })).toBeVisible()
  await clickFirst(page, 'button', /^Editar /)
  await expect(page.getByText('Sub-productos (6)')).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByRole('button', { name: 'Crear Producto' })).toBeVisible()
})
