/** The site's origin without the app: its storage, and in a demo its worker. */
import type { Page } from '@playwright/test'

/** The address of a picture, which opens the origin without the app. */
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

/** Opens the site's door in a tab, from where the backend can be asked. */
export const standAtDoor = async (page: Page, embedded: boolean): Promise<void> => {
  // A navigation may be aborted while a worker takes over.
  await page.goto(doorstep).catch(() => page.goto(doorstep))
  if (embedded) await page.evaluate(bringWorker)
}

/** Opens the site's door unless the tab shows a page of the site already. */
export const standInSite = async (page: Page): Promise<void> => {
  if (page.url().startsWith('http')) await page.evaluate(bringWorker)
  else await standAtDoor(page, true)
}

/** Writes local storage, and marks that this browser has data of its own, so that it gets no prerendered page (src/state/edition.ts). */
export const keepHere = (page: Page, items: Readonly<Record<string, string>>) =>
  page.evaluate(
    (entries) => {
      for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
    },
    { ...items, edicion: 'propia' },
  )
