import { expect, type Page } from '@playwright/test'
import { demoAccount } from './login.ts'

/** Opens the zone's login dialog on the home page. */
export const openZoneLogin = async (page: Page) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Zona privada' }).click()
  const dialog = page.getByRole('dialog', { name: 'Zona privada' })
  await expect(dialog).toBeVisible()
  return dialog
}

export const logIntoZone = async (page: Page, name: string, password = demoAccount(name).clave) => {
  const dialog = await openZoneLogin(page)
  await dialog.getByLabel('Usuario').fill(name)
  await dialog.getByLabel('Contraseña', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Ingresar' }).click()
  return dialog
}

export const logIntoPanel = async (page: Page, name: string, password = demoAccount(name).clave) => {
  // A background tab draws no frames, so waiting there for a stable page takes seconds.
  await page.bringToFront()
  await page.goto('/admin/login')
  await page.getByLabel('Usuario', { exact: true }).fill(name)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await expect(page.getByRole('banner').getByText(`Bienvenido ${name}`)).toBeVisible()
}
