/** A file of the build. `words`: the public pages need it for their texts. `revision` is null where the name holds a hash. */
export type BuildFile = { url: string; revision: string | null; words?: boolean }

/**
 * The HTTP cache may hold old bytes under a name without a hash, so the cache is asked to revalidate. Firefox answers only the played
 * part (206) of a video in its cache, so that is loaded anew.
 */
const fetchWhole = async ({ url, revision }: BuildFile, init: RequestInit): Promise<Response> => {
  if (revision === null) return fetch(url, init)
  const response = await fetch(url, { ...init, cache: 'no-cache' })
  return response.status === 206 ? fetch(url, { ...init, cache: 'reload' }) : response
}

/** Many hosts answer with the app's page for a file that is missing. */
const isItself = ({ url }: BuildFile, { status, headers }: Response) =>
  status === 200 && (url.endsWith('.html') || !headers.get('Content-Type')?.startsWith('text/html'))

export const fetchFile = async (file: BuildFile, init: RequestInit = {}): Promise<Response> => {
  const response = await fetchWhole(file, init)
  return response.ok && !isItself(file, response) ? new Response(null, { status: 404 }) : response
}

/** Fetches a file at low priority; rejects where the host has none. */
export const fetchQuietly = async (file: BuildFile): Promise<Response> => {
  const response = await fetchFile(file, { priority: 'low' })
  if (!response.ok) throw new Error(`${file.url}: ${response.status}`)
  return response
}
