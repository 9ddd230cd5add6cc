import { expect, type Page } from '@playwright/test'

/** Opens a section by its entry in the sidebar: 'Home: Slider'. */
export const openSection = (page: Page, entry: string) =>
  page.getByRole('navigation', { name: 'Secciones del panel' }).getByRole('link', { name: entry, exact: true }).click()

/** The rows of a list that has loaded. The rows of a skeleton are hidden from the accessibility tree, and nothing happens to a key there. */
export const rowsOf = (page: Page) => page.locator('table:not([aria-hidden]) > tbody > tr')

/** Waits for an alert over the content (§8) with exactly this text. */
export const expectAlert = (page: Page, text: string) =>
  expect(page.getByRole('status').getByText(text, { exact: true })).toBeVisible()

/** The rich text editor of a form. */
export const richText = (page: Page, label = 'Texto') => page.getByRole('textbox', { name: label, exact: true })

export const save = (page: Page, label = 'Guardar') => page.getByRole('button', { name: label, exact: true }).click()

export const saveAndSee = async (page: Page, alert: string) => {
  await save(page)
  await expectAlert(page, alert)
}

/** Deletes a row and confirms the dialog, which names the record, with a double click: the record is deleted once. */
export const deleteRow = async (page: Page, name: string) => {
  await page.getByRole('button', { name: `Eliminar ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Eliminar' })
  await expect(dialog).toContainText(name)
  await dialog.getByRole('button', { name: 'Eliminar', exact: true }).dblclick()
}

/** Opens the first slide's form from the list of slides. */
export const openFirstSlide = async (page: Page) => {
  await page.getByRole('button', { name: /^Editar slider Cada unión/ }).click()
  await expect(richText(page)).toContainText('Cada unión')
}

export const rewriteFirstSlide = async (page: Page, text: string) => {
  await openFirstSlide(page)
  await richText(page).fill(text)
  await saveAndSee(page, 'Slider modificado con éxito')
}

/** Waits for a panel form to show its record. */
export const openProduct = async (page: Page, hash = 's=28&id=1') => {
  await page.goto(`/admin/panel#${hash}`)
  await expect(page.getByLabel('Orden')).not.toHaveValue('')
  await expect(richText(page)).toBeVisible()
}

/** A file for `setInputFiles`. */
export const textFile = (name: string, text: string, mimeType = 'text/csv') => ({
  name,
  mimeType,
  buffer: Buffer.from(text),
})
