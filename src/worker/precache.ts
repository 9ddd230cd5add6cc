/** Refills the precache, which is filled at installation, after the browser or its user has cleared it. */
import { cacheNames } from 'workbox-core'
import { getCacheKeyForURL, matchPrecache } from 'workbox-precaching'
import { fetchQuietly, type BuildFile } from './host.ts'
import { shellFiles } from './scope.ts'

/** The manifest's revision is no hash of its bytes. Any build's manifest serves, since it only names the app. */
const anyBuilds = 'manifest.webmanifest'

const sha256 = async (body: ArrayBuffer) =>
  Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', body)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** Whether the bytes belong to this build. The host may serve another build by now, whose files would keep this one from starting offline. */
const isOfThisBuild = async ({ url, revision }: BuildFile, body: ArrayBuffer): Promise<boolean> =>
  revision === null || url === anyBuilds || (await sha256(body)).startsWith(revision)

const putBack = async (file: BuildFile): Promise<void> => {
  const response = await fetchQuietly(file)
  const body = await response.arrayBuffer()
  if (!(await isOfThisBuild(file, body))) throw new Error(`${file.url}: of another build`)
  const cache = await caches.open(cacheNames.precache)
  // A new Response, since browsers refuse a redirected one for a navigation.
  await cache.put(getCacheKeyForURL(file.url) ?? file.url, new Response(body, { headers: response.headers }))
}

/** Fetches the missing files of the shell. Returns the addresses of the files that could not be fetched. */
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
