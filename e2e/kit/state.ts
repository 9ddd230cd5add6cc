import { expect, type Locator, type Page } from '@playwright/test'
import { downloadOf } from './site.ts'

/** Opens a tool of the review room over the page. */
export const openTool = async (page: Page, tool: string): Promise<Locator> => {
  await page.getByRole('button', { name: 'Sala de revisión' }).click()
  const review = page.getByRole('complementary', { name: 'Sala de revisión' })
  await review.getByRole('button', { name: tool, exact: true }).first().click()
  return review
}

/** Opens 'Datos', the review tool for the whole company. */
export const openState = async (page: Page): Promise<Locator> => {
  const review = await openTool(page, 'Datos')
  await expect(review.getByRole('heading', { name: 'Lo que cambió' })).toBeVisible()
  return review
}

/** Saves the whole company through 'Datos' as a file. */
export const saveState = async (page: Page, path: string): Promise<void> => {
  const review = await openState(page)
  await (await downloadOf(page, review.getByRole('button', { name: 'Guardar como archivo' }))).saveAs(path)
}

/** Loads a saved company through 'Datos'. Fails with the reason where the file is refused. */
export const loadState = async (page: Page, path: string): Promise<void> => {
  const review = await openState(page)
  await review.getByLabel('Archivo de estado').setInputFiles(path)
  await review.getByRole('button', { name: 'Cargar y reemplazar todo' }).click()
  await expect(review.getByText(/^Cargado: los datos son los de /)).toBeVisible()
  await review.getByRole('button', { name: 'Cerrar la sala' }).click()
}
