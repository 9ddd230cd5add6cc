/**
 * Everything beyond the shell: chunks, fonts, demo media. The build lists it in warm.json, which the shell's precache
 * carries, so list and worker are always of one version. Fetched after activation, when the first screen has its bytes.
 */
import { matchPrecache } from 'workbox-precaching'
import { broadcast } from './clients.ts'

type WarmFile = { url: string; revision: string | null }

const parallel = 4
const open = () => caches.open('warm')

const keyOf = ({ url, revision }: WarmFile) => (revision === null ? url : `${url}?revision=${revision}`)

const readList = async (): Promise<Map<string, WarmFile>> => {
  const listed = await matchPrecache('/warm.json')
  const files: WarmFile[] = listed ? await listed.json() : []
  return new Map(files.map((file) => [file.url, file]))
}

let list: ReturnType<typeof readList> | undefined
const warmList = () => (list ??= readList())

const fetchInto = async (cache: Cache, file: WarmFile, init: RequestInit = {}) => {
  // An unhashed name may sit in the HTTP cache with yesterday's bytes.
  const response = await fetch(file.url, file.revision === null ? init : { ...init, cache: 'no-cache' })
  if (response.ok) await cache.put(keyOf(file), response.clone())
  return response
}

/** A file of this build by its path: from the cache, else from the network, kept when it is one we list. */
export const buildFile = async (path: string): Promise<Response> => {
  const file = (await warmList()).get(path)
  if (!file) return fetch(path)
  const cache = await open()
  return await cache.match(keyOf(file)) ?? fetchInto(cache, file)
}

const missingFiles = async (cache: Cache) => {
  const wanted = new Map([...(await warmList()).values()].map((file) => [new URL(keyOf(file), location.origin).href, file]))
  const kept = await cache.keys()
  await Promise.all(kept.filter(({ url }) => !wanted.has(url)).map((request) => cache.delete(request)))
  for (const { url } of kept) wanted.delete(url)
  return [...wanted.values()]
}

const fetchMissing = async () => {
  const cache = await open()
  const queue = await missingFiles(cache)
  const total = queue.length
  let done = 0
  const work = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const response = await fetchInto(cache, file, { priority: 'low' })
      if (!response.ok) throw new Error(`${file.url}: ${response.status}`)
      done += 1
      await broadcast({ type: 'WARM_PROGRESS', done, total })
    }
  }
  await Promise.all(Array.from({ length: parallel }, work))
  return total
}

const warmAndTell = async () => {
  try {
    await broadcast({ type: 'WARMED', fetched: await fetchMissing() })
  } catch (error) {
    await broadcast({ type: 'WARM_FAILED', message: String(error) })
  }
}

let running: Promise<void> | undefined

/** Fetches what is missing and drops what an older build left, once at a time, and tells every tab how it goes. */
export const warm = () => (running ??= warmAndTell().finally(() => { running = undefined }))
