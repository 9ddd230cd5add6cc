/** Answers pictures of the public site from the cache at once, and asks the API for them again now and then. */
import { videos } from '#contract/upload-kinds.ts'
import { widths } from '#contract/widths.ts'
import { getExtension } from '#ui/media-kind.ts'
import { getAge, keep, cached, trim } from './store.ts'

/** In ms: a cached picture is requested again after an hour. Most backends give a new picture a new name. */
const freshFor = 60 * 60 * 1_000
export const maxPictures = 400
const maxBytes = 3_000_000

let readable = true

/** Asks with CORS, so that the worker can read the type. Pictures of a host without CORS are shown and not cached. */
const fetchPicture = async (url: string, init: Pick<RequestInit, 'priority' | 'cache'> = {}): Promise<Response> => {
  const options = { credentials: 'omit', ...init } as const
  if (readable) {
    const response = await fetch(url, { ...options, mode: 'cors' }).catch(() => undefined)
    if (response) return response
  }
  const response = await fetch(url, { ...options, mode: 'no-cors' })
  readable = false
  return response
}

const isPicture = (response: Response): boolean =>
  response.status === 200 &&
  /^image\/|octet-stream/.test(response.headers.get('Content-Type') ?? '') &&
  Number(response.headers.get('Content-Length') ?? 0) <= maxBytes

/** Whether the API has no picture of a video. Many APIs send the video itself instead, whatever width is requested. */
const isWithoutPicture = (url: string, { status, headers }: Response): boolean | undefined =>
  videos.includes(getExtension(url)) &&
  (status === 404 || (status === 200 && headers.get('Content-Type')?.startsWith('video')))

const getOriginalUrl = (url: string): string => url.replace(/\?.*/, '')

/** The address under which a picture is cached: the original's, unless the picture is a rendition. An API without renditions sends the original for any width. */
const nameFor = (url: string, type: string | null): string => {
  const [, kind = ''] = /^image\/(webp|avif)/.exec(type ?? '') ?? []
  return kind === '' || kind === getExtension(url) ? getOriginalUrl(url) : url
}

const findCached = async (urls: readonly string[]): Promise<Response | undefined> => {
  for (const url of urls) {
    const response = await cached('pictures', url)
    if (response) return response
  }
  return undefined
}

const inAnyWidth = (url: string): string[] =>
  widths.map((width) => `${getOriginalUrl(url)}?ancho=${width}`).toReversed()

const keepPicture = async (url: string, response: Response): Promise<void> => {
  if (!isPicture(response)) {
    // A body that is no picture is cancelled, and the 404 is cached for offline use.
    await response.body?.cancel()
    if (isWithoutPicture(url, response)) await keep('pictures', getOriginalUrl(url), '', null)
    return
  }
  const blob = await response.blob()
  if (blob.size > maxBytes) return
  const type = response.headers.get('Content-Type')
  await keep('pictures', nameFor(url, type), blob, type)
  await trim('pictures', maxPictures)
}

const fetchAndKeep = async (url: string, cache: RequestCache = 'default'): Promise<void> =>
  keepPicture(url, await fetchPicture(url, { priority: 'low', cache }))

type Work = (work: Promise<unknown>) => void

export const answerPicture = async ({ url }: Request, waitUntil: Work): Promise<Response> => {
  const last = await findCached([url, getOriginalUrl(url)])
  if (last) {
    if (getAge(last) > freshFor) waitUntil(fetchAndKeep(url, 'no-cache').catch(() => undefined))
    return last
  }
  try {
    const response = await fetchPicture(url)
    waitUntil(keepPicture(url, response.clone()).catch(console.warn))
    return response
  } catch (error) {
    const alternative = await findCached(inAnyWidth(url))
    if (alternative) return alternative
    throw error
  }
}

/** Fetches a picture ahead, unless it is cached. A failure only leaves the picture out. */
export const pictureAhead = async (url: string): Promise<void> => {
  if ((await findCached([url, getOriginalUrl(url)])) === undefined && readable)
    await fetchAndKeep(url).catch(() => undefined)
}
