import type { Endpoint } from '../contract/endpoint.ts'
import { wireName } from '../contract/fields.ts'
import type { Fields } from '../contract/fields.ts'
import { changeHeader } from '../contract/change-header.ts'
import { apiUrl } from './base.ts'
import { ApiError } from './errors.ts'
import { noteAnswer } from './kept.ts'

type Values = Readonly<Record<string, unknown>>
const valuesOf = (input: unknown): Values => (typeof input === 'object' && input !== null ? { ...input } : {})

const onTheWire = (fields: Fields, values: Values): [string, unknown][] =>
  Object.entries(fields).flatMap(([name, field]) => values[name] === undefined ? [] : [[wireName(name, field), values[name]]])

const asTexts = (entries: [string, unknown][]) => entries.map(([name, value]): [string, string] => [name, String(value)])

/** The address of a call, its parameters filled in: for links, images and downloads as well. */
export const urlOf = <Input>({ path, query }: Endpoint<Input>, input: Input): string => {
  const values = valuesOf(input)
  const asked = new URLSearchParams(asTexts(onTheWire(query, values))).toString()
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])))
  return apiUrl(asked === '' ? filled : `${filled}?${asked}`)
}

const formOf = (entries: [string, unknown][]): FormData => {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value instanceof Blob ? value : String(value))
  return form
}

const requestOf = (endpoint: Endpoint, values: Values): RequestInit => {
  const body = onTheWire(endpoint.request, values)
  const base = { method: endpoint.method, credentials: 'include' } as const
  if (endpoint.encoding === 'multipart') return { ...base, body: formOf(body) }
  if (endpoint.encoding === 'none') return base
  return { ...base, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(Object.fromEntries(body)) }
}

const answerOf = (endpoint: Endpoint, response: Response): Promise<unknown> => {
  if (endpoint.response.kind === 'bytes') return response.blob()
  return response.headers.get('Content-Type')?.includes('json') ? response.json() : response.text()
}

/** Errors come by wire name; forms know field names. What stands below a field (subproductos.0.codigo) keeps its tail. */
const byFieldName = (fields: Fields, errors: unknown): Record<string, string[]> => {
  const names = new Map(Object.entries(fields).map(([name, field]) => [wireName(name, field), name]))
  return Object.fromEntries(Object.entries(valuesOf(errors)).flatMap(([path, messages]) => {
    const [head = '', ...tail] = path.split('.')
    return Array.isArray(messages) ? [[[names.get(head) ?? head, ...tail].join('.'), messages.map(String)]] : []
  }))
}

const failureOf = async (endpoint: Endpoint, response: Response): Promise<ApiError> => {
  const body = valuesOf(await response.json().catch(() => ({})))
  const message = typeof body.message === 'string' ? body.message : 'El servidor no pudo responder. Probá de nuevo.'
  return new ApiError(response.status, message, endpoint.access, byFieldName(endpoint.request, body.errors), body.actual)
}

/** A live backend may err: the outer shape is checked here, the rest by the conformance suite. */
const hasShape = <Answer>({ response }: Endpoint<unknown, Answer>, answer: unknown): answer is Answer => {
  switch (response.kind) {
    case 'list': return Array.isArray(answer)
    case 'object': return typeof answer === 'object' && answer !== null && !Array.isArray(answer)
    default: return true
  }
}

const unexpectedMessage = 'El servidor respondió algo que no esperábamos. Probá de nuevo.'
const offlineMessage = 'No hay conexión con el servidor. Revisá tu conexión y probá de nuevo.'

let answering: Promise<unknown> = Promise.resolve()

/** Calls wait for this: on a first visit the page is there before its backend. What fails here must be caught by who gives it. */
export const holdCalls = (until: Promise<unknown>): void => {
  answering = until
}

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

/** Makes a call of the contract and tells its answer alone. Throws `ApiError`, whatever goes wrong. */
export const call = async <Input, Answer>(endpoint: Endpoint<Input, Answer>, input: NoInfer<Input>, options?: Options): Promise<Answer> =>
  (await send(endpoint, input, options)).answer

/** Makes a call of the contract. Throws `ApiError`, whatever goes wrong. */
export async function send<Input, Answer>(endpoint: Endpoint<Input, Answer>, input: NoInfer<Input>, options: Options = {}): Promise<Sent<Answer>> {
  await answering
  const request = { ...requestOf(endpoint, valuesOf(input)), ...options }
  const response = await fetch(urlOf(endpoint, input), request).catch((error: unknown) => {
    if (options.signal?.aborted) throw error
    throw new ApiError(0, offlineMessage, endpoint.access)
  })
  noteAnswer(urlOf(endpoint, input), response.headers)
  if (!response.ok) throw await failureOf(endpoint, response)
  const answer = await answerOf(endpoint, response)
  if (!hasShape(endpoint, answer)) throw new ApiError(response.status, unexpectedMessage, endpoint.access)
  return { answer, change: changeOf(response) }
}
