/** Answers public reads from the API, or with the last good answer where the API is slow or has none. */
import { cachedHeader } from '#api/cached.ts'
import { sleep } from '#api/sleep.ts'
import { parseRetryAfter, waitOut } from '#api/retry-after.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { wholeList } from '#contract/reading/pages.ts'
import { forgetPageSnapshots } from '#state/page-snapshots.ts'
import { readAnswer, parseRecords } from './answers.ts'
import { toEndpointUrl, publicReads } from './public-reads.ts'
import { asFresh, forget, keep, cached } from './store.ts'

const answerTimeout = 3_000
/** How many answers are cached: the contract's lists, and the records of many visits. */
export const maxAnswers = 500

/** Statuses that are no answer: a gateway failed, or the API is overloaded. */
const isTrouble = (status: number) => status >= 500 || status === 408 || status === 429
const isGone = (status: number) => status === 404 || status === 410

/** Deletes the page snapshots when an answer differs from the cached one, since the snapshots show the cached one. */
const forgetOlder = async (url: string, text: string) => {
  const last = await cached('answers', url)
  if (last && (await last.text()) !== text) await forgetPageSnapshots()
}

/**
 * Asks the API and keeps a good answer. Undefined where the response is no answer to this call: an error, a page instead of data,
 * a redirect. A refusal is an answer; a record that is gone (404, 410) is deleted from the cache.
 */
const ask = async (endpoint: Endpoint, url: string, response: Response): Promise<Response | undefined> => {
  if (isTrouble(response.status)) return undefined
  // A record that is gone has no short form either, whichever of the two was asked for.
  if (isGone(response.status)) await forget('answers', url, { ignoreSearch: endpoint.does === 'get' })
  if (!response.ok) return response
  if (response.redirected || response.status !== 200) return undefined
  const first = await response.clone().text()
  if (readAnswer(endpoint, first) === undefined) return undefined
  const whole =
    endpoint.response.kind === 'list'
      ? await wholeList(endpoint.response, first, (query) =>
          fetchText(`${url}${url.includes('?') ? '&' : '?'}${query}`),
        )
      : undefined
  // The page itself says that a list is cut.
  const text = whole && whole.missing === undefined ? JSON.stringify({ data: whole.items }) : first
  await forgetOlder(url, text)
  await keep('answers', url, text, response.headers.get('Content-Type'))
  return text === first ? response : new Response(text, { headers: { 'Content-Type': 'application/json' } })
}

/** The text of a later page of a list; '' where the API refuses it. */
const fetchText = async (url: string): Promise<string> => {
  const response = await fetch(url, { credentials: 'omit', cache: 'no-cache', headers: { Accept: 'application/json' } })
  return response.ok ? response.text() : ''
}

/** A record out of the cached list that contains it, for a record that was never opened. */
const fromList = async ({ entity, does }: Endpoint, url: string): Promise<Response | undefined> => {
  const list = publicReads.find((read) => does === 'get' && read.does === 'list' && read.entity === entity)
  const response = list && (await cached('answers', toEndpointUrl(list)))
  if (!response) return undefined
  const id = url.slice(url.lastIndexOf('/') + 1)
  const record = parseRecords(list, await response.text()).find((candidate) => String(candidate['id']) === id)
  return record && Response.json(record, { headers: { [cachedHeader]: response.headers.get(cachedHeader) ?? '' } })
}

/** The cached answer of an address, or of the same address without its query: a whole answer serves in place of a short one. */
const lastGood = async (endpoint: Endpoint, url: string): Promise<Response | undefined> => {
  const [plain = url] = url.split('?')
  return (await cached('answers', url)) ?? (await cached('answers', plain)) ?? fromList(endpoint, plain)
}

/** The worker's part in an answer that comes after the page was given a cached one. */
export interface Later {
  /** Keeps the worker alive until the work ends. */
  readonly waitUntil: (work: Promise<unknown>) => void
  /** Notifies every tab that the API answered this address. */
  readonly notifyTabs: (url: string) => Promise<void>
}

/** When each late answer came, by address. The page was given a cached answer, is told of the late one, and asks again within `lateFor` ms. */
const late = new Map<string, number>()
const lateFor = 10_000

let written = -Infinity

/** Notes a late answer, by the time of its request. An answer may be older than a write that began up to `lateFor` ms before the request. */
const noteLate = (url: string, requestTime: number, notifyTabs: Later['notifyTabs']) => {
  if (requestTime > written + lateFor) late.set(url, Date.now())
  return notifyTabs(url)
}

const tooLate = Symbol('too late')
const timeIsUp = () => sleep(answerTimeout).then((): typeof tooLate => tooLate)

/** Forgets late answers, since a write makes them stale. */
export const forgetLate = (): void => {
  late.clear()
  written = Date.now()
}

/** Adds to a cached answer the API's Retry-After, where there is one. */
const until = async (last: Response, answer: Response | undefined): Promise<Response> => {
  const seconds = answer?.status === 429 ? parseRetryAfter(answer.headers) : undefined
  if (seconds === undefined) return last
  const headers = new Headers(last.headers)
  headers.set(cachedHeader, `${headers.get(cachedHeader)} ${new Date(Date.now() + seconds * 1_000).toISOString()}`)
  return new Response(last.body, { headers })
}

const patient = async (request: Request): Promise<Response> => {
  const since = Date.now()
  return waitOut(await fetch(request), () => fetch(request), since)
}

/** Answers a page's read. The panel gets a cached answer only where the API has none, never for being slow. */
export const answerRead = async (
  endpoint: Endpoint,
  request: Request,
  { waitUntil, notifyTabs }: Later,
): Promise<Response> => {
  const { url } = request
  const isPanel = request.cache === 'no-store'
  const justCame = !isPanel && Date.now() - (late.get(url) ?? 0) < lateFor ? await cached('answers', url) : undefined
  if (justCame) return asFresh(justCame)
  const since = Date.now()
  const coming = patient(request)
  const good = coming.then((response) => ask(endpoint, url, response)).catch(() => undefined)
  const last = await lastGood(endpoint, url)
  if (!last) return (await good) ?? coming
  const inTime = await (isPanel ? good : Promise.race([good, timeIsUp()]))
  if (inTime instanceof Response) return inTime
  if (inTime === tooLate)
    waitUntil(good.then((response) => (response?.ok ? noteLate(url, since, notifyTabs) : undefined)))
  return inTime === tooLate ? last : until(last, await coming.catch(() => undefined))
}

/** Asks ahead of any page, for offline use. Rejects where the API has no answer now. */
export const readAhead = async (endpoint: Endpoint, url: string): Promise<void> => {
  const response = await fetch(url, {
    credentials: 'omit',
    cache: 'no-cache',
    headers: { Accept: 'application/json' },
    priority: 'low',
  })
  if ((await ask(endpoint, url, response)) === undefined) throw new Error(`${url}: ${response.status}`)
}
