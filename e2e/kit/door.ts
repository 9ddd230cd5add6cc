/** The site before anybody has entered it: its storage, and its worker where that is the backend, without the app. */
import type { Page } from '@playwright/test'

/** A picture of the site, opened as a page. */
const doorstep = '/favicon.png'

const bringWorker = async () => {
  const workers = navigator.serviceWorker
  if (workers.controller) return
  const taken = new Promise((resolve) => {
    workers.addEventListener('controllerchange', resolve, { once: true })
  })
  await workers.register('/sw.js', { updateViaCache: 'none' })
  const { active } = await workers.ready
  active?.postMessage({ type: 'CLAIM' })
  await taken
}

/** Has a tab leave whatever it shows for the site's door, where the backend can be asked. */
export const standAtDoor = async (page: Page, embedded: boolean): Promise<void> => {
  await page.goto(doorstep)
  if (embedded) await page.evaluate(bringWorker)
}

/** The same where a tab shows nothing of the site yet. */
export const standInSite = async (page: Page): Promise<void> => {
  if (page.url().startsWith('http')) await page.evaluate(bringWorker)
  else await standAtDoor(page, true)
}

/** This browser has data of its own from now on: no page of the build is shown to it (src/state/edition.ts). */
export const keepHere = (page: Page, items: Readonly<Record<string, string>>) =>
  page.evaluate(
    (entries) => {
      for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
    },
    { ...items, edicion: 'propia' },
  )
