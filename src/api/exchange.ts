/** Sends one request and reads its answer by the contract. */
import type { Access, Endpoint } from '#contract/endpoint.ts'
import { fits } from '#contract/reading/fits.ts'
import { parse } from '#contract/reading/parse.ts'
import { ApiError, offlineMessage } from './errors.ts'
import { noteAnswer } from './cached.ts'
import { request, buildUrl, type Received, type Values } from './request.ts'

export type Options = Pick<RequestInit, 'signal' | 'keepalive' | 'cache'>

/** Old PHP pages write Windows-1252 and may call it UTF-8. */
const decode = (bytes: ArrayBuffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Lets the page answer between two steps with a long text. */
const yieldForLongText = ({ length }: string) =>
  length < 500_000
    ? undefined
    : new Promise((resolve) => {
        setTimeout(resolve)
      })

const readBody = async ({ response: { kind } }: Endpoint, response: Response): Promise<Received> => {
  if (kind === 'bytes' && response.ok) return { response, text: '', value: await response.blob() }
  const text = decode(await response.arrayBuffer())
  await yieldForLongText(text)
  return { response, text, value: parse(text) }
}

const unreadableMessage = 'El servidor no pudo responder. Probá de nuevo.'

export const receive = async (endpoint: Endpoint, values: Values, options: Options): Promise<Received> => {
  try {
    return await readBody(endpoint, await request(endpoint, values, options))
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw new ApiError(0, offlineMessage(endpoint), endpoint.access)
  }
}

/** Reads a received answer by the contract. THE way into the app: no answer reaches a screen past this function. */
export const read = async <Answer>(
  endpoint: Endpoint<unknown, Answer>,
  values: Values,
  received: Received,
): Promise<Answer> => {
  const { response, value, text } = received
  await yieldForLongText(text)
  // A bare text may be a refusal or a number in quotes, so `interpretAnswer` reads it.
  if (response.ok && typeof value !== 'string' && fits(endpoint.response, value)) return value
  const { interpretAnswer } = await import('./read-answer.ts').catch(() => {
    throw new ApiError(response.status, unreadableMessage, endpoint.access)
  })
  return interpretAnswer(endpoint, values, received)
}

const lastSuccessTimes = new Map<Access, number>()
const toSessionAccess = (access: Access): Access => (access === 'admin' ? 'panel' : access)
/** When a call of this kind of session last succeeded. */
export const getLastSuccessTime = (access: Access): number => lastSuccessTimes.get(toSessionAccess(access)) ?? 0

/** Notes the time of a success, and whether the worker answered from its cache. */
export const noteExchange = (endpoint: Endpoint, values: Values, { response }: Received): void => {
  noteAnswer(buildUrl(endpoint, values), response.headers)
  lastSuccessTimes.set(toSessionAccess(endpoint.access), Date.now())
}

/** Sends a request, reads its answer and notes it. */
export const ask = async <Answer>(
  endpoint: Endpoint<unknown, Answer>,
  values: Values,
  options: Options,
): Promise<{ received: Received; answer: Answer }> => {
  const received = await receive(endpoint, values, options)
  const answer = await read(endpoint, values, received)
  noteExchange(endpoint, values, received)
  return { received, answer }
}
