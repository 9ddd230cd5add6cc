import type { Locator, Page } from '@playwright/test'
import { expect, richText, save, saveAndSee, test } from './kit/index.ts'

test.use({ expectedErrors: /status of 422|ApiError/ })

const alert = (page: Page) => page.getByRole('alert')
const question = (page: Page) => page.getByRole('dialog', { name: 'Cambios sin guardar' })

const product = '/admin/panel#s=28&id=1'

/** Whether an element is visible: within the window and not covered at its middle. */
const inSight = (element: Locator) =>
  element.evaluate((shown) => {
    const { left, top, width, height } = shown.getBoundingClientRect()
    const over = document.elementFromPoint(left + width / 2, top + height / 2)
    return over !== null && (shown.contains(over) || over.contains(shown))
  })

test('a refusal is by the button, its field in sight @telefono', { tag: '@demo' }, async ({ loggedInAs, page }) => {
  await loggedInAs('editor', '/admin/panel#s=26')
  await expect(page.getByLabel('Orden')).toHaveValue('25')
  await page.getByLabel('Pack').scrollIntoViewIfNeeded()
  await save(page)
  await expect(alert(page)).toHaveText('Faltan completar campos')
  await expect(page.getByRole('button', { name: 'Guardar' })).toHaveAccessibleDescription('Revisá los campos marcados.')
  await expect(page.getByLabel('Nombre')).toBeFocused()
  await expect.poll(() => inSight(page.getByLabel('Nombre'))).toBe(true)
  await expect.poll(() => inSight(page.getByText('Completá este campo.'))).toBe(true)
  await page.getByLabel('Nombre').fill('Clavo')
  await saveAndSee(page, 'Producto creado con éxito')
  await expect(page.getByText('Revisá los campos marcados.')).toHaveCount(0)
})

test('the question about a row is in sight @telefono', { tag: ['@demo', '@release'] }, async ({ loggedInAs, page }) => {
  await loggedInAs('editor', '/admin/panel#s=28&id=1')
  await page.getByLabel('Tamaño', { exact: true }).fill('M24 x 100')
  await page.getByLabel('Nombre').focus()
  await save(page)
  await expect.poll(() => inSight(page.getByText(/^Esta fila todavía no está en la tabla/))).toBe(true)
})

test('leaving asks only where a change would be lost', { tag: ['@demo', '@release'] }, async ({ loggedInAs, page }) => {
  await loggedInAs('editor', product)
  await expect(richText(page)).toBeVisible()
  await richText(page).click()
  await page.keyboard.press('End')
  await page.keyboard.type('x')
  await page.getByLabel('Nombre').fill('Otro')
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await question(page).getByRole('button', { name: 'Seguir editando' }).click()
  await page.getByLabel('Nombre').fill('Bulón hexagonal')
  await richText(page).click()
  await page.keyboard.press('End')
  await page.keyboard.press('Backspace')
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByRole('heading', { name: /^Productos/ })).toBeVisible()
})

test('a removed row comes back in its place', { tag: ['@demo', '@release'] }, async ({ loggedInAs, page }) => {
  await loggedInAs('editor', product)
  await expect(richText(page)).toBeVisible()
  const code = page.getByLabel('Código, fila 2')
  const before = await code.inputValue()
  await page.getByRole('button', { name: 'Eliminar fila 2' }).click()
  await expect(page.getByText('Sub-productos (5)')).toBeVisible()
  await expect(page.getByText(/^Se quitó la fila 2/)).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(code).toHaveValue(before)
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByRole('heading', { name: /^Productos/ })).toBeVisible()
})
