/** Journeys of a live build: the app from a static host, its API on another origin, which can be told to fail. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test as base } from '../fixtures.ts'
import { serve } from '../run/serve.ts'
import { root } from './host.ts'
import { liveHost, type LiveHost } from './live-host.ts'

interface Live { readonly api: LiveHost; readonly site: string }

const build = (apiUrl: string, dir: string): void => {
  const env = { ...process.env, NODE_ENV: 'production', OUT_DIR: dir, VITE_API_URL: apiUrl }
  const { status, stderr } = spawnSync('vite', ['build', '--logLevel', 'warn'], { cwd: root, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The live build failed: ${stderr}`)
}

/** One build and one API for all journeys of a process; what one of them had the API do wrong ends with it. */
export const test = base.extend<{ api: LiveHost }, { live: Live }>({
  live: [async ({ browserName: _ }, use) => {
    const dir = mkdtempSync(join(tmpdir(), 'live-'))
    const host = await serve(dir, 0)
    const api = await liveHost(host.url)
    build(api.url, dir)
    // Its headers name the API.
    host.use(dir)
    await use({ api, site: host.url })
    host.close()
    api.close()
    rmSync(dir, { recursive: true })
  }, { scope: 'worker', timeout: 120_000 }],
  baseURL: ({ live }, use) => use(live.site),
  api: async ({ live: { api } }, use) => {
    api.calls.length = 0
    await use(api)
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
