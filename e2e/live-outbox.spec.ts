import type { Page } from '@playwright/test'
import {
  contactForm,
  expect,
  fillContact,
  openControlled,
  openOrder,
  openReady,
  openTab,
  openZoneLogin,
  readyForOffline,
  sendContact,
  storedRows,
  test,
} from './kit/index.ts'

test.use({ build: 'cross', quirks: [], saveData: false, expectedErrors: /Failed to load resource|ApiError|net::ERR/ })

const listOf = (page: Page) => page.getByRole('region', { name: 'Mensajes que esperan para enviarse' })
const write = async (page: Page, mensaje: string) => {
  await fillContact(page, { 'Mensaje*': mensaje })
  await sendContact(page)
}

/** The messages that this browser keeps. */
const messages = (page: Page) => storedRows(page, 'por-enviar', 'mensajes')
const left = async (page: Page) => (await messages(page)).length

test('a message written offline waits, and one of two tabs sends it once', async ({ context, outbox, page }) => {
  await openReady(page, '/contactos')
  const other = await openTab(context, '/contactos')
  await expect(contactForm(other)).toBeVisible()
  await page.bringToFront()
  await context.setOffline(true)
  await write(page, 'Sin conexión')
  await expect(
    contactForm(page).getByText('Sin conexión: tu mensaje queda guardado y se envía solo cuando vuelva.'),
  ).toBeVisible()
  await expect(contactForm(page).getByLabel('Mensaje*')).toHaveValue('')
  await page.reload()
  await expect(listOf(page)).toContainText('Sin conexión')
  await expect(listOf(other)).toContainText('Sin conexión')
  await expect(page.getByRole('status', { name: 'Avisos' })).toContainText('Un mensaje espera para enviarse')

  await context.setOffline(false)
  await expect(page.getByText('Se envió lo que había quedado guardado')).toBeVisible()
  await expect(listOf(page)).toHaveCount(0)
  await expect(listOf(other)).toHaveCount(0)
  expect(await outbox()).toMatchObject([{ texto: expect.stringContaining('Sin conexión') }])
  expect(await left(page)).toBe(0)
})

test('an order written offline is Esperando, and sent once it was', async ({ context, outbox, page }) => {
  await openOrder(page, '011250 x 20')
  await readyForOffline(page)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Enviar con el formulario' }).click()
  await fillContact(page)
  await sendContact(page)
  await expect(contactForm(page).getByText(/queda en Enviados como «Esperando»/)).toBeInViewport()
  await page.getByRole('link', { name: 'Ver Enviados' }).click()
  await expect(page.getByRole('heading', { name: /^Pedido .* Esperando$/ })).toBeVisible()
  await expect(page.getByText(/Todavía no agregaste medidas/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: /^Pedido .* Enviado$/ })).toBeVisible()
  expect(await outbox()).toMatchObject([{ texto: expect.stringContaining('011250') }])
  await expect(page.getByText(/Todavía no agregaste medidas/)).toBeVisible()
})

test('a browser that calls itself offline, and is not: the message goes after 30 s', async ({
  outbox,
  page,
  scenario,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false }))
  await page.clock.install()
  await openControlled(page, '/contactos')
  await expect(page.getByRole('status', { name: 'Avisos' })).toBeAttached()
  await scenario('enviarCorreo:offline')
  await write(page, 'Sin red, según el navegador')
  await expect(listOf(page)).toContainText('Sin red, según el navegador')
  await scenario('')
  await page.clock.fastForward(30_000)
  await expect.poll(() => left(page)).toBe(0)
  expect(await outbox()).toMatchObject([{ texto: expect.stringContaining('Sin red, según el navegador') }])
})

/** A backend that does the write and closes the connection without an answer. */
const loseAnswer = async (request: Request, next: (request: Request) => Promise<Response>) => {
  const response = await next(request)
  return request.url.includes('/enviarCorreo') ? Response.error() : response
}

for (const name of ['fails', 'takes it and hangs up']) {
  test(`a server that ${name}: the message waits, and arrives once`, async ({ outbox, page, remote, scenario }) => {
    await openControlled(page, '/contactos')
    // The outbox is checked once when its code loads, which is later than a visitor can write.
    await expect(page.getByRole('status', { name: 'Avisos' })).toBeAttached()
    if (name === 'fails') await scenario('enviarCorreo:error:503')
    else remote?.fail(loseAnswer)
    await write(page, `Servidor ${name}`)
    await expect(listOf(page)).toContainText(`Servidor ${name}`)
    await expect(contactForm(page).getByText(/queda guardado/)).toBeVisible()
    await expect(contactForm(page).getByText('Mensaje fallido revisar campos')).toHaveCount(0)
    await scenario('')
    remote?.fail()
    await page.reload()
    // Sent by this page, which says so, or by the worker before the page was there.
    await expect.poll(() => left(page)).toBe(0)
    expect(await outbox()).toMatchObject([{ texto: expect.stringContaining(`Servidor ${name}`) }])
  })
}

test('a message whose page is reloaded halfway arrives once', async ({ calls, outbox, page, scenario }) => {
  await openControlled(page, '/contactos')
  await scenario('enviarCorreo:slow:5000')
  await write(page, 'A mitad de camino')
  await expect(contactForm(page).getByText('Enviando..')).toBeVisible()
  await expect.poll(() => calls().filter(({ call }) => call === 'enviarCorreo')).toHaveLength(1)
  await page.reload()
  await expect.poll(() => left(page)).toBe(0)
  expect(await outbox()).toMatchObject([{ texto: expect.stringContaining('A mitad de camino') }])
  expect(calls().filter(({ call }) => call === 'enviarCorreo')).toHaveLength(1)
})

/** Has the browser wake the worker by Background Sync, after the page has left. */
const wakeWorker = async (page: Page, elsewhere: string) => {
  const origin = new URL(page.url()).origin
  const session = await page.context().newCDPSession(page)
  const registrationId = await new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId)
    })
    void session.send('ServiceWorker.enable')
  })
  await page.goto(elsewhere)
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId,
    tag: 'por-enviar',
    lastChance: false,
  })
}

test('the browser itself wakes the worker, which sends it without an open page', async ({ outbox, page, scenario }) => {
  await openReady(page, '/contactos')
  await scenario('enviarCorreo:offline')
  await write(page, 'En segundo plano')
  await expect(listOf(page)).toContainText('En segundo plano')
  await scenario('')
  await wakeWorker(page, 'about:blank')
  await expect.poll(outbox).toMatchObject([{ texto: expect.stringContaining('En segundo plano') }])
})

/** Answers that the worker cannot judge: the answer, the page's verdict, and the messages left. */
const answers = [
  ['accepts it in words of its own', 'Mensaje enviado', undefined],
  ['refuses it in a 200', '{"error":true,"message":"El correo no existe."}', 'El correo no existe.'],
  ['says nothing that tells', '{"a":1}', 'no confirmó el pedido y no dijo por qué'],
] as const

for (const [what, text, reason] of answers) {
  test(`sent by the worker to an API that ${what}: a page judges that`, async ({ calls, page, remote, scenario }) => {
    const sent = () => calls().filter(({ call, method }) => call === 'enviarCorreo' && method === 'POST')
    await openReady(page, '/contactos')
    await scenario('enviarCorreo:offline')
    await write(page, 'Para el worker')
    await expect(listOf(page)).toContainText('Para el worker')
    const before = sent().length
    await scenario('')
    remote?.fail(async (request, next) => {
      const response = await next(request)
      return request.url.includes('/enviarCorreo')
        ? new Response(text, { headers: { 'Content-Type': 'text/html' } })
        : response
    })
    // A file of the site is no page of the app, so no page sends the waiting message.
    await wakeWorker(page, new URL('/favicon.svg', page.url()).href)
    await expect.poll(() => messages(page)).toMatchObject([{ state: 'waits', heard: { status: 200, text } }])
    expect(sent()).toHaveLength(before + 1)

    await page.goto('/contactos')
    if (reason === undefined) await expect.poll(() => left(page)).toBe(0)
    else await expect(listOf(page)).toContainText(reason)
    await page.reload()
    await expect(contactForm(page)).toBeVisible()
    expect(await messages(page)).toMatchObject(reason === undefined ? [] : [{ state: 'refused' }])
    expect(sent()).toHaveLength(before + 1)
  })
}

test('a message that was left when the browser closed is sent at the next start', async ({ outbox, startBrowser }) => {
  const first = await startBrowser()
  const page = await openTab(first, '/contactos')
  await readyForOffline(page)
  await first.setOffline(true)
  await write(page, 'Antes de cerrar')
  await expect(listOf(page)).toContainText('Antes de cerrar')
  await first.close()
  const second = await startBrowser()
  const reopened = await openTab(second, '/')
  await expect.poll(outbox).toMatchObject([{ texto: expect.stringContaining('Antes de cerrar') }])
  await expect.poll(() => left(reopened)).toBe(0)
})

test('a sign-up never waits, and keeps what was typed', async ({ calls, context, outbox, page }) => {
  await openReady(page, '/')
  const dialog = await openZoneLogin(page)
  await dialog.getByRole('button', { name: 'Crear cuenta' }).click()
  const account = page.getByRole('dialog')
  await account.getByLabel('Usuario').fill('nueva')
  await account.getByLabel('Email').fill('nueva@example.com')
  await account.getByLabel('Contraseña', { exact: true }).fill('una clave larga')
  await context.setOffline(true)
  await account.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(
    account.getByText('No hay conexión con el servidor: no se guardó nada. Revisá tu conexión y probá de nuevo.'),
  ).toBeVisible()
  await expect(account.getByLabel('Usuario')).toHaveValue('nueva')
  expect(await left(page)).toBe(0)
  // A message that waits is sent when the connection is back, after all that was written before it.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Salir sin crear la cuenta' }).click()
  await expect(account).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'contacto' }).click()
  await write(page, 'Después de la cuenta')
  await context.setOffline(false)
  await expect.poll(outbox).toMatchObject([{ texto: expect.stringContaining('Después de la cuenta') }])
  await expect.poll(() => left(page)).toBe(0)
  expect(calls().filter(({ call }) => call === 'crearUsuarioZona')).toEqual([])
})
