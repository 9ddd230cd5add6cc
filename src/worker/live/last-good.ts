/** Public reads: the API's answer; the last good one after some patience, and where the API has none. */
import { keptHeader } from '../../api/kept.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { forgetLooks } from '../looks.ts'
import { readAnswer, recordsOf } from './answers.ts'
import { addressOf, publicReads } from './public-reads.ts'
import { asFresh, forget, keep, kept } from './store.ts'

const patience = 3_000
/** Records of one visit are many; lists are as many as the contract has. */
export const mostAnswers = 500

/** The API works on it, or nobody does: not an answer. */
const isTrouble = (status: number) => status >= 500 || status === 408 || status === 429
const isGone = (status: number) => status === 404 || status === 410

/** Once an answer is another than the last one, no page opens with the last one. */
const forgetOlder = async (url: string, text: string) => {
  const last = await kept('answers', url)
  if (last && (await last.text()) !== text) await forgetLooks()
}

/**
 * Asks the API, and keeps what is good. Undefined where what came is no answer to this call: an error, a page instead of data,
 * a redirect to somewhere. A refusal is one, and its own: what it says is gone is forgotten.
 */
const ask = async (endpoint: Endpoint, url: string, response: Response): Promise<Response | undefined> => {
  if (isTrouble(response.status)) return undefined
  if (isGone(response.status)) await forget('answers', url)
  if (!response.ok) return response
  if (response.redirected || response.status !== 200) return undefined
  const text = await response.clone().text()
  if (readAnswer(endpoint, text) === undefined) return undefined
  await forgetOlder(url, text)
  await keep('answers', url, text, response.headers.get('Content-Type'))
  return response
}

/** A record that nobody opened yet, out of the list that carries it. */
const fromList = async ({ of, does }: Endpoint, url: string): Promise<Response | undefined> => {
  const list = publicReads.find((read) => does === 'get' && read.does === 'list' && read.of === of)
  const response = list && (await kept('answers', addressOf(list)))
  if (!response) return undefined
  const id = url.slice(url.lastIndexOf('/') + 1)
  const record = recordsOf(list, await response.text()).find((one) => String(one['id']) === id)
  return record && Response.json(record, { headers: { [keptHeader]: response.headers.get(keptHeader) ?? '' } })
}

const lastGood = async (endpoint: Endpoint, url: string): Promise<Response | undefined> =>
  (await kept('answers', url)) ?? fromList(endpoint, url)

/** For an answer that comes when its page has had a kept one. */
export interface Later {
  /** Keeps the worker awake. */
  readonly waitUntil: (work: Promise<unknown>) => void
  /** Tells every tab that this address has its answer. */
  readonly tell: (url: string) => Promise<void>
}

/** Those that came after their page had been given a kept one: it is told, and asks again. */
const late = new Map<string, number>()
const lateFor = 10_000

const noteLate = (url: string, tell: Later['tell']) => {
  late.set(url, Date.now())
  return tell(url)
}

const tooLate = Symbol('too late')
const patienceOver = () =>
  new Promise<typeof tooLate>((resolve) => {
    setTimeout(() => resolve(tooLate), patience)
  })

/** Answers a page. */
export const answerRead = async (
  endpoint: Endpoint,
  request: Request,
  { waitUntil, tell }: Later,
): Promise<Response> => {
  const { url } = request
  const justCame = Date.now() - (late.get(url) ?? 0) < lateFor ? await kept('answers', url) : undefined
  if (justCame) return asFresh(justCame)
  const coming = fetch(request)
  const good = coming.then((response) => ask(endpoint, url, response)).catch(() => undefined)
  const last = await lastGood(endpoint, url)
  if (!last) return (await good) ?? coming
  const inTime = await Promise.race([good, patienceOver()])
  if (inTime instanceof Response) return inTime
  if (inTime === tooLate) waitUntil(good.then((response) => (response?.ok ? noteLate(url, tell) : undefined)))
  return last
}

/** Asks ahead of any page, for when there is no connection. Rejects where the API has no answer now. */
export const readAhead = async (endpoint: Endpoint, url: string): Promise<void> => {
  const response = await fetch(url, { credentials: 'omit', headers: { Accept: 'application/json' }, priority: 'low' })
  if ((await ask(endpoint, url, response)) === undefined) throw new Error(`${url}: ${response.status}`)
}
