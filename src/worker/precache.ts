/**
 * The shell's files, in Workbox's precache. What Workbox lacks is here: it keeps whatever lies under a key, gives up at bytes of another
 * build that the HTTP cache holds, and refills no cache that the browser or its user has cleared (docs/decisions/17).
 */
import { PrecacheController } from 'workbox-precaching'
import { forgetPageSnapshots } from '#state/page-snapshots.ts'
import { fetchAnew, fetchQuietly, isOfThisBuild } from './host.ts'
import { shellFiles, type BuildFile } from './scope.ts'

const files = new Map(shellFiles.map((file) => [new URL(file.url, location.href).href, file]))

/** The file of an address or of a key. */
const findFile = ({ url }: Request) => files.get(url.replace(/\?.*/, ''))

const shell: BuildFile = shellFiles.find(({ url }) => url === 'shell.html') ?? { url: 'shell.html' }

/** A response, where it is the file that this build has at the request's address. */
const ownOnly = async (request: Request, response: Response | undefined): Promise<Response | null> => {
  const file = findFile(request)
  return file && response && (await isOfThisBuild(file, response)) ? response : null
}

export const precache = new PrecacheController({
  plugins: [
    {
      cachedResponseWillBeUsed: ({ request, cachedResponse }) => ownOnly(request, cachedResponse),
      cacheWillUpdate: ({ request, response }) => ownOnly(request, response),
      handlerDidError: async ({ request }) => {
        const file = request.cache === 'reload' ? undefined : findFile(request)
        const response = file && (await fetchAnew(file))
        if (!file || !response?.ok) return undefined
        await put(file, response.clone())
        return response
      },
    },
  ],
})
precache.addToCacheList(shellFiles)

const open = () => caches.open(precache.strategy.cacheName)

const toCacheKey = ({ url }: BuildFile): string => precache.getCacheKeyForURL(url) ?? url

const toAddress = (url: string): string => new URL(url, location.href).href.replace(/#.*/, '')

export const isPrecached = (url: string): boolean => precache.getCacheKeyForURL(toAddress(url)) !== undefined

/** The cached file; undefined where the address is none of the shell's, or the cache was cleared. */
export const matchPrecache = (url: string): Promise<Response | undefined> => precache.matchPrecache(toAddress(url))

/** The page of every address: the cached shell, else the host's. What an older worker, or a failing disk, has left in its place is no page. */
export const openShell = async (): Promise<Response> => {
  const cached = await matchPrecache(shell.url)
  return cached && (await isOfThisBuild(shell, cached)) ? cached : fetch(shell.url)
}

/** Stores a new Response, since browsers refuse a redirected one for a navigation. */
const put = async (file: BuildFile, response: Response): Promise<void> => {
  const cache = await open()
  return cache.put(toCacheKey(file), new Response(await response.arrayBuffer(), response))
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
  for (const file of shellFiles) {
    const cached = await matchPrecache(file.url)
    if (cached && (await isOfThisBuild(file, cached))) continue
    try {
      if (cached) await (await open()).delete(toCacheKey(file))
      await put(file, await fetchQuietly(file))
      fetched++
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
  await put(shell, response)
  if (findBrand(before) !== findBrand(now)) await forgetPageSnapshots()
}
