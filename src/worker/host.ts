/** The build's files as the host has them. During a deploy the host, or a cache before it, may have another build's, or none. */
import { firstScript, type BuildFile } from './scope.ts'

/** Whether the name holds a hash. Such a file is cached under its bare address, where static routing finds it. */
export const isNamedByHash = ({ url }: BuildFile): boolean => /^\/?assets\//.test(url)

/** The build computes the same revision (build/shell.ts). */
const digest = async (body: ArrayBuffer) =>
  Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', body), 0, 8), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/**
 * Whether a response is this build's file. A page is known by the script that it names, since a server brands the page, and a proxy may
 * put a line into it. Pictures and the manifest are not compared: a proxy may make a picture smaller. Many hosts answer with a page for a
 * file that is missing.
 */
export const isOfThisBuild = async ({ url, revision }: BuildFile, response: Response): Promise<boolean> => {
  if (response.status !== 200) return false
  if (url.endsWith('.html')) return (await response.clone().text()).includes(firstScript)
  if (response.headers.get('Content-Type')?.startsWith('text/html')) return false
  return !/\.(js|css|json)$/.test(url) || (await digest(await response.clone().arrayBuffer())) === revision
}

/**
 * A file of this build; the host's refusal, or a 404, where the host has none. The HTTP cache may hold old bytes under a name without a
 * hash, and Firefox only the played part (206) of a video: what is not the file is asked for once more, past that cache.
 */
export const fetchFile = async (file: BuildFile, init: RequestInit = {}): Promise<Response> => {
  const first = await fetch(file.url, isNamedByHash(file) ? init : { ...init, cache: 'no-cache' })
  if (await isOfThisBuild(file, first)) return first
  const again = await fetch(file.url, { ...init, cache: 'reload' })
  return !again.ok || (await isOfThisBuild(file, again)) ? again : new Response(null, { status: 404 })
}

/** Fetches a file; rejects where the host has none. */
export const fetchExisting = async (file: BuildFile, init?: RequestInit): Promise<Response> => {
  const response = await fetchFile(file, init)
  if (!response.ok) throw new Error(`${file.url}: ${response.status}`)
  return response
}

/** Fetches a file at low priority; rejects where the host has none. */
export const fetchQuietly = (file: BuildFile): Promise<Response> => fetchExisting(file, { priority: 'low' })
