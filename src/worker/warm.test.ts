/** Faults of hosts, caches and disks in a warm-up, beyond those that a journey in one browser can provoke. */
import { createHash } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64').slice(0, 11)}`

const files = [
  { url: '/demo/videos/corto.mp4', revision: 'a1' },
  { url: '/demo/uno.jpg', revision: 'b2' },
  { url: '/assets/hoja-1234.js', integrity: hash('todo'), words: true },
  { url: '/demo/uno.jpg.400.webp', revision: 'c3' },
  { url: '/demo/uno.jpg.800.webp', revision: 'd4' },
]

let cleared = false
vi.mock('./precache.ts', () => ({
  matchPrecache: () => Promise.resolve(cleared ? undefined : Response.json(files)),
  refillPrecache: () => Promise.resolve({ missing: [], fetched: 0 }),
}))

const cached = new Map<string, Response>()
const put = vi.fn<(key: string, response: Response) => Promise<void>>()
const logged = vi.fn<(message: unknown) => void>()
const host = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>()

const cache = {
  put,
  match: (key: string) => Promise.resolve(cached.get(key)?.clone()),
  keys: () => Promise.resolve([...cached.keys()].map((key) => new Request(new URL(key, 'http://localhost')))),
  delete: (key: Request | string) =>
    Promise.resolve(cached.delete(typeof key === 'string' ? key : key.url.slice('http://localhost'.length))),
}
const clients = { matchAll: () => Promise.resolve([{ postMessage: logged }]) }

const whole = () => Promise.resolve(new Response('todo', { headers: { 'Content-Type': 'image/jpeg' } }))

beforeEach(() => {
  vi.resetModules()
  cached.clear()
  cleared = false
  logged.mockReset()
  host.mockReset().mockImplementation(whole)
  put.mockReset().mockImplementation((key, response) => {
    // The Cache of every browser refuses partial responses.
    if (response.status === 206) return Promise.reject(new TypeError('Partial response'))
    cached.set(key, response)
    return Promise.resolve()
  })
  vi.stubGlobal('self', { clients, __WB_MANIFEST: [] })
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache), keys: () => Promise.resolve(['warm']) })
  vi.stubGlobal('fetch', host)
  vi.spyOn(console, 'warn').mockReturnValue()
})

const warmed = async (): Promise<unknown> => {
  const { warm } = await import('./warm.ts')
  await warm()
  return logged.mock.lastCall?.[0]
}

test('for a visitor who saves data only the code of the public pages is fetched', async () => {
  const { warmWords } = await import('./warm.ts')
  await warmWords()
  expect([...cached.keys()]).toEqual(['/assets/hoja-1234.js'])
  expect(logged).not.toHaveBeenCalled()
})

test('every file is cached, and the tabs are told', async () => {
  expect(await warmed()).toEqual({ type: 'WARMED', missing: [] })
  expect([...cached.keys()]).toEqual([
    '/demo/videos/corto.mp4?revision=a1',
    '/demo/uno.jpg?revision=b2',
    '/assets/hoja-1234.js',
  ])
})

test('a partial file from the HTTP cache is fetched again past that cache', async () => {
  host.mockImplementation((url, { cache: mode } = {}) =>
    url.endsWith('.mp4') && mode !== 'reload' ? Promise.resolve(new Response('par', { status: 206 })) : whole(),
  )
  expect(await warmed()).toEqual({ type: 'WARMED', missing: [] })
  expect(await cached.get('/demo/videos/corto.mp4?revision=a1')?.text()).toBe('todo')
})

test.each<[string, () => Promise<Response>]>([
  ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the host has it not', () => Promise.resolve(new Response('No encontrado', { status: 404 }))],
  [
    'the host answers the app instead',
    () => Promise.resolve(new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html; charset=utf-8' } })),
  ],
  ['only a part ever comes', () => Promise.resolve(new Response('par', { status: 206 }))],
])('a file that fails holds up no other file, and comes later: %s', async (_, failing) => {
  host.mockImplementation((url) => (url === '/demo/uno.jpg' ? failing() : whole()))
  expect(await warmed()).toEqual({ type: 'WARMED', missing: ['/demo/uno.jpg'] })
  expect(cached.size).toBe(2)
  host.mockClear().mockImplementation(whole)
  expect(await warmed()).toEqual({ type: 'WARMED', missing: [] })
  expect(host.mock.calls.map(([url]) => url)).toEqual(['/demo/uno.jpg'])
})

test('a full disk does not keep a file from being served', async () => {
  put.mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
  const { buildData } = await import('./warm.ts')
  expect(await (await buildData('/demo/uno.jpg'))?.text()).toBe('todo')
  expect(await warmed()).toMatchObject({ type: 'WARMED', missing: { length: 3 } })
})

test('without its list, which was cleared, nothing is dropped and every file comes from the host; with it the worker answers as before', async () => {
  await warmed()
  vi.resetModules()
  cleared = true
  const { buildFile, warm } = await import('./warm.ts')
  await warm()
  expect(cached.size).toBe(3)
  host.mockClear()
  expect(await (await buildFile('/demo/uno.jpg')).text()).toBe('todo')
  expect(host).toHaveBeenCalledTimes(1)
  cleared = false
  expect(await (await buildFile('/demo/uno.jpg')).text()).toBe('todo')
  expect(host).toHaveBeenCalledTimes(1)
})

test('a picture that the host lacks is undefined to its reader; a failed fetch is reported', async () => {
  host.mockResolvedValue(new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }))
  const { buildData } = await import('./warm.ts')
  expect(await buildData('/demo/uno.jpg')).toBe(undefined)
  host.mockResolvedValue(new Response('', { status: 502 }))
  await expect(buildData('/demo/uno.jpg')).rejects.toThrow('/demo/uno.jpg: 502')
})

const file = async (path: string) => {
  const { buildFile } = await import('./warm.ts')
  return (await buildFile(path)).text()
}
const byName = (url: string) => Promise.resolve(new Response(url, { headers: { 'Content-Type': 'image/webp' } }))

test('the original of a picture serves for any width; a width that is needed before the original is fetched', async () => {
  host.mockImplementation(byName)
  expect(await file('/demo/uno.jpg.400.webp')).toBe('/demo/uno.jpg.400.webp')
  await warmed()
  expect([...cached.keys()].filter((key) => key.includes('.webp'))).toEqual(['/demo/uno.jpg.400.webp?revision=c3'])
  expect(await file('/demo/uno.jpg.800.webp')).toBe('/demo/uno.jpg')
})

test('without a connection any kept width serves for the others and for the original', async () => {
  host.mockImplementation(byName)
  await file('/demo/uno.jpg.400.webp')
  host.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')))
  for (const path of ['/demo/uno.jpg.800.webp', '/demo/uno.jpg'])
    expect(await file(path)).toBe('/demo/uno.jpg.400.webp')
  await expect(file('/demo/videos/corto.mp4')).rejects.toThrow('Failed to fetch')
})

test('a script of another build is not kept, whoever asks for it', async () => {
  host.mockResolvedValue(new Response('another'))
  const { keepFile } = await import('./warm.ts')
  await keepFile('/assets/hoja-1234.js')
  await keepFile('/assets/hoja-5678.js')
  expect(cached.size).toBe(0)
  host.mockImplementation(whole)
  await keepFile('/assets/hoja-1234.js')
  expect([...cached.keys()]).toEqual(['/assets/hoja-1234.js'])
})

test('what stands under the name of a script and is another is deleted, and reported as mended', async () => {
  const { mend } = await import('./warm.ts')
  const key = new URL('/assets/hoja-1234.js', location.href).href
  cached.set(key, new Response('todo'))
  expect(await mend()).toBe(false)
  cached.set(key, new Response('another'))
  expect(await mend()).toBe(true)
  expect(cached.has(key)).toBe(false)
})
