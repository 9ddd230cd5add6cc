import type { Page } from '@playwright/test'
import { expect, test } from './kit/index.ts'

const formOf = (page: Page) => page.getByRole('form', { name: 'Formulario de contacto' })
const fields = { 'Nombre y apellido*': 'Ana Ríos', 'E-mail*': 'ana@example.com', 'Empresa': 'Taller Ríos' }

const fill = async (page: Page, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) await formOf(page).getByLabel(label).fill(value)
}
const send = (page: Page) => formOf(page).getByRole('button', { name: 'Enviar' }).click()

test.beforeEach(async ({ page }) => { await page.goto('/contactos') })

test('without a name, an address or a company nothing is sent', async ({ outbox, page }) => {
  for (const missing of Object.keys(fields)) {
    await fill(page, { ...fields, [missing]: ' ' })
    await send(page)
    await expect(formOf(page).getByText('Mensaje fallido faltan rellenar campos obligatorios')).toBeVisible()
    await expect(formOf(page).getByLabel(missing)).toBeFocused()
    expect(await outbox()).toEqual([])
  }
})

test('it says that it sends, and that it sent; phone and message may stay empty (§5)', async ({ outbox, page }) => {
  await fill(page, fields)
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(globalThis, { said })
    new MutationObserver(() => { said.push(document.querySelector('form [aria-live]')?.textContent ?? '') })
      .observe(document.body, { childList: true, characterData: true, subtree: true })
  })
  await send(page)
  await expect(formOf(page).getByText('Mensaje enviado correctamente')).toBeVisible()
  expect(await page.evaluate(() => [...new Set<string>(Reflect.get(globalThis, 'said'))].filter(Boolean))).toEqual(['Enviando..', 'Mensaje enviado correctamente'])
  await expect(formOf(page).getByLabel('Nombre y apellido*')).toHaveValue('')
  expect(await outbox()).toHaveLength(1)
})

test.describe('refused by the server', () => {
  test.use({ expectedErrors: /status of 422|ApiError/ })

  test('it says so, and nothing typed is lost', async ({ page }) => {
    await fill(page, { ...fields, 'E-mail*': 'sin arroba', 'Mensaje*': 'Hola' })
    await send(page)
    await expect(formOf(page).getByText('Mensaje fallido revisar campos')).toBeVisible()
    await expect(formOf(page).getByLabel('E-mail*')).toHaveAttribute('aria-invalid', 'true')
    await page.reload()
    await expect(formOf(page).getByLabel('Mensaje*')).toHaveValue('Hola')
    await fill(page, fields)
    await send(page)
    await expect(formOf(page).getByText('Mensaje enviado correctamente')).toBeVisible()
  })
})

test('mail, phones and map are one click away', async ({ page }) => {
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /E-mail/ })).toHaveAttribute('href',
    'mailto:ventas@buloneraquebracho.example?subject=Contacto%20desde%20la%20web%20de%20Bulonera%20Quebracho%20S.A.&body=Hola%20queria%20consultar')
  await expect(main.getByRole('link', { name: /Teléfono/ })).toHaveCount(2)
  await expect(main.getByRole('link', { name: /Dirección/ })).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\//)
  await expect(page.getByRole('link', { name: /^Chatear por WhatsApp/ })).toHaveAttribute('href', 'https://wa.me/543515550142')
})
