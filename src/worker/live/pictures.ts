/** Pictures of the public site: the kept one at once, asked for again behind it now and then. */
import { widths } from '../../contract/widths.ts'
import { extensionOf } from '../../ui/media-kind.ts'
import { ageOf, keep, kept, trim } from './store.ts'

/** A kept picture is looked at again after an hour: most backends give a new one a new name. */
const freshFor = 60 * 60 * 1_000
export const mostPictures = 400
const mostBytes = 3_000_000

let readable = true

/** So that we can see whether it is one. A host that allows no other site to read its pictures has them shown, and not kept. */
const fetchPicture = async (url: string, priority: RequestPriority = 'auto'): Promise<Response> => {
  const options = { credentials: 'omit', priority } as const
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
  Number(response.headers.get('Content-Length') ?? 0) <= mostBytes

const originalOf = (url: string): string => url.replace(/\?.*/, '')

/** An API that makes no renditions answers the original to any width; it is kept once, and is as good as any. */
const nameFor = (url: string, type: string | null): string => {
  const [, kind = ''] = /^image\/(webp|avif)/.exec(type ?? '') ?? []
  return kind === '' || kind === extensionOf(url) ? originalOf(url) : url
}

const keptOf = async (urls: readonly string[]): Promise<Response | undefined> => {
  for (const url of urls) {
    const response = await kept('pictures', url)
    if (response) return response
  }
  return undefined
}

const inAnyWidth = (url: string): string[] => widths.map((width) => `${originalOf(url)}?ancho=${width}`).toReversed()

const keepPicture = async (url: string, response: Response): Promise<void> => {
  // Of what is none, such as a whole video, nothing more is fetched.
  if (!isPicture(response)) return response.body?.cancel()
  const blob = await response.blob()
  if (blob.size > mostBytes) return
  const type = response.headers.get('Content-Type')
  await keep('pictures', nameFor(url, type), blob, type)
  await trim('pictures', mostPictures)
}

const fetchAndKeep = async (url: string): Promise<void> => keepPicture(url, await fetchPicture(url, 'low'))

type Work = (work: Promise<unknown>) => void

export const answerPicture = async ({ url }: Request, waitUntil: Work): Promise<Response> => {
  const last = await keptOf([url, originalOf(url)])
  if (last) {
    if (ageOf(last) > freshFor) waitUntil(fetchAndKeep(url).catch(() => undefined))
    return last
  }
  try {
    const response = await fetchPicture(url)
    waitUntil(keepPicture(url, response.clone()).catch(console.warn))
    return response
  } catch (error) {
    const other = await keptOf(inAnyWidth(url))
    if (other) return other
    throw error
  }
}

/** Fetches one ahead, unless it is here. One that fails is only missing. */
export const pictureAhead = async (url: string): Promise<void> => {
  if ((await keptOf([url, originalOf(url)])) === undefined && readable) await fetchAndKeep(url).catch(() => undefined)
}
