import type { Page } from '@playwright/test'
import { obtenerSliders } from '#contract/slider.ts'
import { chromiumLaunch } from './run/chromium.ts'
import { ask, controlled, expect, openControlled, openTab, test } from './kit/index.ts'

const sliders = async (page: Page) => (await ask(page, obtenerSliders, {})).length
const warmed = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        navigator.serviceWorker.addEventListener('message', ({ data }) => {
          if (data.type === 'WARMED') resolve()
        })
        navigator.serviceWorker.controller?.postMessage({ type: 'WARM' })
      }),
  )

test('offline, any address opens and every file is there', { tag: '@demo' }, async ({ page, context }) => {
  await openControlled(page, '/')
  await warmed(page)
  await context.setOffline(true)
  await openControlled(page, '/contactos')
  expect(await sliders(page)).toBeGreaterThan(0)
  const missing = await page.evaluate(async () => {
    const cached: { url: string }[] = await (await fetch('/warm.json')).json()
    const answers = await Promise.all(cached.map(async ({ url }) => ({ url, ok: (await fetch(url)).ok })))
    return answers.filter(({ ok }) => !ok)
  })
  expect(missing).toEqual([])
})

test('a stopped worker reads a sheet, offline', { tag: ['@demo', '@release'] }, async ({ page, context }) => {
  // A page without a film, which the browser would still be fetching.
  await openControlled(page, '/contactos')
  await warmed(page)
  // Offline first: a browser takes that from running workers alone, and gives it to each that starts.
  await context.setOffline(true)
  const session = await context.newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  const found = await page.evaluate(async () => {
    const json = { 'Content-Type': 'application/json' }
    await fetch('/api/verificarLogin', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ usuario: 'admin', contraseña: 'admin1234' }),
    })
    const body = new FormData()
    const rows = [
      'orden;nombre;destacado;texto;codigo;tamaño;pack;codigobarra',
      '1;Perno de prueba;0;;P-01;M8;100;7790000000003',
    ]
    body.append('file', new File([rows.join('\n')], 'carga.csv'))
    const loaded = await fetch('/api/cargarCargaMasiva', { method: 'POST', body })
    const products: { nombre: string }[] = await (await fetch('/api/obtenerProductos')).json()
    return { status: loaded.status, found: products.some(({ nombre }) => nombre === 'Perno de prueba') }
  })
  expect(found).toEqual({ status: 200, found: true })
})

test.describe('where the browser keeps nothing of a site', () => {
  // The page reads its data again, from a host that has files only.
  test.use({ expectedErrors: /SecurityError|status of 404|solo tiene archivos/ })
  test('a screen says what it must allow', { tag: ['@demo', '@release'] }, async ({ page }) => {
    await page.addInitScript(() => {
      const deny = () => {
        throw new DOMException('The user denied permission.', 'SecurityError')
      }
      Object.defineProperties(globalThis, { localStorage: { get: deny }, sessionStorage: { get: deny } })
      const denyLater = () => Promise.resolve().then(deny)
      Object.assign(ServiceWorkerContainer.prototype, { register: denyLater, getRegistration: denyLater })
    })
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'No pudimos preparar el sitio' })).toBeVisible()
    await expect(page.getByText('que el navegador permita guardar datos de este sitio')).toBeVisible()
  })
})

test('Chromium would install it', { tag: ['@demo', '@release'] }, async ({ startBrowser }) => {
  // Playwright's own contexts are incognito, where nothing is installable.
  const context = await startBrowser(chromiumLaunch())
  const page = await openTab(context, '/')
  await controlled(page)
  const session = await context.newCDPSession(page)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  const { errors } = await session.send('Page.getAppManifest')
  expect([...installabilityErrors, ...errors]).toEqual([])
})
