import { brokenPictures, controlled, isTaken, looks, publicPages, readyForOffline, watchTakeOver } from './kit/index.ts'
import { expect, keptAddresses, test } from './kit/live.ts'

/** What a failing API has the browser and the app say in the console. */
test.use({ expectedErrors: /Failed to load resource|ApiError/ })

const errorPage = '<!doctype html><title>Error</title><h1>Warning: mysqli_connect()</h1>'
const lists = /^\/api\/obtener/

test('after one visit of one page the whole public site is there offline', async ({ page, context, api }) => {
  await page.goto('/contactos')
  await readyForOffline(page)
  expect(api.calls.filter((call) => call === 'GET /api/obtenerProducto/1')).toEqual([])
  await context.setOffline(true)
  for (const { path, heading, content } of publicPages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached()
    await expect(page.getByText(content).first()).toBeAttached()
    await expect.poll(() => brokenPictures(page)).toEqual([])
  }
  await expect(page.getByText(/^Datos de las \d\d:\d\d$/)).toBeVisible()
})

test('a later visit opens with the page as it was, which React takes over', async ({ page, context, api }) => {
  await watchTakeOver(page)
  await page.goto('/productos')
  await expect.poll(() => looks(page), { timeout: 20_000 }).toContain('/productos')
  await page.reload()
  for (const part of ['main', 'footer a']) await isTaken(page, part)
  expect(await page.evaluate(() => window.first?.filter((element) => !element.isConnected).map((element) => element.outerHTML))).toEqual([])
  expect(await page.evaluate(() => window.first?.length)).toBeGreaterThan(100)
  // Nor does it need the API, or any connection.
  api.fail({ path: lists, down: true })
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('link', { name: /Bulón hexagonal/ }).first()).toBeVisible()
})

test('who saves data has nothing fetched ahead', async ({ page, api }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }))
  await page.goto('/contactos')
  await controlled(page)
  await page.waitForTimeout(4_000)
  expect(api.calls.filter((call) => call.includes('obtenerProductos'))).toEqual([])
})

for (const [name, fault] of [
  ['an error of the server', { status: 503 }],
  ['too many requests', { status: 429 }],
  ['an error page that says 200', { html: errorPage }],
  ['no answer', { down: true }],
] as const) {
  test(`${name} leaves the last good answer on screen, and the fresh one replaces it in place`, async ({ page, context, api }) => {
    await page.goto('/servicios')
    await readyForOffline(page)
    api.fail({ path: lists, ...fault })
    await page.reload()
    await expect(page.getByText(/plano/).first()).toBeVisible()
    await expect(page.getByRole('status', { name: 'Avisos' }).getByText(/^Datos de las/)).toBeVisible()
    await expect(page.getByText(/No pudimos/)).toHaveCount(0)
    // Twice, lest what failed has taken the place of what was good.
    await page.reload()
    await expect(page.getByText(/plano/).first()).toBeVisible()
    await page.evaluate(() => { document.body.dataset['seen'] = 'before' })
    api.fail()
    await context.setOffline(true)
    await context.setOffline(false)
    await expect(page.getByText(/^Datos de las/)).toHaveCount(0)
    expect(await page.evaluate(() => document.body.dataset['seen'])).toBe('before')
  })
}

test('an API that takes its time: the last good answer after three seconds, then the fresh one', async ({ page, api }) => {
  await page.goto('/servicios')
  await readyForOffline(page)
  api.fail({ path: lists, delay: 6_000 })
  const from = Date.now()
  await page.reload()
  await expect(page.getByText(/plano/).first()).toBeVisible()
  expect(Date.now() - from).toBeLessThan(5_500)
  await expect(page.getByText(/^Datos de las/)).toBeVisible()
  await expect(page.getByText(/^Datos de las/)).toHaveCount(0, { timeout: 15_000 })
  await expect(page.getByText(/plano/).first()).toBeVisible()
})

test('a record that is gone is not shown from the past', async ({ page, context, api }) => {
  await page.goto('/productos?id=1')
  await readyForOffline(page)
  expect(await keptAddresses(page)).toContain('/api/obtenerProductos')
  api.fail({ path: /obtenerProducto\/1$/, status: 404 })
  await page.goto('/productos?id=1')
  await expect(page.getByText('7798123001013')).toHaveCount(0)
  expect(await keptAddresses(page)).not.toContain('/api/obtenerProducto/1')
  await context.close()
})
