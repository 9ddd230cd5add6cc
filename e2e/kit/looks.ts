import type { Page } from '@playwright/test'

/** The addresses that this browser would open as it last saw them. */
export const looks = (page: Page) =>
  page.evaluate(async () => {
    const kept = await Promise.all(
      (await caches.keys())
        .filter((name) => name.startsWith('looks '))
        .map(async (name) => (await caches.open(name)).keys()),
    )
    return kept.flat().map(({ url }) => url.replace(location.origin, ''))
  })

/** What the worker keeps, by cache: addresses without their origin. */
export const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const lists = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)),
    )
    return lists.flat()
  })
