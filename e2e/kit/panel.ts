import { expect, type Page } from '@playwright/test'

/** Opens a section by its entry in the sidebar: 'Home: Slider'. */
export const openSection = (page: Page, entry: string) =>
  page.getByRole('navigation', { name: 'Secciones del panel' }).getByRole('link', { name: entry, exact: true }).click()

/** The alert over the content (§8), to the letter. */
export const expectAlert = (page: Page, text: string) =>
  expect(page.getByRole('status').getByText(text, { exact: true })).toBeVisible()

/** The rich text of a form. */
export const richText = (page: Page, label = 'Texto') => page.getByRole('textbox', { name: label, exact: true })

export const save = (page: Page, label = 'Guardar') => page.getByRole('button', { name: label, exact: true }).click()

/** Deletes a row and answers the question, which names what goes; with a double click, as impatient hands do: it is deleted once. */
export const deleteRow = async (page: Page, name: string) => {
  await page.getByRole('button', { name: `Eliminar ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Eliminar' })
  await expect(dialog).toContainText(name)
  await dialog.getByRole('button', { name: 'Eliminar', exact: true }).dblclick()
}

type Typed = { files?: Record<string, string>; texto?: string } & Record<
  string,
  string | Record<string, string> | undefined
>

/** Fills a form by its labels; `files` chooses files, `texto` is the rich text. */
export const fillForm = async (page: Page, { files = {}, texto, ...values }: Typed) => {
  for (const [label, path] of Object.entries(files)) await page.getByLabel(label, { exact: true }).setInputFiles(path)
  for (const [label, value] of Object.entries(values))
    if (typeof value === 'string') await page.getByLabel(label, { exact: true }).fill(value)
  if (texto !== undefined) await richText(page).fill(texto)
}

/** Opens the form of the first slide, from the list that the panel begins with. */
export const openFirstSlide = async (page: Page) => {
  await page.getByRole('button', { name: /^Editar slider Cada unión/ }).click()
  await expect(richText(page)).toContainText('Cada unión')
}

/** Gives the first slide another text. */
export const rewriteFirstSlide = async (page: Page, text: string) => {
  await openFirstSlide(page)
  await richText(page).fill(text)
  await save(page)
  await expectAlert(page, 'Slider modificado con éxito')
}

/** A form of the panel, as soon as it has its record. */
export const openProduct = async (page: Page, hash = 's=28&id=1') => {
  await page.goto(`/admin/panel#${hash}`)
  await expect(page.getByLabel('Orden')).not.toHaveValue('')
  await expect(richText(page)).toBeVisible()
}

/** A file as `setInputFiles` takes it. */
export const textFile = (name: string, text: string, mimeType = 'text/csv') => ({
  name,
  mimeType,
  buffer: Buffer.from(text),
})
