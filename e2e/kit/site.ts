/** Steps on the public site and in the zone that several journeys share. */
import { expect, type Download, type Locator, type Page } from '@playwright/test'

export const contactForm = (page: Page) => page.getByRole('form', { name: 'Formulario de contacto' })

/** Valid values for the contact form. */
const ana = { 'Nombre y apellido*': 'Ana Ríos', 'E-mail*': 'ana@example.com', Empresa: 'Taller Ríos' }

export const fillContact = async (page: Page, more: Readonly<Record<string, string>> = {}) => {
  for (const [label, value] of Object.entries({ ...ana, ...more }))
    await contactForm(page).getByLabel(label).fill(value)
}
export const sendContact = (page: Page) =>
  contactForm(page).getByRole('button', { name: 'Enviar', exact: true }).click()

/** Sends a message to the company and waits until the form says that it was sent. */
export const writeToUs = async (page: Page, more?: Readonly<Record<string, string>>) => {
  await fillContact(page, more)
  await sendContact(page)
  await expect(contactForm(page).getByText('Mensaje enviado correctamente')).toBeVisible()
}

/** Creates an account from the login dialog. */
export const signUp = async (page: Page) => {
  await page.getByRole('dialog', { name: 'Zona privada' }).getByRole('button', { name: 'Crear cuenta' }).click()
  const account = page.getByRole('dialog', { name: 'Crear cuenta' })
  for (const [label, text] of [
    ['Usuario', 'tallernuevo'],
    ['Email', 'taller@example.com'],
    ['Contraseña', 'tuercas y bulones'],
  ] as const)
    await account.getByLabel(label, { exact: true }).fill(text)
  await account.getByRole('button', { name: 'Crear cuenta' }).click()
  return account
}

/** Presses Tab until an element has the focus, as keyboard users do. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('No Tab led there')
}

export const clickFirst = (page: Page, role: 'button' | 'link', name: RegExp) =>
  page.getByRole(role, { name }).first().click()

/** Adds lines to the order of 'Mi pedido'. */
export const addLines = async (page: Page, lines: string) => {
  await page.getByLabel('Códigos y cantidades').fill(lines)
  await page.getByRole('button', { name: 'Agregar al pedido' }).click()
}

/** Opens 'Mi pedido' and orders these lines. */
export const openOrder = async (page: Page, lines: string) => {
  await page.goto('/pedido')
  await addLines(page, lines)
}

/** The download that a click starts. */
export const downloadOf = async (page: Page, link: Locator): Promise<Download> => {
  const downloading = page.waitForEvent('download')
  await link.click()
  return downloading
}

export const tabOf = async (page: Page, link: Locator, options?: Parameters<Locator['click']>[0]): Promise<Page> => {
  const opening = page.context().waitForEvent('page')
  await link.click(options)
  return opening
}

/** The carousel of the home page. */
export const slides = (page: Page) => page.getByRole('region', { name: 'Presentación' })

/** The value of a custom property of the page. */
export const token = (page: Page, name: string) =>
  page.evaluate((of) => getComputedStyle(document.documentElement).getPropertyValue(of), name)

/** Whether nothing covers an element's middle. */
export const isOnTop = (shown: Locator): Promise<boolean> =>
  shown.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
