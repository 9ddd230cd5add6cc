/** The app as a whole: tabs, offline readiness, hard reloads. */
import { expect, type Page } from '@playwright/test'

/** Waits for the notice 'Listo para usar sin conexión', which a browser shows once. */
export const readyForOffline = (page: Page) => expect(page.getByText('Listo para usar sin conexión')).toBeVisible()

/** Opens a page and waits until the site can be used offline. */
export const openReady = async (page: Page, path: string) => {
  await page.goto(path)
  await readyForOffline(page)
}

/** Waits until the worker controls the page. A first visit shows its content earlier. */
export const controlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null)

export const openControlled = async (page: Page, path: string) => {
  await page.goto(path)
  await controlled(page)
}

export const openTab = async (browser: { newPage: () => Promise<Page> }, path: string) => {
  const tab = await browser.newPage()
  await tab.goto(path)
  return tab
}

/** Marks the document, which a reload replaces. */
export const markDocument = (page: Page) =>
  page.evaluate(() => {
    document.body.dataset['seen'] = 'before'
  })

export const isMarked = (page: Page) => page.evaluate(() => document.body.dataset['seen'] === 'before')

/** A hard reload (Shift+reload), past the HTTP cache and the worker. */
export const hardReload = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await Promise.all([page.waitForEvent('load'), session.send('Page.reload', { ignoreCache: true })])
}

/** Whether every visible or loaded picture was decoded. */
export const brokenPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth, loading }) => (complete ? naturalWidth === 0 : loading !== 'lazy'))
      .map(({ src }) => src),
  )
