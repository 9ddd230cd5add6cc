/**
 * Everything beyond the shell: chunks, fonts, demo media. The build lists it in warm.json, which the shell's precache
 * carries, so list and worker are always of one version. Fetched after activation, when the first screen has its bytes.
 */
import { matchPrecache } from 'workbox-precaching'
import { widths } from '../contract/widths.ts'
import { broadcast } from './clients.ts'
import { fewAtATime } from './few-at-a-time.ts'
import { fetchFile, fetchQuietly, type BuildFile } from './host.ts'
import { refillPrecache } from './precache.ts'

const open = () => caches.open('warm')

const keyOf = ({ url, revision }: BuildFile) => (revision === null ? url : `${url}?revision=${revision}`)

let list: ReadonlyMap<string, BuildFile> | undefined

/** Undefined where the precache was cleared; the next caller looks for it again. */
const warmList = async () => {
  if (list) return list
  const listed = await matchPrecache('/warm.json')
  if (!listed) return undefined
  const files: BuildFile[] = await listed.json()
  return (list = new Map(files.map((file) => [file.url, file])))
}

/** The address of a picture's original. The picture of a video has no original: the original is the video. */
const rendition = /(?<!\.mp4)\.\d+\.webp$/

/** The first of these addresses that the cache holds. */
const cachedOf = async (paths: readonly string[], cache: Cache): Promise<Response | undefined> => {
  for (const path of paths) {
    const file = list?.get(path)
    const cached = file && (await cache.match(keyOf(file)))
    if (cached) return cached
  }
  return undefined
}

/**
 * A file of this build by its path: from the cache, else from the network. Listed files are cached. The original of a picture serves
 * for any width; without a connection any width serves.
 */
export const buildFile = async (path: string): Promise<Response> => {
  const file = (await warmList())?.get(path)
  if (!file) return fetch(path)
  const cache = await open()
  const original = path.replace(rendition, '')
  const cached = await cachedOf([path, original], cache)
  if (cached) return cached
  try {
    const response = await fetchFile(file)
    // The file is shown also when the disk is full.
    if (response.ok) await cache.put(keyOf(file), response.clone()).catch(console.warn)
    return response
  } catch (error) {
    const other = await cachedOf(widths.map((width) => `${original}.${width}.webp`).toReversed(), cache)
    if (other) return other
    throw error
  }
}

/** The file for readers within the worker: undefined where this build lacks the file; rejects where the file cannot be fetched now. */
export const buildData = async (path: string): Promise<Response | undefined> => {
  const response = await buildFile(path)
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response
}

const missingFiles = async (cache: Cache) => {
  const files = await warmList()
  if (!files) return []
  const wanted = new Map([...files.values()].map((file) => [new URL(keyOf(file), location.origin).href, file]))
  const stored = await cache.keys()
  await Promise.all(stored.filter(({ url }) => !wanted.has(url)).map((request) => cache.delete(request)))
  for (const { url } of stored) wanted.delete(url)
  // Offline the original serves.
  return [...wanted.values()].filter(({ url }) => !rendition.test(url))
}

type Meant = (file: BuildFile) => boolean | undefined

/** Fetches the missing files; answers the addresses of files that failed. */
const fetchMissing = async (isMeant: Meant = Boolean): Promise<string[]> => {
  const cache = await open()
  const failed = await fewAtATime((await missingFiles(cache)).filter(isMeant), 4, (file) =>
    fetchQuietly(file)
      .then((response) => cache.put(keyOf(file), response))
      .catch((error: unknown) => {
        console.warn(file.url, error)
        throw error
      }),
  )
  return failed.map(({ url }) => url)
}

/** Fetches what offline use needs beyond the build's files; answers the addresses that failed. */
export type More = () => Promise<readonly string[]>
const nothing: More = () => Promise.resolve([])

const warmAndTell = async (more = nothing) => {
  try {
    await broadcast({
      type: 'WARMED',
      missing: [...(await refillPrecache()), ...(await fetchMissing()), ...(await more())],
    })
  } catch (error) {
    await broadcast({ type: 'WARM_FAILED', message: String(error) })
  }
}

/** Runs this work once at a time, since several tabs ask for it. */
const onceAtATime = (work: (more?: More) => Promise<unknown>) => {
  let running: Promise<unknown> | undefined
  return (more?: More) =>
    (running ??= work(more).finally(() => {
      running = undefined
    }))
}

/** Fetches what is missing and drops what an older build left, then `more`, and tells every tab how it went. */
export const warm = onceAtATime(warmAndTell)

/** Fetches what reading the public pages takes, and no picture, for a visitor who saves data or has little room. No tab waits for the end. */
export const warmWords = onceAtATime(async () => {
  await refillPrecache()
  await fetchMissing((file) => file.words)
})
