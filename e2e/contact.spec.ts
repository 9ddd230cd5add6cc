import { ana, contactForm, expect, fillContact, sendContact, test, writeToUs } from './kit/index.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/contactos')
})

test('without a name, an address or a company nothing is sent', async ({ outbox, page }) => {
  for (const missing of Object.keys(ana)) {
    await fillContact(page, { [missing]: ' ' })
    await sendContact(page)
    await expect(contactForm(page).getByText('Mensaje fallido faltan rellenar campos obligatorios')).toBeVisible()
    await expect(contactForm(page).getByLabel(missing)).toBeFocused()
    expect(await outbox()).toEqual([])
  }
})

test('the form says that the message is on its way, and then that it was sent; phone and message may stay empty (§5)', async ({
  outbox,
  page,
}) => {
  await fillContact(page)
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(globalThis, { said })
    new MutationObserver(() => {
      said.push(document.querySelector('form [aria-live]')?.textContent ?? '')
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
  await sendContact(page)
  await expect(contactForm(page).getByText('Mensaje enviado correctamente')).toBeVisible()
  expect(await page.evaluate(() => [...new Set<string>(Reflect.get(globalThis, 'said'))].filter(Boolean))).toEqual([
    'Enviando..',
    'Mensaje enviado correctamente',
  ])
  await expect(contactForm(page).getByLabel('Nombre y apellido*')).toHaveValue('')
  expect(await outbox()).toHaveLength(1)
})

test.describe('refused by the server', () => {
  test.use({ expectedErrors: /status of 422|ApiError/ })

  test('the form says so, and keeps what was typed', async ({ page }) => {
    await fillContact(page, { 'E-mail*': 'sin arroba', 'Mensaje*': 'Hola' })
    await sendContact(page)
    await expect(contactForm(page).getByText('Mensaje fallido revisar campos')).toBeVisible()
    await expect(contactForm(page).getByLabel('E-mail*')).toHaveAttribute('aria-invalid', 'true')
    await page.reload()
    await expect(contactForm(page).getByLabel('Mensaje*')).toHaveValue('Hola')
    await writeToUs(page)
  })
})

test('mail, phones and map are one click away', async ({ page }) => {
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /E-mail/ })).toHaveAttribute(
    'href',
    'mailto:ventas@buloneraquebracho.example?subject=Contacto%20desde%20la%20web%20de%20Bulonera%20Quebracho%20S.A.&body=Hola%20queria%20consultar',
  )
  await expect(main.getByRole('link', { name: /Teléfono/ })).toHaveCount(2)
  await expect(main.getByRole('link', { name: /Dirección/ })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\//,
  )
  await expect(page.getByRole('link', { name: /^Chatear por WhatsApp/ })).toHaveAttribute(
    'href',
    'https://wa.me/543515550142',
  )
})
