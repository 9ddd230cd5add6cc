/** The files that an installation caches, and those that return to a cleared precache. */
import { createHash } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'

const page = '<!doctype html><script src="/assets/boot-1234.js"></script>'
const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
const shell = [
  { url: 'shell.html', revision: 'a1' },
  { url: 'assets/boot-1234.js', revision: null, integrity: hash('x') },
  { url: 'manifest.webmanifest', revision: '0f' },
]

const cached = new Map<string, Response>()
const host = vi.fn<(url: string, init?: Pick<RequestInit, 'cache'>) => Promise<Response>>()
const urlOf = (key: string | Request) => (typeof key === 'string' ? key : key.url)
const html = { headers: { 'Content-Type': 'text/html' } }

const toCacheKey = (url: string) => {
  const key = new URL(url, location.href)
  const revision = shell.find((file) => file.url === url)?.revision
  return `${key.href}${revision ? `?__WB_REVISION__=${revision}` : ''}`
}

beforeEach(() => {
  vi.resetModules()
  cached.clear()
  host
    .mockReset()
    .mockImplementation((url) => Promise.resolve(url.endsWith('.html') ? new Response(page, html) : new Response('x')))
  // Workbox explains itself, and checks its events, in development alone.
  vi.stubEnv('NODE_ENV', 'production')
  const match = (key: string | Request) => Promise.resolve(cached.get(urlOf(key))?.clone())
  const cache = {
    put: async (key: string | Request, response: Response) => {
      cached.set(urlOf(key), response)
    },
    match,
    keys: () => Promise.resolve([...cached.keys()].map((key) => new Request(key))),
    delete: (key: string | Request) => Promise.resolve(cached.delete(urlOf(key))),
  }
  const caches = { open: () => Promise.resolve(cache), match }
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('FetchEvent', class FetchEvent extends Event {})
  vi.stubGlobal('self', { __WB_MANIFEST: shell, caches })
  vi.stubGlobal('fetch', (asked: string | Request, init?: RequestInit) =>
    host(new URL(urlOf(asked), location.href).pathname.slice(1), asked instanceof Request ? asked : init),
  )
  vi.spyOn(console, 'warn').mockReturnValue()
})

const refilled = async () => {
  const { refillPrecache } = await import('./precache.ts')
  return (await refillPrecache()).missing
}

/** Gives an event of a worker's life to Workbox. */
const during = async (type: 'install' | 'activate') => {
  const works: unknown[] = []
  const event = Object.assign(new Event(type), { waitUntil: (work: unknown) => works.push(work) })
  const { precache } = await import('./precache.ts')
  await (type === 'install' ? precache.install(event) : precache.activate(event))
  await Promise.all(works)
}
const installed = () => during('install')

test('what was cleared comes back under the names that the shell looks for; what is there is not asked for', async () => {
  expect(await refilled()).toEqual([])
  expect([...cached.keys()]).toEqual(shell.map(({ url }) => toCacheKey(url)))
  expect(await cached.get(toCacheKey('shell.html'))?.clone().text()).toBe(page)
  host.mockClear()
  expect(await refilled()).toEqual([])
  expect(host).not.toHaveBeenCalled()
})

/** The two ways in which files reach the cache. */
const ways: [string, () => Promise<unknown>][] = [
  ['an installation', installed],
  ['a refilling', refilled],
]

test.each(ways)('%s replaces what is not of this build: a page under the name of a script, no page', async (_, run) => {
  cached.set(toCacheKey('assets/boot-1234.js'), new Response(page, html))
  cached.set(toCacheKey('shell.html'), new Response('', html))
  await run()
  expect(await cached.get(toCacheKey('assets/boot-1234.js'))?.text()).toBe('x')
  expect(await cached.get(toCacheKey('shell.html'))?.text()).toBe(page)
})

test.each(ways)(
  '%s asks once more for a file of which the HTTP cache has another build, past that cache',
  async (_, run) => {
    host.mockImplementation((url, { cache } = {}) =>
      Promise.resolve(
        url.endsWith('.html') ? new Response(page, html) : new Response(cache === 'reload' ? 'x' : 'another'),
      ),
    )
    await run()
    expect(await cached.get(toCacheKey('assets/boot-1234.js'))?.text()).toBe('x')
  },
)

test('a page that a server or a proxy has changed is this build, and opens', async () => {
  const branded = page.replace('<script', '<title>El Tala</title><script')
  host.mockImplementation((url) =>
    Promise.resolve(url.endsWith('.html') ? new Response(branded, html) : new Response('x')),
  )
  expect(await refilled()).toEqual([])
  const { openShell } = await import('./precache.ts')
  expect(await (await openShell()).text()).toBe(branded)
})

test.each([
  ['another', page.replace('1234', '5678')],
  ['none', ''],
])('where the cache has %s in place of the page, the host is asked', async (_, text) => {
  cached.set(toCacheKey('shell.html'), new Response(text, html))
  const { openShell } = await import('./precache.ts')
  expect(await (await openShell()).text()).toBe(page)
})

test('the company of a live site is asked for anew; pages with another company are forgotten', async () => {
  const deleted: string[] = []
  Object.assign(caches, {
    keys: () => Promise.resolve(['looks 1234', 'warm']),
    delete: (name: string) => Promise.resolve(deleted.push(name)),
  })
  const marca = (nombre: string) => `${page}<script type="application/json" id="marca-guardada">${nombre}</script>`
  await installed()
  const { renewShell } = await import('./precache.ts')
  const renewed = async (text: string) => {
    host.mockResolvedValue(new Response(text, html))
    await renewShell()
    return [await cached.get(toCacheKey('shell.html'))?.clone().text(), [...deleted]]
  }
  expect(await renewed(marca('El Tala'))).toEqual([marca('El Tala'), ['looks 1234']])
  expect(await renewed(`${marca('El Tala')}<!-- -->`)).toEqual([`${marca('El Tala')}<!-- -->`, ['looks 1234']])
  await expect(renewed(page.replace('1234', '5678'))).rejects.toThrow('404')
  expect(await cached.get(toCacheKey('shell.html'))?.text()).toBe(`${marca('El Tala')}<!-- -->`)
})

test('a page of another build stays out, however the host answers; it comes with its own build again', async () => {
  host.mockImplementation((url) =>
    Promise.resolve(url.endsWith('.html') ? new Response(page.replace('1234', '5678'), html) : new Response('x')),
  )
  expect(await refilled()).toEqual(['shell.html'])
  expect(cached.has(toCacheKey('shell.html'))).toBe(false)
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
  expect(await refilled()).toEqual(['assets/boot-1234.js'])
  expect(cached.size).toBe(2)
})

test('an answer that was redirected opens no page and is not cached', async () => {
  const redirected = new Response(page, html)
  Object.defineProperty(redirected, 'redirected', { value: true })
  host.mockImplementation((url) => Promise.resolve(url.endsWith('.html') ? redirected : new Response('x')))
  await refilled()
  expect(cached.get(toCacheKey('shell.html'))?.redirected).toBe(false)
})

test('an installation caches the whole shell, and asks for no file that an earlier one has cached', async () => {
  cached.set(toCacheKey('assets/boot-1234.js'), new Response('x'))
  await installed()
  expect([...cached.keys()].toSorted()).toEqual(shell.map(({ url }) => toCacheKey(url)).toSorted())
  expect(host.mock.calls.map(([url]) => url)).toEqual(['shell.html', 'manifest.webmanifest'])
})

test.each<[string, string, () => Promise<Response>]>([
  ['the host lacks', '404', () => Promise.resolve(new Response('', { status: 404 }))],
  ['the host answers with the app', 'bad-precaching-response', () => Promise.resolve(new Response(page, html))],
  ['no network brings', 'Failed to fetch', () => Promise.reject(new TypeError('Failed to fetch'))],
])('an installation ends at a file that %s', async (_, message, failing) => {
  host.mockImplementation((url) => (url.startsWith('assets') ? failing() : Promise.resolve(new Response(page, html))))
  await expect(installed()).rejects.toThrow(message)
  expect(cached.has(toCacheKey('assets/boot-1234.js'))).toBe(false)
})

test('the files of other builds are deleted, and only these', async () => {
  await installed()
  cached.set(`${location.origin}/assets/app-0000.js`, new Response('x'))
  await during('activate')
  const { isPrecached, matchPrecache } = await import('./precache.ts')
  expect([...cached.keys()]).toEqual(shell.map(({ url }) => toCacheKey(url)))
  expect(await (await matchPrecache('/shell.html#arriba'))?.text()).toBe(page)
  expect(isPrecached('/shell.html?id=1')).toBe(false)
  expect(await matchPrecache('/otra.html')).toBeUndefined()
})
