/** The precache is filled when the worker is installed. Once the browser, or somebody by hand, has cleared it, its files come back here. */
import { cacheNames } from 'workbox-core'
import { getCacheKeyForURL, matchPrecache } from 'workbox-precaching'
import { fetchQuietly, type BuildFile } from './host.ts'
import { shellFiles } from './scope.ts'

/** Its revision is none that we could compute, and any build's will do: it says how the app is called. */
const anyBuilds = 'manifest.webmanifest'

const sha256 = async (body: ArrayBuffer) =>
  Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', body)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** The host may have another build by now: with a file of that one, this one would not start offline. */
const isOfThisBuild = async ({ url, revision }: BuildFile, body: ArrayBuffer): Promise<boolean> =>
  revision === null || url === anyBuilds || (await sha256(body)).startsWith(revision)

const putBack = async (file: BuildFile): Promise<void> => {
  const response = await fetchQuietly(file)
  const body = await response.arrayBuffer()
  if (!(await isOfThisBuild(file, body))) throw new Error(`${file.url}: of another build`)
  const cache = await caches.open(cacheNames.precache)
  // A new one: a page is not opened with an answer that was redirected.
  await cache.put(getCacheKeyForURL(file.url) ?? file.url, new Response(body, { headers: response.headers }))
}

/** Answers those that are not here and cannot be had now. */
export const refillPrecache = async (): Promise<string[]> => {
  const missing: string[] = []
  for (const { url, revision = null } of shellFiles) {
    if (await matchPrecache(url)) continue
    await putBack({ url, revision }).catch((error: unknown) => {
      console.warn(url, error)
      missing.push(url)
    })
  }
  return missing
}
