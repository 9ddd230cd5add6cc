/** The shell's files, in a cache that is filled at installation, and refilled after the browser or its user has cleared it. */
import { forgetPageSnapshots } from '#state/page-snapshots.ts'
import { fetchExisting, fetchQuietly, isNamedByHash, isOfThisBuild } from './host.ts'
import { scope, shellFiles, type BuildFile } from './scope.ts'

/** The name and the keys are Workbox's: browsers hold precaches that were made by it. */
const open = () => caches.open(`workbox-precache-v2-${scope.registration.scope}`)

const toCacheKey = (file: BuildFile): string => {
  const key = new URL(file.url, location.href)
  if (!isNamedByHash(file)) key.searchParams.set('__WB_REVISION__', file.revision ?? '')
  return key.href
}

const toAddress = (url: string): string => new URL(url, location.href).href.replace(/#.*/, '')

const keys = new Map(shellFiles.map((file) => [toAddress(file.url), toCacheKey(file)]))

const shell: BuildFile = shellFiles.find(({ url }) => url === 'shell.html') ?? { url: 'shell.html', revision: null }

export const isPrecached = (url: string): boolean => keys.has(toAddress(url))

/** The cached file; undefined where the address is none of the shell's, or the cache was cleared. */
export const matchPrecache = async (url: string): Promise<Response | undefined> => {
  const key = keys.get(toAddress(url))
  return key === undefined ? undefined : (await open()).match(key)
}

/** The page of every address: the cached shell, else the host's. What an older worker, or a failing disk, has left in its place is no page. */
export const openShell = async (): Promise<Response> => {
  const cached = await matchPrecache(shell.url)
  return cached && (await isOfThisBuild(shell, cached)) ? cached : fetch(shell.url)
}

/** Stores a new Response, since browsers refuse a redirected one for a navigation. */
const put = async (cache: Cache, file: BuildFile, response: Response): Promise<void> =>
  cache.put(toCacheKey(file), new Response(await response.arrayBuffer(), response))

/** Fetches a file that is not cached as this build has it. Resolves with whether it was fetched; rejects where it is not to be had. */
const complete = async (cache: Cache, file: BuildFile, fetchIt: typeof fetchQuietly): Promise<boolean> => {
  const key = toCacheKey(file)
  const cached = await cache.match(key)
  if (cached && (await isOfThisBuild(file, cached))) return false
  if (cached) await cache.delete(key)
  await put(cache, file, await fetchIt(file))
  return true
}

/** Fetches the shell's files that are not cached, one after the other, which leaves the line to the page. Rejects where one is not to be had. */
export const installPrecache = async (): Promise<void> => {
  const cache = await open()
  for (const file of shellFiles) await complete(cache, file, fetchExisting)
}

/** Deletes the files of other builds. */
export const dropOutdated = async (): Promise<void> => {
  const cache = await open()
  const current = new Set(keys.values())
  const outdated = (await cache.keys()).filter(({ url }) => !current.has(url))
  await Promise.all(outdated.map((request) => cache.delete(request)))
}

interface Refilled {
  /** The addresses of the files that could not be fetched. */
  readonly missing: string[]
  /** How many files were fetched. */
  readonly fetched: number
}

/** Fetches the shell's files that are missing, or not this build's. */
export const refillPrecache = async (): Promise<Refilled> => {
  const missing: string[] = []
  let fetched = 0
  const cache = await open()
  for (const file of shellFiles) {
    try {
      if (await complete(cache, file, fetchQuietly)) fetched++
    } catch (error) {
      console.warn(file.url, error)
      missing.push(file.url)
    }
  }
  return { missing, fetched }
}

/** What a server put into a page of the company (prerender/branded.ts). */
const findBrand = (html = '') => /id="marca-guardada">[^<]*/.exec(html)?.[0]

/** Asks for the shell anew, which a live site's server brands as it serves it. Page snapshots of another brand are forgotten. */
export const renewShell = async (): Promise<void> => {
  const response = await fetchQuietly(shell)
  const [before, now] = [await (await matchPrecache(shell.url))?.text(), await response.clone().text()]
  if (before === now) return
  await put(await open(), shell, response)
  if (findBrand(before) !== findBrand(now)) await forgetPageSnapshots()
}
