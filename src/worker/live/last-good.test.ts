import { beforeEach, expect, test, vi } from 'vitest'
import { cachedHeader } from '#api/cached.ts'
import { obtenerProducto, obtenerProductos } from '#contract/producto.ts'
import { toEndpointUrl } from './public-reads.ts'
import { answerRead, forgetLate } from './last-good.ts'

const forgetPageSnapshots = vi.hoisted(() => vi.fn<() => Promise<void>>())
vi.mock('#state/page-snapshots.ts', () => ({ forgetPageSnapshots }))

const url = toEndpointUrl(obtenerProductos)
const old = [{ id: 1, nombre: 'Bulón' }]
const fresh = [{ id: 1, nombre: 'Bulón hexagonal' }]

const stored = new Map<string, Response>()
const cache = {
  match: (key: string) => Promise.resolve(stored.get(key)?.clone()),
  put: (key: string, response: Response) => Promise.resolve(stored.set(key, response)),
  delete: (key: string, { ignoreSearch }: CacheQueryOptions = {}) => {
    const plain = (address: string) => (ignoreSearch ? address.split('?')[0] : address)
    const matching = [...stored.keys()].filter((address) => plain(address) === plain(key))
    return Promise.resolve(matching.map((address) => stored.delete(address)).length > 0)
  },
}
const network = vi.fn<() => Promise<Response>>()
const works: Promise<unknown>[] = []
const notifyTabs = vi.fn(() => Promise.resolve())

const ask = (endpoint = obtenerProductos as Parameters<typeof answerRead>[0], address = url) =>
  answerRead(endpoint, new Request(address), {
    waitUntil: (work) => {
      works.push(work)
    },
    notifyTabs,
  })
const since = (response: Response) => response.headers.get(cachedHeader)

beforeEach(async () => {
  forgetLate()
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) })
  vi.stubGlobal('fetch', network)
  notifyTabs.mockClear()
  forgetPageSnapshots.mockReset().mockResolvedValue()
  stored.clear()
  network.mockReset().mockImplementation(async () => Response.json(old))
})

const seen = async () => {
  await ask()
}
/** A request that a test answers when it wants: after an answered one, and a minute after `forgetLate` counted as a write. */
const askSlowly = async () => {
  await seen()
  vi.useFakeTimers({ now: Date.now() + 60_000 })
  const { promise, resolve } = Promise.withResolvers<Response>()
  network.mockReturnValueOnce(promise)
  return { answering: ask(), resolve }
}
const redirected = () => Object.defineProperty(Response.json(fresh), 'redirected', { value: true })

test('a good answer is given as it came, and kept', async () => {
  const answer = await ask()
  expect(since(answer)).toBeNull()
  expect(await answer.json()).toEqual(old)
  expect(await stored.get(url)?.json()).toEqual(old)
})

test('an answer that differs from the cached one deletes the page snapshots', async () => {
  await seen()
  await seen()
  expect(forgetPageSnapshots).not.toHaveBeenCalled()
  network.mockImplementation(async () => Response.json(fresh))
  await seen()
  expect(forgetPageSnapshots).toHaveBeenCalledOnce()
})

test.each<[string, () => Promise<Response>]>([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a 500', async () => new Response('[]', { status: 500 })],
  ['a 503 in HTML', async () => new Response('<h1>', { status: 503 })],
  ['a 429', async () => Response.json([], { status: 429 })],
  [
    'an error page that says 200',
    async () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
  ],
  [
    'an error page that says it is JSON',
    async () => new Response('<!doctype html>', { headers: { 'Content-Type': 'application/json' } }),
  ],
  ['a record where a list is due', async () => Response.json({ error: 'No anda' })],
  ['a redirect to somewhere', async () => redirected()],
  ['nothing', async () => new Response('')],
])('%s: the last good answer, and since when; it stays the last good one', async (_, fails) => {
  const moment = Date.UTC(2100, 0, 1)
  vi.useFakeTimers({ toFake: ['Date'], now: moment })
  await seen()
  vi.setSystemTime(moment + 60_000)
  network.mockImplementation(fails)
  const answers = [await ask(), await ask()]
  for (const answer of answers) {
    expect(await answer.json()).toEqual(old)
    expect(Date.parse(since(answer) ?? '')).toBe(moment)
  }
})

test('without a cached answer the app gets the failure of the API', async () => {
  network.mockImplementation(async () => new Response('<h1>', { status: 500 }))
  expect((await ask()).status).toBe(500)
  network.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(ask()).rejects.toThrow('Failed to fetch')
  expect(stored.size).toBe(0)
})

test('a refusal reaches the app; a record that is gone is deleted from the cache', async () => {
  await seen()
  network.mockImplementation(async () => Response.json({ message: 'No.' }, { status: 403 }))
  expect((await ask()).status).toBe(403)
  expect(stored.has(url)).toBe(true)
  network.mockImplementation(async () => Response.json({ message: 'No existe.' }, { status: 404 }))
  expect((await ask()).status).toBe(404)
  expect(stored.has(url)).toBe(false)
})

test('a record that is gone is deleted in its short form too; a list that a query is refused for is not', async () => {
  const [record, short, light] = [toEndpointUrl(obtenerProducto, '1'), '?cerca=1', '?forma=ligera']
  network.mockImplementation(async () => Response.json({ id: 1, nombre: 'Bulón' }))
  await ask(obtenerProducto, record + short)
  await seen()
  network.mockImplementation(async () => Response.json({ message: 'No existe.' }, { status: 404 }))
  await ask(obtenerProducto, record)
  await ask(obtenerProductos, url + light)
  expect([...stored.keys()]).toEqual([url])
})

test('after three seconds the last good one; the fresh one is announced, and answers the next request', async () => {
  const { answering, resolve } = await askSlowly()
  await vi.advanceTimersByTimeAsync(2_900)
  expect(await Promise.race([answering, Promise.resolve('waits')])).toBe('waits')
  await vi.advanceTimersByTimeAsync(200)
  expect(since(await answering)).not.toBeNull()
  expect(notifyTabs).not.toHaveBeenCalled()

  resolve(Response.json(fresh))
  await Promise.all(works)
  expect(notifyTabs).toHaveBeenCalledExactlyOnceWith(url)
  network.mockClear()
  const again = await ask()
  expect([since(again), await again.json(), network.mock.calls.length]).toEqual([null, fresh, 0])
})

test('a late answer that was requested before a write is requested again', async () => {
  const { answering, resolve } = await askSlowly()
  await vi.advanceTimersByTimeAsync(3_100)
  await answering
  forgetLate()
  resolve(Response.json(old))
  await Promise.all(works)
  expect(notifyTabs).toHaveBeenCalledExactlyOnceWith(url)
  network.mockImplementation(async () => Response.json(fresh))
  expect(await (await ask()).json()).toEqual(fresh)
})

test('a record that nobody opened comes out of the list', async () => {
  await seen()
  network.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await (await ask(obtenerProducto, toEndpointUrl(obtenerProducto, 1))).json()).toEqual(old[0])
  await expect(ask(obtenerProducto, toEndpointUrl(obtenerProducto, 2))).rejects.toThrow('Failed to fetch')
})
