import type { Page } from '@playwright/test'
import { controlled, openZoneLogin, readyForOffline } from './kit/index.ts'
import { expect, test } from './kit/live.ts'

test.use({ expectedErrors: /Failed to load resource|ApiError|net::ERR/ })

const formOf = (page: Page) => page.getByRole('form', { name: 'Formulario de contacto' })
const listOf = (page: Page) => page.getByRole('region', { name: 'Mensajes que esperan para enviarse' })

/** A message nobody else sends: the API's outbox is one for all journeys. */
const write = async (page: Page, mensaje: string) => {
  const fields = { 'Nombre y apellido*': 'Ana Ríos', 'E-mail*': 'ana@example.com', 'Empresa': 'Taller Ríos', 'Mensaje*': mensaje }
  for (const [label, value] of Object.entries(fields)) await formOf(page).getByLabel(label).fill(value)
}
const send = (page: Page) => formOf(page).getByRole('button', { name: 'Enviar', exact: true }).click()

/** What is left of messages in this browser. */
const left = (page: Page) => page.evaluate(() => new Promise<number>((resolve) => {
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
}))

test('written offline it waits, also over a reload, and is sent once when the connection is back, by whichever of two tabs', async ({ page, context, api }) => {
  await page.goto('/contactos')
  await readyForOffline(page)
  const other = await context.newPage()
  await other.goto('/contactos')
  await expect(formOf(other)).toBeVisible()
  await page.bringToFront()
  await context.setOffline(true)
  await write(page, 'Sin conexión')
  await send(page)
  await expect(formOf(page).getByText('Sin conexión: tu mensaje queda guardado y se envía solo cuando vuelva.')).toBeVisible()
  await expect(formOf(page).getByLabel('Mensaje*')).toHaveValue('')
  await page.reload()
  await expect(listOf(page)).toContainText('Sin conexión')
  await expect(listOf(other)).toContainText('Sin conexión')
  await expect(page.getByRole('status', { name: 'Avisos' })).toContainText('Un mensaje espera para enviarse')

  await context.setOffline(false)
  await expect(page.getByText('Se envió lo que había quedado guardado')).toBeVisible()
  await expect(listOf(page)).toHaveCount(0)
  await expect(listOf(other)).toHaveCount(0)
  expect((await api.messages()).filter((text) => text.startsWith('Sin conexión'))).toHaveLength(1)
  expect(await left(page)).toBe(0)
})

for (const [name, fault] of [['fails', { status: 503 }], ['takes it and hangs up', { loseAnswer: true }]] as const) {
  test(`a server that ${name}: it waits, and arrives once`, async ({ page, api }) => {
    await page.goto('/contactos')
    await controlled(page)
    // Who looks after what waits looks once as it comes, which is later than one can write.
    await expect(page.getByRole('status', { name: 'Avisos' })).toBeAttached()
    api.fail({ path: /^\/enviarCorreo$/, ...fault })
    await write(page, `Servidor ${name}`)
    await send(page)
    await expect(listOf(page)).toContainText(`Servidor ${name}`)
    await expect(formOf(page).getByText(/queda guardado/)).toBeVisible()
    await expect(formOf(page).getByText('Mensaje fallido revisar campos')).toHaveCount(0)
    api.fail()
    await page.reload()
    // By this page, which says so, or by the worker before it was there.
    await expect.poll(() => left(page), { timeout: 20_000 }).toBe(0)
    expect((await api.messages()).filter((text) => text.startsWith(`Servidor ${name}`))).toHaveLength(1)
  })
}

test('reloaded halfway it arrives once', async ({ page, api }) => {
  await page.goto('/contactos')
  await controlled(page)
  api.fail({ path: /^\/enviarCorreo$/, delay: 5_000 })
  await write(page, 'A mitad de camino')
  await send(page)
  await expect(formOf(page).getByText('Enviando..')).toBeVisible()
  await expect.poll(() => api.calls.filter((call) => call.endsWith('/enviarCorreo'))).toHaveLength(1)
  await page.reload()
  await expect.poll(() => left(page), { timeout: 20_000 }).toBe(0)
  expect((await api.messages()).filter((text) => text.startsWith('A mitad de camino'))).toHaveLength(1)
  expect(api.calls.filter((call) => call.endsWith('/enviarCorreo'))).toHaveLength(1)
})

test('the browser itself wakes the worker, which sends it without a page of ours', async ({ page, context, api }) => {
  await page.goto('/contactos')
  await readyForOffline(page)
  api.fail({ path: /^\/enviarCorreo$/, down: true })
  await write(page, 'En segundo plano')
  await send(page)
  await expect(listOf(page)).toContainText('En segundo plano')
  api.fail()
  const origin = new URL(page.url()).origin
  const session = await context.newCDPSession(page)
  const registrationId = await new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => { if (registrations[0]) resolve(registrations[0].registrationId) })
    void session.send('ServiceWorker.enable')
  })
  await session.send('Page.navigate', { url: 'about:blank' })
  await session.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag: 'por-enviar', lastChance: false })
  await expect.poll(async () => (await api.messages()).filter((text) => text.startsWith('En segundo plano'))).toHaveLength(1)
})

test('after the browser was closed the next start sends it', async ({ startBrowser, live, api }) => {
  const first = await startBrowser()
  const page = await first.newPage()
  await page.goto(`${live.site}/contactos`)
  await readyForOffline(page)
  await first.setOffline(true)
  await write(page, 'Antes de cerrar')
  await send(page)
  await expect(listOf(page)).toContainText('Antes de cerrar')
  await first.close()
  const second = await startBrowser()
  const reopened = await second.newPage()
  await reopened.goto(`${live.site}/`)
  await expect.poll(async () => (await api.messages()).filter((text) => text.startsWith('Antes de cerrar')), { timeout: 20_000 }).toHaveLength(1)
  await expect.poll(() => left(reopened)).toBe(0)
})

test('a sign-up never waits: it says that nothing was saved, and keeps what was typed', async ({ page, context, api }) => {
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
  await expect(account.getByText('No hay conexión con el servidor: no se guardó nada. Revisá tu conexión y probá de nuevo.')).toBeVisible()
  await expect(account.getByLabel('Usuario')).toHaveValue('nueva')
  await context.setOffline(false)
  await page.waitForTimeout(4_000)
  expect(api.calls.filter((call) => call.includes('crearUsuarioZona'))).toEqual([])
  expect(await left(page)).toBe(0)
})
