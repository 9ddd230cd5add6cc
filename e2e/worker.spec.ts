import type { Page } from '@playwright/test'
import { obtenerSliders } from '../src/contract/slider.ts'
import { chromiumLaunch } from './run/chromium.ts'
import { ask, controlled, expect, hardReload, test } from './kit/index.ts'

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

test('the first visit is answered by the worker', { tag: ['@demo', '@release'] }, async ({ page }) => {
  await page.goto('/')
  await controlled(page)
  expect(await sliders(page)).toBeGreaterThan(0)
})

test('a hard reload comes back under control', { tag: ['@demo', '@release'] }, async ({ page }) => {
  await page.goto('/')
  await controlled(page)
  await hardReload(page)
  await controlled(page)
  expect(await sliders(page)).toBeGreaterThan(0)
})

test.describe('a file of the API', { tag: '@demo' }, () => {
  // API files are served sandboxed, which blocks Playwright's own scripts as well.
  test.use({ expectedErrors: /frame is sandboxed/ })

  test('a hard reload shows it again', { tag: '@release' }, async ({ page }) => {
    await page.goto('/')
    await controlled(page)
    const picture = (await ask(page, obtenerSliders, {}))
      .map(({ imagen }) => imagen.split('/').at(-1))
      .find((name) => name?.endsWith('jpg'))
    await page.goto(`/api/getImage/${picture}`)
    await hardReload(page)
    await expect.poll(() => page.evaluate(() => document.contentType).catch(() => '')).toBe('image/jpeg')
  })
})

test('offline, any address opens and every file is there', { tag: '@demo' }, async ({ page, context }) => {
  await page.goto('/')
  await controlled(page)
  await warmed(page)
  await context.setOffline(true)
  await page.goto('/contactos')
  await controlled(page)
  expect(await sliders(page)).toBeGreaterThan(0)
  const missing = await page.evaluate(async () => {
    const cached: { url: string }[] = await (await fetch('/warm.json')).json()
    const answers = await Promise.all(cached.map(async ({ url }) => ({ url, ok: (await fetch(url)).ok })))
    return answers.filter(({ ok }) => !ok)
  })
  expect(missing).toEqual([])
})

test('a stopped worker reads a sheet, offline', { tag: ['@demo', '@release'] }, async ({ page, context }) => {
  await page.goto('/')
  await controlled(page)
  await warmed(page)
  const session = await context.newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await context.setOffline(true)
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
  const page = await context.newPage()
  await page.goto('/')
  await controlled(page)
  const session = await context.newCDPSession(page)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  const { errors } = await session.send('Page.getAppManifest')
  expect([...installabilityErrors, ...errors]).toEqual([])
})
