import { changeHeader } from '../contract/change-header.ts'
import type { Access, Endpoint } from '../contract/endpoint.ts'
import { fits } from '../contract/reading/fits.ts'
import { parse } from '../contract/reading/parse.ts'
import { ApiError, offlineMessage } from './errors.ts'
import { noteAnswer } from './kept.ts'
import { request, urlOf, valuesOf } from './request.ts'
import type { Received, Values } from './request.ts'

export { urlOf } from './request.ts'

/** UTF-8 that is none is what old PHP pages write. */
const decode = (bytes: ArrayBuffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const readBody = async ({ response: { kind } }: Endpoint, response: Response): Promise<Received> => {
  if (kind === 'bytes' && response.ok) return { response, text: '', value: await response.blob() }
  const text = decode(await response.arrayBuffer())
  return { response, text, value: parse(text) }
}

const unreadableMessage = 'El servidor no pudo responder. Probá de nuevo.'

let answering: Promise<unknown> = Promise.resolve()

/** Calls wait for this: on a first visit the page is there before its backend. What fails here must be caught by who gives it. */
export const holdCalls = (until: Promise<unknown>): void => {
  answering = until
}

const provenAt = new Map<Access, number>()
const sessionOf = (access: Access): Access => (access === 'admin' ? 'panel' : access)
/** When a call that needs such a session last went well. */
export const sessionProvenAt = (access: Access): number => provenAt.get(sessionOf(access)) ?? 0

type Options = Pick<RequestInit, 'signal' | 'keepalive'>
interface Sent<Answer> {
  readonly answer: Answer
  /** The write that was made, for `deshacer`; undefined where there is none, or the API names none. */
  readonly change: number | undefined
}

const changeOf = ({ headers }: Response): number | undefined => {
  const change = Number(headers.get(changeHeader))
  return Number.isSafeInteger(change) && change > 0 ? change : undefined
}

const receive = async (endpoint: Endpoint, values: Values, options: Options): Promise<Received> => {
  try {
    return await readBody(endpoint, await request(endpoint, values, options))
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw new ApiError(0, offlineMessage(endpoint), endpoint.access)
  }
}

/** What was received as the contract has it. THE way into the app: nothing that came in any other way is an answer. */
const read = async <Answer>(
  endpoint: Endpoint<unknown, Answer>,
  values: Values,
  received: Received,
): Promise<Answer> => {
  const { response, value } = received
  // A text may be a refusal, or a number in quotes: it is looked at closer.
  if (response.ok && typeof value !== 'string' && fits(endpoint.response, value)) return value
  const { answerOf } = await import('./mend.ts').catch(() => {
    throw new ApiError(response.status, unreadableMessage, endpoint.access)
  })
  return answerOf(endpoint, values, received)
}

/** Makes a call of the contract and tells its answer alone. Throws `ApiError`, whatever goes wrong. */
export const call = async <Input, Answer>(
  endpoint: Endpoint<Input, Answer>,
  input: NoInfer<Input>,
  options?: Options,
): Promise<Answer> => (await send(endpoint, input, options)).answer

/** Makes a call of the contract. Throws `ApiError`, whatever goes wrong. */
export async function send<Input, Answer>(
  endpoint: Endpoint<Input, Answer>,
  input: NoInfer<Input>,
  options: Options = {},
): Promise<Sent<Answer>> {
  await answering
  const values = valuesOf(input)
  const received = await receive(endpoint, values, options)
  noteAnswer(urlOf(endpoint, input), received.response.headers)
  const answer = await read(endpoint, values, received)
  provenAt.set(sessionOf(endpoint.access), Date.now())
  return { answer, change: changeOf(received.response) }
}

/** The answer in a text that came ahead. */
export const answerIn = <Input, Answer>(
  endpoint: Endpoint<Input, Answer>,
  input: NoInfer<Input>,
  text: string,
): Promise<Answer> => read(endpoint, valuesOf(input), { response: new Response(), text, value: parse(text) })
