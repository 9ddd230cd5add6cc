/** What the worker of a live build keeps, and since when. One cache for answers, one for pictures. */
import { keptHeader } from '../../api/kept.ts'

const names = { answers: 'last-good', pictures: 'pictures' } as const
type Name = keyof typeof names

const typeHeader = 'Content-Type'

/** Undefined also where the browser lets us keep nothing. */
export const kept = async (of: Name, url: string): Promise<Response | undefined> => {
  const cache = await caches.open(names[of]).catch(console.warn)
  return cache?.match(url)
}

/** Of the API's headers only the type: what it says of caching is meant for those between it and a visitor. */
export const keep = async (of: Name, url: string, body: BodyInit, type: string | null): Promise<void> => {
  const headers = { [typeHeader]: type ?? '', [keptHeader]: new Date().toISOString() }
  try {
    const cache = await caches.open(names[of])
    await cache.put(url, new Response(body, { headers }))
  } catch (error) {
    console.warn(error)
  }
}

export const forget = async (of: Name, url: string): Promise<void> => {
  const cache = await caches.open(names[of])
  await cache.delete(url)
}

/** Lets go of the oldest beyond so many; a cache lists what it was given last at its end. */
export const trim = async (of: Name, most: number): Promise<void> => {
  const cache = await caches.open(names[of])
  const all = await cache.keys()
  await Promise.all(all.slice(0, Math.max(0, all.length - most)).map((request) => cache.delete(request)))
}

/** In ms; as old as can be where it does not say. */
export const ageOf = ({ headers }: Response): number => Date.now() - Date.parse(headers.get(keptHeader) ?? '1970-01-01')

/** The same answer, as one that has just come. */
export const asFresh = (response: Response): Response =>
  new Response(response.body, { headers: { [typeHeader]: response.headers.get(typeHeader) ?? '' } })
