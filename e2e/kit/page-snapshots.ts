import type { Page } from '@playwright/test'

/** The addresses of which this browser keeps page snapshots. */
export const pageSnapshots = (page: Page) =>
  page.evaluate(async () => {
    const stored = await Promise.all(
      (await caches.keys())
        .filter((name) => name.startsWith('looks '))
        .map(async (name) => (await caches.open(name)).keys()),
    )
    return stored.flat().map(({ url }) => url.replace(location.origin, ''))
  })

/** The paths of all files in the caches. */
export const cachedAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const lists = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)),
    )
    return lists.flat()
  })
