import type { Page } from '@playwright/test'
import { expect, logIntoZone, openReady, openSection, storedDatabases, test } from './kit/index.ts'

test.use({ build: 'cross', quirks: [], saveData: false, expectedErrors: /Failed to load resource|ApiError/ })

/** All text that this browser keeps of the site, in caches, databases and storage. */
const everythingStored = async (page: Page) => {
  const databases = await storedDatabases(page)
  const rest = await page.evaluate(async () => {
    const answers = async (name: string) => {
      const cache = await caches.open(name)
      return Promise.all(
        (await cache.keys()).map(async (request) => [request.url, await (await cache.match(request))?.text()]),
      )
    }
    return [
      await Promise.all((await caches.keys()).map(answers)),
      Object.entries(localStorage),
      Object.entries(sessionStorage),
    ]
  })
  return JSON.stringify([databases, rest])
}

/** Texts that only a session shows: an order number of the price lists, and the addresses of customers. */
const secrets = ['0001-00012408', 'compras@talleresdelta.example', 'alta@ferreteriacolon.example']

test('the browser keeps nothing private, even during a session', async ({ apiUrl, loggedInAs, page, scenario }) => {
  await openReady(page, '/')
  await logIntoZone(page, 'cliente')
  await expect(page.getByRole('rowheader', { name: '0001-00012408' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('rowheader', { name: '0001-00012408' })).toBeVisible()
  const during = await everythingStored(page)
  await page.getByRole('banner').getByRole('button').first().click()
  await expect(page).toHaveURL(/\/home$/)
  await loggedInAs('admin')
  for (const [entry, seen] of [
    ['Clientes: Mostrar', 'alta@ferreteriacolon.example'],
    ['Suscripciones: Mostrar', '@'],
    ['Historial', 'admin'],
  ] as const) {
    await openSection(page, entry)
    await expect(page.getByRole('main').getByRole('row').filter({ hasText: seen }).first()).toBeVisible()
  }
  await page.getByRole('button', { name: 'Salir' }).click()
  await expect(page).toHaveURL(/login/)
  const after = await everythingStored(page)
  expect(after).toContain('Bulón hexagonal')
  for (const secret of secrets)
    expect(
      [during, after].map((stored) => stored.includes(secret)),
      secret,
    ).toEqual([false, false])

  // The browser's HTTP cache holds nothing either: without a backend no answer comes.
  await scenario('*:offline')
  const answered = await page.evaluate(
    (address) =>
      fetch(address, { cache: 'force-cache', credentials: 'include' }).then(
        () => true,
        () => false,
      ),
    apiUrl('/api/obtenerFileZonas'),
  )
  expect(answered).toBe(false)
})
