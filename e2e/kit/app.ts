/** The app as a whole: ready for offline use, hard reloads, what it keeps. */
import { expect, type Page } from '@playwright/test'

/** Waits for what the app says once per browser, when everything is here. */
export const readyForOffline = (page: Page) =>
  expect(page.getByText('Listo para usar sin conexión')).toBeVisible({ timeout: 30_000 })

/** Waits until the worker answers: on a first visit the content is there before it. */
export const controlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null)

/** Shift+reload: nothing from the HTTP cache, and past the worker. */
export const hardReload = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await Promise.all([page.waitForEvent('load'), session.send('Page.reload', { ignoreCache: true })])
}

/** What a page keeps in local storage. */
export const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

/** Asks the API as a script of the page would; an address opened in a tab is another kind of request. */
export const statusOf = async (
  page: Page,
  path: string,
  init?: { method: string; headers?: Record<string, string>; body?: string },
) => {
  await controlled(page)
  return page.evaluate(async ([address, options]) => (await fetch(address, options)).status, [path, init] as const)
}

/** Whether every picture that is in sight or was loaded has its bytes. */
export const brokenPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth, loading }) => (complete ? naturalWidth === 0 : loading !== 'lazy'))
      .map(({ src }) => src),
  )
