import { contactForm, expect, fillContact, sendContact, test } from './kit/index.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/contactos')
})

test(
  'the form says that the message is on its way, and then that it was sent; phone and message may stay empty (§5)',
  { tag: '@largo' },
  async ({ outbox, page }) => {
    await fillContact(page)
    await page.evaluate(() => {
      const messages: string[] = []
      Object.assign(globalThis, { messages })
      new MutationObserver(() => {
        messages.push(document.querySelector('form [aria-live]')?.textContent ?? '')
      }).observe(document.body, { childList: true, characterData: true, subtree: true })
    })
    await sendContact(page)
    await expect(contactForm(page).getByText('Mensaje enviado correctamente')).toBeVisible()
    expect(
      await page.evaluate(() => [...new Set<string>(Reflect.get(globalThis, 'messages'))].filter(Boolean)),
    ).toEqual(['Enviando..', 'Mensaje enviado correctamente'])
    await expect(contactForm(page).getByLabel('Nombre y apellido*')).toHaveValue('')
    expect(await outbox()).toHaveLength(1)
  },
)
