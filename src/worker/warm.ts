/**
 * Everything beyond the shell: chunks, fonts, demo media. The build lists it in warm.json, which the shell's precache
 * carries, so list and worker are always of one version. Fetched after activation, when the first screen has its bytes.
 */
import { widths } from '#contract/widths.ts'
import { broadcast } from './clients.ts'
import { fewAtATime } from './few-at-a-time.ts'
import { fetchFile, fetchQuietly, isNamedByHash, isOfThisBuild } from './host.ts'
import { matchPrecache, refillPrecache } from './precache.ts'
import { shellFiles, type BuildFile } from './scope.ts'

const open = () => caches.open('warm')

const toCacheKey = (file: BuildFile) => (isNamedByHash(file) ? file.url : `${file.url}?revision=${file.revision}`)

let list: ReadonlyMap<string, BuildFile> | undefined

/** Undefined where the precache was cleared, or is broken; the next caller looks for it again. */
const warmList = async () => {
  if (list) return list
  const listed = await matchPrecache('/warm.json')
  const files: BuildFile[] | undefined = await listed?.json().catch(() => undefined)
  return (list = files && new Map(files.map((file) => [file.url, file])))
}

/** The address of a picture's original. The picture of a video has no original: the original is the video. */
const rendition = /(?<!\.mp4)\.\d+\.webp$/

/** The first of these addresses that the cache holds. */
const findCached = async (paths: readonly string[], cache: Cache): Promise<Response | undefined> => {
  for (const path of paths) {
    const file = list?.get(path)
    const cached = file && (await cache.match(toCacheKey(file)))
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
  const cached = await findCached([path, original], cache)
  if (cached) return cached
  try {
    const response = await fetchFile(file)
    // The file is shown also when the disk is full.
    if (response.ok) await cache.put(toCacheKey(file), response.clone()).catch(console.warn)
    return response
  } catch (error) {
    const alternative = await findCached(widths.map((width) => `${original}.${width}.webp`).toReversed(), cache)
    if (alternative) return alternative
    throw error
  }
}

/** Keeps a file that a page has used. A browser may fetch code past the worker. */
export const keepFile = async (path: string): Promise<unknown> => (await warmList())?.has(path) && buildFile(path)

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
  const expected = new Map([...files.values()].map((file) => [new URL(toCacheKey(file), location.origin).href, file]))
  const stored = await cache.keys()
  await Promise.all(stored.filter(({ url }) => !expected.has(url)).map((request) => cache.delete(request)))
  for (const { url } of stored) expected.delete(url)
  // Offline the original serves.
  return [...expected.values()].filter(({ url }) => !rendition.test(url))
}

type Meant = (file: BuildFile) => boolean | undefined

/** Fetches the missing files; returns the addresses of files that failed. */
const fetchMissing = async (isMeant: Meant = Boolean): Promise<string[]> => {
  const cache = await open()
  const failed = await fewAtATime((await missingFiles(cache)).filter(isMeant), 4, (file) =>
    fetchQuietly(file)
      .then((response) => cache.put(toCacheKey(file), response))
      .catch((error: unknown) => {
        console.warn(file.url, error)
        throw error
      }),
  )
  return failed.map(({ url }) => url)
}

/** Fetches the data that offline use needs beyond the build's files; returns the addresses that failed. */
export type ExtraFetch = () => Promise<readonly string[]>
const nothing: ExtraFetch = () => Promise.resolve([])

const warmAndTell = async (fetchExtra = nothing) => {
  try {
    await broadcast({
      type: 'WARMED',
      missing: [...(await refillPrecache()).missing, ...(await fetchMissing()), ...(await fetchExtra())],
    })
  } catch (error) {
    await broadcast({ type: 'WARM_FAILED', message: String(error) })
  }
}

/** Runs this work once at a time, since several tabs, or several files of a page, ask for it. */
const onceAtATime = <Result>(work: (fetchExtra?: ExtraFetch) => Promise<Result>) => {
  let running: Promise<Result> | undefined
  return (fetchExtra?: ExtraFetch) =>
    (running ??= work(fetchExtra).finally(() => {
      running = undefined
    }))
}

/** Fetches missing files and drops an older build's, then runs `fetchExtra`, and notifies every tab of the outcome. */
export const warm = onceAtATime(warmAndTell)

/** Fetches the files for reading the public pages, and no picture, for a visitor who saves data or has little room. No tab waits for the end. */
export const warmWords = onceAtATime(async () => {
  await refillPrecache()
  await fetchMissing((file) => file.words)
})

/** Deletes from every cache what stands under the name of a file of this build and is another. Static routing serves from all of them. */
const dropForeign = async (): Promise<number> => {
  const files = [...shellFiles, ...((await warmList())?.values() ?? [])].filter(isNamedByHash)
  let dropped = 0
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const file of files) {
      const key = new URL(file.url, location.href).href
      const cached = await cache.match(key)
      if (cached && !(await isOfThisBuild(file, cached)) && (await cache.delete(key))) dropped++
    }
  }
  return dropped
}

/** Puts back what a page needs and was broken. Resolves with whether a file was replaced. */
export const mend = onceAtATime(async (): Promise<boolean> => {
  const dropped = await dropForeign()
  const { missing, fetched } = await refillPrecache()
  return dropped + fetched > missing.length
})
