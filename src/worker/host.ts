/** A file of the build as the host has it now. */
export type BuildFile = { url: string; revision: string | null }

/**
 * An unhashed name may sit in the HTTP cache with yesterday's bytes. Of a file that a page has played, Firefox answers the part
 * that it holds there.
 */
const fetchWhole = async ({ url, revision }: BuildFile, init: RequestInit): Promise<Response> => {
  if (revision === null) return fetch(url, init)
  const response = await fetch(url, { ...init, cache: 'no-cache' })
  return response.status === 206 ? fetch(url, { ...init, cache: 'reload' }) : response
}

/** Many hosts answer for a file that they lack with the app's page. */
const isItself = ({ url }: BuildFile, { status, headers }: Response) =>
  status === 200 && (url.endsWith('.html') || !headers.get('Content-Type')?.startsWith('text/html'))

export const fetchFile = async (file: BuildFile, init: RequestInit = {}): Promise<Response> => {
  const response = await fetchWhole(file, init)
  return response.ok && !isItself(file, response) ? new Response(null, { status: 404 }) : response
}

/** The same, at leisure; rejects where there is none now. */
export const fetchQuietly = async (file: BuildFile): Promise<Response> => {
  const response = await fetchFile(file, { priority: 'low' })
  if (!response.ok) throw new Error(`${file.url}: ${response.status}`)
  return response
}
