/** Live builds with strangers' backends (src/server/http/quirks/strangers): the app says 'done' only of writes that were done, and shows the present data. */
import type { Page } from '@playwright/test'
import {
  clickFirst,
  deleteRow,
  expect,
  fillContact,
  openSection,
  save,
  saveAndSee,
  sendContact,
  test,
  textFile,
} from './kit/index.ts'

const title = 'Ficha nueva'

const createDownload = async (page: Page) => {
  await openSection(page, 'Descargas')
  await page.getByRole('button', { name: 'Crear Descarga' }).click()
  await page.getByLabel('Título').fill(title)
  await page.getByLabel('Archivo').setInputFiles(textFile('a.txt', 'texto', 'text/plain'))
  await save(page)
}

/** The sentence of a refused delete; that of a save where it does not name the save. */
const ofDelete = (sentence: string) =>
  sentence.startsWith('El servidor no guardó') ? 'El servidor no eliminó nada' : sentence

const refusals = [
  ['refuses-error', 'El servidor de atrás no quiso'],
  ['refuses-fields', 'Ya hay uno con ese título.'],
  ['refuses-status', 'El servidor no guardó el cambio'],
  ['refuses-false', 'El servidor no guardó el cambio'],
  ['refuses-fatal', 'El servidor no guardó el cambio'],
  ['refuses-maintenance', 'El servidor está en mantenimiento'],
  ['refuses-challenge', 'quiere comprobar que no sos un robot'],
  ['forgets', 'El servidor no guardó el cambio'],
  ['firewall', 'Un filtro de seguridad'],
] as const

for (const [quirk, sentence] of refusals) {
  test.describe(quirk, { tag: '@vivo' }, () => {
    test.use({ quirks: [quirk], expectedErrors: /ApiError|status of 403/ })

    test('a save that was not made says why, keeps the form, and is in no list', async ({ page, loggedInAs }) => {
      await loggedInAs('admin')
      await createDownload(page)
      await expect(page.getByText(sentence).first()).toBeVisible()
      await expect(page.getByText('con éxito')).toHaveCount(0)
      await expect(page.getByLabel('Título')).toHaveValue(title)
    })

    test('a delete that was not made says why, and what was to go is still there', async ({ page, loggedInAs }) => {
      await loggedInAs('admin')
      await openSection(page, 'Descargas')
      const row = page.getByRole('row', { name: /Catálogo general 2026/ })
      await expect(row).toBeVisible()
      await deleteRow(page, 'Catálogo general 2026')
      await expect(page.getByText(ofDelete(sentence)).first()).toBeVisible()
      await expect(page.getByText('con éxito')).toHaveCount(0)
      await page.reload()
      await expect(row).toBeVisible()
    })

    test('a message that was not taken is not said to be sent', async ({ page }) => {
      await page.goto('/contactos')
      await fillContact(page)
      await sendContact(page)
      const outcome = quirk === 'forgets' ? 'Mensaje enviado correctamente' : /Mensaje fallido|queda guardado|se envía/
      await expect(page.getByRole('main').getByText(outcome).first()).toBeVisible()
      await expect(page.getByText('Mensaje enviado correctamente')).toHaveCount(quirk === 'forgets' ? 1 : 0)
    })
  })
}

test.describe('refuses-login', { tag: '@vivo' }, () => {
  test.use({ quirks: ['refuses-login'], expectedErrors: /ApiError/ })

  test('a page to log in on is a session that ended: the login stands over the form', async ({ page, loggedInAs }) => {
    await loggedInAs('admin')
    await createDownload(page)
    await expect(page.getByRole('dialog').getByLabel('Contraseña', { exact: true })).toBeVisible()
    await expect(page.getByText('con éxito')).toHaveCount(0)
  })
})

for (const quirk of ['max-age', 'last-modified']) {
  test.describe(quirk, { tag: '@vivo' }, () => {
    test.use({ quirks: [quirk] })

    test('what was saved is read: a second save does not bring the old title back', async ({ page, loggedInAs }) => {
      await page.goto('/servicios')
      await loggedInAs('admin')
      await openSection(page, 'Servicios')
      const change = async (name: string, value: string) => {
        await clickFirst(page, 'button', /^Editar /)
        await page.getByLabel(name).fill(value)
        await saveAndSee(page, 'Servicio modificado con éxito')
      }
      await change('Título', 'Con otro título')
      await expect(page.getByRole('cell', { name: 'Con otro título', exact: true })).toBeVisible()
      await page.reload()
      await change('Orden', '1')
      await expect(page.getByRole('cell', { name: 'Con otro título', exact: true })).toBeVisible()
      await page.goto('/servicios')
      await expect(page.getByText('Con otro título').first()).toBeVisible()
    })
  })
}

test.describe('paginate', { tag: '@vivo' }, () => {
  test.use({ quirks: ['paginate'] })

  test('a list in pages is whole, for visitors and in the panel', async ({ page, loggedInAs }) => {
    await page.goto('/productos')
    await expect(page.getByRole('main').locator('a[href*="/productos?id="]')).toHaveCount(24)
    await loggedInAs('admin')
    await openSection(page, 'Productos: Mostrar')
    await expect(page.getByRole('heading', { level: 1, name: /24/ })).toBeVisible()
  })
})

test.describe('cuts', { tag: '@vivo' }, () => {
  test.use({ quirks: ['cuts'] })

  test('a list that cannot be read to its end is said to be cut, where it is shown', async ({ page, loggedInAs }) => {
    const cut = page.getByText('Mostramos 10 de 24 productos; no pudimos leer el resto.')
    await page.goto('/productos')
    await expect(page.getByRole('main').locator('a[href*="/productos?id="]')).toHaveCount(10)
    await expect(cut).toBeVisible()
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(cut).toBeVisible()
    await page.goto('/servicios')
    await expect(page.getByText(/plano/).first()).toBeVisible()
    await expect(cut).toHaveCount(0)
    await loggedInAs('admin')
    await openSection(page, 'Productos: Mostrar')
    await expect(page.getByRole('heading', { level: 1, name: /10/ })).toBeVisible()
    await expect(cut).toBeVisible()
  })
})

test.describe('puts-off', { tag: '@vivo' }, () => {
  test.use({ quirks: ['puts-off'], expectedErrors: /status of 429/ })

  test('a read that is put off is waited out', async ({ page }) => {
    await page.goto('/servicios')
    await expect(page.getByText(/plano/).first()).toBeVisible()
    await expect(page.getByText(/No pudimos/)).toHaveCount(0)
  })
})
