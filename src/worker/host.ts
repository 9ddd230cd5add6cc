/** The build's files as the host has them. During a deploy the host, or a cache before it, may have another build's, or none. */
import { firstScript, type BuildFile } from './scope.ts'

/** Whether the name holds a hash. Such a file is cached under its bare address, where static routing finds it. */
export const isNamedByHash = ({ url }: BuildFile): boolean => /^\/?assets\//.test(url)

/** The build computes the same (build/shell.ts). */
const hash = async (body: ArrayBuffer) =>
  `sha256-${btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', body))))}`

/**
 * Whether a response is this build's file. A page is known by the script that it names, since a server brands the page, and a proxy may
 * put a line into it. Pictures and the manifest are not compared: a proxy may make a picture smaller. Many hosts answer with a page for a
 * file that is missing.
 */
export const isOfThisBuild = async ({ url, integrity }: BuildFile, response: Response): Promise<boolean> => {
  if (response.status !== 200) return false
  if (url.endsWith('.html')) return (await response.clone().text()).includes(firstScript)
  if (response.headers.get('Content-Type')?.startsWith('text/html')) return false
  return integrity === undefined || (await hash(await response.clone().arrayBuffer())).startsWith(integrity)
}

/** Asks past the HTTP cache, which may hold another build's bytes. A file of another build counts as missing. */
export const fetchAnew = async (file: BuildFile, init: RequestInit = {}): Promise<Response> => {
  const response = await fetch(file.url, { ...init, cache: 'reload' })
  return !response.ok || (await isOfThisBuild(file, response)) ? response : new Response(null, { status: 404 })
}

/**
 * A file of this build; the host's refusal, or a 404, where the host has none. The HTTP cache may hold old bytes under a name without a
 * hash, and Firefox only the played part (206) of a video: what is not the file is asked for once more.
 */
export const fetchFile = async (file: BuildFile, init: RequestInit = {}): Promise<Response> => {
  const response = await fetch(file.url, isNamedByHash(file) ? init : { ...init, cache: 'no-cache' })
  return (await isOfThisBuild(file, response)) ? response : fetchAnew(file, init)
}

/** Fetches a file at low priority; rejects where the host has none. */
export const fetchQuietly = async (file: BuildFile): Promise<Response> => {
  const response = await fetchFile(file, { priority: 'low' })
  if (!response.ok) throw new Error(`${file.url}: ${response.status}`)
  return response
}
