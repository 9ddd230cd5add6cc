/** The caches of a live build's worker, one for answers and one for pictures, with the time of each entry. */
import { cachedHeader } from '../../api/cached.ts'

const names = { answers: 'last-good', pictures: 'pictures' } as const
type Name = keyof typeof names

const typeHeader = 'Content-Type'

/** The cached response; undefined where there is none or the browser forbids storage. */
export const cached = async (of: Name, url: string): Promise<Response | undefined> => {
  const cache = await caches.open(names[of]).catch(console.warn)
  return cache?.match(url)
}

/** Keeps a body with its type and the time. The API's other headers, such as those on caching, do not hold for a cached copy. */
export const keep = async (of: Name, url: string, body: BodyInit, type: string | null): Promise<void> => {
  const headers = { [typeHeader]: type ?? '', [cachedHeader]: new Date().toISOString() }
  try {
    const cache = await caches.open(names[of])
    await cache.put(url, new Response(body, { headers }))
  } catch (error) {
    console.warn(error)
  }
}

/** Deletes an entry; with `ignoreSearch` those of the same address with other queries too. */
export const forget = async (of: Name, url: string, options?: CacheQueryOptions): Promise<void> => {
  const cache = await caches.open(names[of])
  await cache.delete(url, options)
}

/** Deletes the oldest entries beyond `most`. A cache lists its newest entry last. */
export const trim = async (of: Name, most: number): Promise<void> => {
  const cache = await caches.open(names[of])
  const all = await cache.keys()
  await Promise.all(all.slice(0, Math.max(0, all.length - most)).map((request) => cache.delete(request)))
}

/** The age in ms; an entry without a time counts as of 1970. */
export const ageOf = ({ headers }: Response): number =>
  Date.now() - Date.parse(headers.get(cachedHeader) ?? '1970-01-01')

/** A cached answer as a fresh one: without the time that marks it as kept. */
export const asFresh = (response: Response): Response =>
  new Response(response.body, { headers: { [typeHeader]: response.headers.get(typeHeader) ?? '' } })
