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

/**
 * An unhashed name may sit in the HTTP cache with yesterday's bytes. Of a file that a page has played, Firefox answers the part
 * that it holds there.
 */
const fetchWhole = async ({ url, revision }: WarmFile, init: RequestInit): Promise<Response> => {
  if (revision === null) return fetch(url, init)
  const response = await fetch(url, { ...init, cache: 'no-cache' })
  return response.status === 206 ? fetch(url, { ...init, cache: 'reload' }) : response
}

/** Many hosts answer for a file that they lack with the app's page. */
const isItself = ({ url }: WarmFile, { status, headers }: Response) =>
  status === 200 && (url.endsWith('.html') || !headers.get('Content-Type')?.startsWith('text/html'))

const fetchFile = async (file: WarmFile, init: RequestInit = {}): Promise<Response> => {
  const response = await fetchWhole(file, init)
  return response.ok && !isItself(file, response) ? new Response(null, { status: 404 }) : response
}

/** A file of this build by its path: from the cache, else from the network, kept when it is one we list. */
export const buildFile = async (path: string): Promise<Response> => {
  const file = (await warmList()).get(path)
  if (!file) return fetch(path)
  const cache = await open()
  const kept = await cache.match(keyOf(file))
  if (kept) return kept
  const response = await fetchFile(file)
  // A full disk keeps nobody from seeing it.
  if (response.ok) await cache.put(keyOf(file), response.clone()).catch(console.warn)
  return response
}

/** The same for whoever reads it here: nothing where this build has no such file, rejects where it cannot be had now. */
export const buildData = async (path: string): Promise<Response | undefined> => {
  const response = await buildFile(path)
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response
}

const missingFiles = async (cache: Cache) => {
  const wanted = new Map([...(await warmList()).values()].map((file) => [new URL(keyOf(file), location.origin).href, file]))
  const kept = await cache.keys()
  await Promise.all(kept.filter(({ url }) => !wanted.has(url)).map((request) => cache.delete(request)))
  for (const { url } of kept) wanted.delete(url)
  return [...wanted.values()]
}

const keep = async (cache: Cache, file: WarmFile) => {
  const response = await fetchFile(file, { priority: 'low' })
  if (!response.ok) throw new Error(`${file.url}: ${response.status}`)
  await cache.put(keyOf(file), response)
}

/** Fetches every file that is not here; answers those that cannot be had now, which keep none of the others away. */
const fetchMissing = async (): Promise<string[]> => {
  const cache = await open()
  const queue = await missingFiles(cache)
  const missing: string[] = []
  const work = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const { url } = file
      await keep(cache, file).catch((error: unknown) => {
        console.warn(url, error)
        missing.push(url)
      })
    }
  }
  await Promise.all(Array.from({ length: parallel }, work))
  return missing
}

/** What offline use needs beyond the build's files: answers what could not be had. */
export type More = () => Promise<readonly string[]>
const nothing: More = () => Promise.resolve([])

const warmAndTell = async (more: More) => {
  try {
    await broadcast({ type: 'WARMED', missing: [...await fetchMissing(), ...await more()] })
  } catch (error) {
    await broadcast({ type: 'WARM_FAILED', message: String(error) })
  }
}

let running: Promise<void> | undefined

/** Fetches what is missing and drops what an older build left, then `more`; once at a time, and tells every tab how it went. */
export const warm = (more = nothing) => (running ??= warmAndTell(more).finally(() => { running = undefined }))
