import { allEndpoints } from '#contract/index.ts'
import {
  atRest,
  brokenPictures,
  cachedPaths,
  expect,
  isMarked,
  markDocument,
  openControlled,
  openReady,
  publicPages,
  test,
} from './kit/index.ts'

declare global {
  interface Window {
    messages?: string[]
  }
}

/** Console messages of the browser and the app when an API fails. */
test.use({ build: 'cross', quirks: [], saveData: false, expectedErrors: /Failed to load resource|ApiError/ })

/** Makes every read fail in one way. */
const reads = (does: string) =>
  allEndpoints
    .filter(({ name }) => name.startsWith('obtener'))
    .map(({ name }) => `${name}:${does}`)
    .join(',')

/** PHP's error text, sent with status 200. */
const errorPage = (request: Request, next: (request: Request) => Promise<Response>) =>
  request.url.includes('/api/obtener')
    ? Promise.resolve(
        new Response('<!doctype html><title>Error</title><h1>Warning: mysqli_connect()</h1>', {
          headers: { 'Content-Type': 'text/html' },
        }),
      )
    : next(request)

test('after one visit of one page the whole public site is there offline', async ({ calls, context, page }) => {
  await openReady(page, '/contactos')
  expect(calls().filter(({ path }) => path === '/api/obtenerProducto/1')).toEqual([])
  await context.setOffline(true)
  for (const { path, heading, content } of publicPages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached()
    await expect(page.getByText(content).first()).toBeAttached()
    await expect.poll(() => brokenPictures(page)).toEqual([])
  }
  await expect(page.getByText(/^Datos de las \d\d:\d\d$/)).toBeVisible()
})

test('nothing is fetched ahead for a visitor who saves data', async ({ calls, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
    window.messages = []
    // A tab that has no page yet has no workers.
    if (!isSecureContext) return
    const post: ServiceWorker['postMessage'] = Reflect.get(ServiceWorker.prototype, 'postMessage')
    ServiceWorker.prototype.postMessage = function (this: ServiceWorker, message: { type: string }) {
      window.messages?.push(message.type)
      post.call(this, message)
    }
  })
  await openControlled(page, '/contactos')
  await atRest(page)
  // The worker is asked for the data fetched ahead before the pages that one opens next.
  const menu = page.getByRole('navigation', { name: 'Principal' })
  for (const [link, call] of [
    ['Servicios', 'obtenerServicios'],
    ['Ferias', 'obtenerFerias'],
    ['Videos', 'obtenerVideos'],
  ] as const) {
    await menu.getByRole('link', { name: link }).click()
    await expect.poll(() => calls().findLast((made) => made.call === call)?.status).toBe(200)
  }
  // A live build's WARM_WORDS asks for the shell alone, which shows the company of the next visit.
  expect(await page.evaluate(() => window.messages?.filter((type) => type === 'WARM' || type === 'KEEP'))).toEqual([])
  expect(calls().filter(({ call }) => call === 'obtenerProductos')).toEqual([])
})

for (const [name, does] of [
  ['an error of the server', 'error:503'],
  ['too many requests', 'error:429'],
  ['an error page that says 200', 'ok'],
  ['no answer', 'offline'],
  ['a slow API', 'hang'],
] as const) {
  test(`${name} leaves the last good answer until the fresh one comes`, async ({
    context,
    page,
    release,
    remote,
    scenario,
  }) => {
    await openReady(page, '/servicios')
    await scenario(reads(does))
    if (does === 'ok') remote?.fail(errorPage)
    await page.reload()
    await expect(page.getByText(/plano/).first()).toBeVisible()
    await expect(page.getByRole('status', { name: 'Avisos' }).getByText(/^Datos de las/)).toBeVisible()
    await expect(page.getByText(/No pudimos/)).toHaveCount(0)
    // Twice, since a failed answer might have replaced the stored one.
    await page.reload()
    await expect(page.getByText(/plano/).first()).toBeVisible()
    await markDocument(page)
    // An answer that was waited for shows when it comes; after a failure the page asks again when the browser is online.
    if (does === 'hang') await release()
    else {
      await scenario('')
      remote?.fail()
      await context.setOffline(true)
      await context.setOffline(false)
    }
    await expect(page.getByText(/^Datos de las/)).toHaveCount(0)
    expect(await isMarked(page)).toBe(true)
  })
}

test('a record that is gone is not shown from the cache', async ({ page, scenario }) => {
  await openReady(page, '/productos?id=1')
  expect(await cachedPaths(page)).toContain('/api/obtenerProductos')
  await scenario('obtenerProducto:error:404')
  await page.goto('/productos?id=1')
  await expect(page.getByRole('heading', { name: 'No encontramos ese producto' })).toBeVisible()
  await expect(page.getByText('7798123001013')).toHaveCount(0)
  expect(await cachedPaths(page)).not.toContain('/api/obtenerProducto/1')
})
