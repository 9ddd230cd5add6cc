/** The app as a whole: offline readiness, hard reloads, stored data. */
import { expect, type Page } from '@playwright/test'

/** Waits for the notice 'Listo para usar sin conexión', which a browser shows once. */
export const readyForOffline = (page: Page) =>
  expect(page.getByText('Listo para usar sin conexión')).toBeVisible({ timeout: 30_000 })

/** Waits until the worker controls the page. A first visit shows its content earlier. */
export const controlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null)

/** A hard reload (Shift+reload), past the HTTP cache and the worker. */
export const hardReload = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await Promise.all([page.waitForEvent('load'), session.send('Page.reload', { ignoreCache: true })])
}

export const readStored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

/** The status of a fetch in the page. An address opened in a tab is another kind of request. */
export const statusOf = async (
  page: Page,
  path: string,
  init?: { method: string; headers?: Record<string, string>; body?: string },
) => {
  await controlled(page)
  return page.evaluate(async ([address, options]) => (await fetch(address, options)).status, [path, init] as const)
}

/** Whether every visible or loaded picture was decoded. */
export const brokenPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth, loading }) => (complete ? naturalWidth === 0 : loading !== 'lazy'))
      .map(({ src }) => src),
  )
