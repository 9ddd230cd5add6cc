import type { Page } from '@playwright/test'
import {
  contactForm,
  controlled,
  expect,
  fillContact,
  openZoneLogin,
  readyForOffline,
  sendContact,
  test,
} from './kit/index.ts'

test.use({ build: 'cross', style: [], saveData: false, expectedErrors: /Failed to load resource|ApiError|net::ERR/ })

const listOf = (page: Page) => page.getByRole('region', { name: 'Mensajes que esperan para enviarse' })
const write = async (page: Page, mensaje: string) => {
  await fillContact(page, { 'Mensaje*': mensaje })
  await sendContact(page)
}

/** What is left of messages in this browser. */
const left = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('por-enviar')
        opening.addEventListener('success', () => {
          const { result: database } = opening
          if (!database.objectStoreNames.contains('mensajes')) return resolve(0)
          const counting = database.transaction('mensajes').objectStore('mensajes').count()
          counting.addEventListener('success', () => {
            database.close()
            resolve(counting.result)
          })
        })
      }),
  )

test('written offline it waits, also over a reload, and is sent once when the connection is back, by whichever of two tabs', async ({
  context,
  outbox,
  page,
}) => {
  await page.goto('/contactos')
  await readyForOffline(page)
  const other = await context.newPage()
  await other.goto('/contactos')
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

/** Does what it is asked, and hangs up before it says so. */
const loseAnswer = async (request: Request, next: (request: Request) => Promise<Response>) => {
  const response = await next(request)
  return request.url.includes('/enviarCorreo') ? Response.error() : response
}

for (const name of ['fails', 'takes it and hangs up']) {
  test(`a server that ${name}: it waits, and arrives once`, async ({ outbox, page, remote, scenario }) => {
    await page.goto('/contactos')
    await controlled(page)
    // Who looks after what waits looks once as it comes, which is later than one can write.
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
    // By this page, which says so, or by the worker before it was there.
    await expect.poll(() => left(page), { timeout: 20_000 }).toBe(0)
    expect(await outbox()).toMatchObject([{ texto: expect.stringContaining(`Servidor ${name}`) }])
  })
}

test('reloaded halfway it arrives once', async ({ calls, outbox, page, scenario }) => {
  await page.goto('/contactos')
  await controlled(page)
  await scenario('enviarCorreo:slow:5000')
  await write(page, 'A mitad de camino')
  await expect(contactForm(page).getByText('Enviando..')).toBeVisible()
  await expect.poll(() => calls().filter(({ call }) => call === 'enviarCorreo')).toHaveLength(1)
  await page.reload()
  await expect.poll(() => left(page), { timeout: 20_000 }).toBe(0)
  expect(await outbox()).toMatchObject([{ texto: expect.stringContaining('A mitad de camino') }])
  expect(calls().filter(({ call }) => call === 'enviarCorreo')).toHaveLength(1)
})

test('the browser itself wakes the worker, which sends it without a page of ours', async ({
  context,
  outbox,
  page,
  scenario,
}) => {
  await page.goto('/contactos')
  await readyForOffline(page)
  await scenario('enviarCorreo:offline')
  await write(page, 'En segundo plano')
  await expect(listOf(page)).toContainText('En segundo plano')
  await scenario('')
  const origin = new URL(page.url()).origin
  const session = await context.newCDPSession(page)
  const registrationId = await new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId)
    })
    void session.send('ServiceWorker.enable')
  })
  await session.send('Page.navigate', { url: 'about:blank' })
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId,
    tag: 'por-enviar',
    lastChance: false,
  })
  await expect.poll(outbox).toMatchObject([{ texto: expect.stringContaining('En segundo plano') }])
})

test('after the browser was closed the next start sends it', async ({ outbox, startBrowser }) => {
  const first = await startBrowser()
  const page = await first.newPage()
  await page.goto('/contactos')
  await readyForOffline(page)
  await first.setOffline(true)
  await write(page, 'Antes de cerrar')
  await expect(listOf(page)).toContainText('Antes de cerrar')
  await first.close()
  const second = await startBrowser()
  const reopened = await second.newPage()
  await reopened.goto('/')
  await expect.poll(outbox, { timeout: 20_000 }).toMatchObject([{ texto: expect.stringContaining('Antes de cerrar') }])
  await expect.poll(() => left(reopened)).toBe(0)
})

test('a sign-up never waits: it says that nothing was saved, and keeps what was typed', async ({
  calls,
  context,
  page,
}) => {
  await page.goto('/')
  await readyForOffline(page)
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
  await context.setOffline(false)
  await page.waitForTimeout(4_000)
  expect(calls().filter(({ call }) => call === 'crearUsuarioZona')).toEqual([])
  expect(await left(page)).toBe(0)
})
