/** The caches of a live build's worker, one for answers and one for pictures, with the time of each entry. */
import { cachedHeader } from '#api/cached.ts'

const names = { answers: 'last-good', pictures: 'pictures' } as const
type Name = keyof typeof names

const typeHeader = 'Content-Type'

/** The cached response; undefined where there is none or the browser forbids storage. */
export const cached = async (cacheName: Name, url: string): Promise<Response | undefined> => {
  const cache = await caches.open(names[cacheName]).catch(console.warn)
  return cache?.match(url)
}

/** Keeps a body with its type and the time. The API's other headers, such as those on caching, do not hold for a cached copy. */
export const keep = async (cacheName: Name, url: string, body: BodyInit, type: string | null): Promise<void> => {
  const headers = { [typeHeader]: type ?? '', [cachedHeader]: new Date().toISOString() }
  try {
    const cache = await caches.open(names[cacheName])
    await cache.put(url, new Response(body, { headers }))
  } catch (error) {
    console.warn(error)
  }
}

/** Deletes an entry; with `ignoreSearch` those of the same address with other queries too. */
export const forget = async (cacheName: Name, url: string, options?: CacheQueryOptions): Promise<void> => {
  const cache = await caches.open(names[cacheName])
  await cache.delete(url, options)
}

/** Deletes the oldest entries beyond `max`. A cache lists its newest entry last. */
export const trim = async (cacheName: Name, max: number): Promise<void> => {
  const cache = await caches.open(names[cacheName])
  const requests = await cache.keys()
  await Promise.all(requests.slice(0, Math.max(0, requests.length - max)).map((request) => cache.delete(request)))
}

/** The age in ms; an entry without a time counts as of 1970. */
export const getAge = ({ headers }: Response): number =>
  Date.now() - Date.parse(headers.get(cachedHeader) ?? '1970-01-01')

/** A cached answer as a fresh one: without the time that marks it as kept. */
export const asFresh = (response: Response): Response =>
  new Response(response.body, { headers: { [typeHeader]: response.headers.get(typeHeader) ?? '' } })
