/** What comes back into a precache that was cleared, and what must not. */
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const page = '<!doctype html><title>Esta</title>'
const revision = createHash('sha256').update(page).digest('hex').slice(0, 16)
const shell = [
  { url: 'index.html', revision },
  { url: 'assets/app-1234.js', revision: null },
  { url: 'manifest.webmanifest', revision: '0f'.repeat(16) },
]

const cached = new Map<string, Response>()
const host = vi.fn<(url: string) => Promise<Response>>()
const html = { headers: { 'Content-Type': 'text/html' } }

const keyOf = (url: string) => `/${url}?clave`
vi.mock('workbox-precaching', () => ({
  getCacheKeyForURL: (url: string) => keyOf(url),
  matchPrecache: (url: string) => Promise.resolve(cached.get(keyOf(url))),
}))

beforeEach(() => {
  vi.resetModules()
  cached.clear()
  host
    .mockReset()
    .mockImplementation((url) => Promise.resolve(url.endsWith('.html') ? new Response(page, html) : new Response('x')))
  vi.stubGlobal('self', { __WB_MANIFEST: shell })
  vi.stubGlobal('caches', {
    open: () =>
      Promise.resolve({
        put: async (key: string, response: Response) => {
          cached.set(key, response)
        },
      }),
  })
  vi.stubGlobal('fetch', host)
  vi.spyOn(console, 'warn').mockReturnValue()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const refilled = async () => {
  const { refillPrecache } = await import('./precache.ts')
  return refillPrecache()
}

test('what was cleared comes back under the names that the shell looks for; what is there is not asked for', async () => {
  expect(await refilled()).toEqual([])
  expect([...cached.keys()]).toEqual(shell.map(({ url }) => keyOf(url)))
  expect(await cached.get(keyOf('index.html'))?.text()).toBe(page)
  host.mockClear()
  expect(await refilled()).toEqual([])
  expect(host).not.toHaveBeenCalled()
})

test('a page of another build stays out, however the host answers; it comes with its own build again', async () => {
  host.mockImplementation((url) =>
    Promise.resolve(url.endsWith('.html') ? new Response(page.replace('Esta', 'Otra'), html) : new Response('x')),
  )
  expect(await refilled()).toEqual(['index.html'])
  expect(cached.has(keyOf('index.html'))).toBe(false)
  host.mockResolvedValue(new Response(page, html))
  expect(await refilled()).toEqual([])
})

test.each<[string, () => Promise<Response>]>([
  ['the host lacks it', () => Promise.resolve(new Response('', { status: 404 }))],
  ['the host answers the app instead', () => Promise.resolve(new Response(page, html))],
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('code that cannot be had keeps no other file away: %s', async (_, failing) => {
  host.mockImplementation((url) =>
    url.startsWith('assets') ? failing() : Promise.resolve(new Response(page, url.endsWith('.html') ? html : {})),
  )
  expect(await refilled()).toEqual(['assets/app-1234.js'])
  expect(cached.size).toBe(2)
})

test('an answer that was redirected opens no page and is not cached', async () => {
  const redirected = new Response(page, html)
  Object.defineProperty(redirected, 'redirected', { value: true })
  host.mockImplementation((url) => Promise.resolve(url.endsWith('.html') ? redirected : new Response('x')))
  await refilled()
  expect(cached.get(keyOf('index.html'))?.redirected).toBe(false)
})
