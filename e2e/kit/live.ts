/** Journeys of a live build: the app from a static host, its API on another origin, which can be told to fail. */
import type { Page } from '@playwright/test'
import { expect, test as base } from './test.ts'
import { serve } from '../run/serve.ts'
import { apiAt, builds, crossApi } from './host.ts'
import { liveHost, type LiveHost } from './live-host.ts'

interface Live { readonly api: LiveHost; readonly site: string }

/** One API for all journeys of a process, where the build looks for it; what one of them had it do wrong ends with it. */
export const test = base.extend<{ api: LiveHost }, { live: Live }>({
  saveData: false,
  live: [async ({ browserName: _ }, use) => {
    const host = await serve(builds.cross, 0)
    const api = await liveHost(host.url)
    await use({ api, site: host.url })
    host.close()
    api.close()
  }, { scope: 'worker' }],
  launchOptions: [async ({ launchOptions, live: { api } }, use) => {
    await use({ ...launchOptions, args: [...launchOptions.args ?? [], apiAt(api.url)] })
  }, { scope: 'worker' }],
  baseURL: ({ live }, use) => use(live.site),
  api: async ({ live: { api } }, use) => {
    api.calls.length = 0
    await use({ ...api, url: crossApi })
    api.fail()
  },
})

export { expect }

/** What the worker keeps, by cache: addresses without their origin. */
export const keptAddresses = (page: Page) => page.evaluate(async () => {
  const names = await caches.keys()
  const lists = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))
  return lists.flat()
})
