import { http, type HttpHandler } from 'msw/http'
import { getResponse } from 'msw/utils/get-response'
import { changeHeader } from '../src/contract/change-header.ts'
import { check } from '../src/contract/check.ts'
import { writes, type Endpoint } from '../src/contract/endpoint.ts'
import { endpointAt } from '../src/contract/endpoint-at.ts'
import { allEndpoints } from '../src/contract/index.ts'
import { isRecord } from '../src/contract/record.ts'
import { authorize, readCallers } from './access.ts'
import { readInput, type FormReader, type Hear } from './body.ts'
import type { Call, Callers, Deps, Work } from './call.ts'
import { generic } from './crud.ts'
import { newJournal, type Journal } from './journal.ts'
import { asRefusal, Refusal, refusalResponse } from './refusal.ts'
import { rules } from './rules/index.ts'
import { tableOf } from './rules/tables.ts'
import { ownSessions, type Sessions } from './sessions.ts'
import { Db } from './store/dexie.ts'
import type { Store, Tables } from './store/port.ts'
import type { Seed } from './store/rows.ts'
import { readUploads } from './uploads.ts'
import { write, type Made } from './write.ts'

export interface BackendOptions extends Deps {
  /** `withoutPlace` of photo-place.ts; without it a photo keeps the place where it was taken. */
  readonly withoutPlace?: (photo: File) => Promise<File>
  /** The contents of a new database, loaded only then. */
  readonly seed: () => Promise<Seed>
  /** Milliseconds since 1970; the clock's own by default. */
  readonly now?: () => number
  /** The day for written dates, if it differs from `now`. Expiry does not depend on it. */
  readonly day?: () => number
  /** Called after every write with the changed resources, and the request that wrote; the answer waits for it. */
  readonly onChange?: (resources: readonly string[], request: Request) => unknown
  /** Told what a call has brought, and what it is answered as text: a log copies neither. */
  readonly hear?: Hear
  /** Tests check every answer against the contract. */
  readonly checkResponses?: boolean
  readonly databaseName?: string
  /** The store; by default this browser's database of that name. */
  readonly store?: Store
  /** Asked before any costly work; refuses callers that ask too often. */
  readonly gate?: Gate
  /** How forms are read. With it, requests arrive unchanged: a worker's handlers get copies, which would hold a body in memory. */
  readonly readForm?: FormReader
  /** The sessions that a request carries; by default those of this one browser. */
  readonly sessionsOf?: (request: Request) => Sessions
}

/** Checks a call once its body is read and its caller is allowed. Refuses by throwing; the returned function receives the answer. */
export type Gate = (requested: {
  readonly endpoint: Endpoint
  readonly request: Request
  readonly input: Readonly<Record<string, unknown>>
  readonly store: Store
}) => Promise<((answer: unknown) => Promise<void>) | undefined>

export interface Backend {
  readonly owns: (url: URL) => boolean
  /** Answers any request below the API's paths; never throws. */
  readonly respond: (request: Request) => Promise<Response>
  readonly open: () => Promise<void>
  readonly close: () => void
  readonly store: Store
}

type Input = Record<string, unknown>

/** Prepares a call by its rule, or by what its endpoint `does`. The type of `rules` guarantees one of both. */
const prepare = async (endpoint: Endpoint, input: Input, outside: Call): Promise<Work> => {
  const special =
    new Map<string, unknown>(Object.entries(rules)).get(endpoint.name) ?? (endpoint.does && generic[endpoint.does])
  if (typeof special === 'function') return (call) => special(input, call)
  if (isRecord(special) && typeof special['prepare'] === 'function') return special['prepare'](input, outside)
  throw new Error(`No rule for ${endpoint.name}`)
}

/** An answer as a response, once it is heard as text. */
const responseOf = ({ answer, change }: Made, request: Request, { hear }: Pick<BackendOptions, 'hear'>): Response => {
  if (answer instanceof Response) return answer
  const isText = typeof answer === 'string'
  const text = isText ? answer : JSON.stringify(answer ?? null)
  hear?.(request, { text })
  return new Response(text, {
    headers: {
      'Content-Type': isText ? 'text/plain; charset=utf-8' : 'application/json',
      ...(change !== undefined && { [changeHeader]: String(change) }),
    },
  })
}

/** The request's destination, 'empty' for a script. A worker reads it from the request, a server from a browser header. */
const destinationOf = ({ mode, destination, headers }: Request) =>
  headers.get('Sec-Fetch-Dest') ?? (mode === 'navigate' ? 'document' : destination || 'empty')

/** A followed link or a picture's address must not trigger a delete by GET. */
const refuseNavigation = (endpoint: Endpoint, request: Request) => {
  if (endpoint.method === 'GET' && writes(endpoint) && destinationOf(request) !== 'empty') {
    throw new Refusal(405, 'Esta acción se hace desde el panel.')
  }
}

const checkAnswer = (endpoint: Endpoint, input: Input, answer: unknown) => {
  const isShort = Object.keys(endpoint.query).some((name) => input[name] !== undefined)
  const issues = check((isShort && endpoint.short) || endpoint.response, answer)
  if (issues.length > 0) throw new Error(`${endpoint.name} breaks the contract: ${JSON.stringify(issues)}`)
}

/** Whether a call answers everybody alike: no session is looked up, so that a long write of another tab holds no visitor's read. */
const isForAnybody = (endpoint: Endpoint) =>
  endpoint.access === 'public' && !endpoint.cookies && endpoint.does !== undefined && !writes(endpoint)

/** Runs a call: access, input, one transaction, one entry in the history. */
const run = async (endpoint: Endpoint, request: Request, store: Store, options: BackendOptions): Promise<Response> => {
  const { gate, sessionsOf, now = Date.now, day = now } = options
  refuseNavigation(endpoint, request)
  await store.start()
  const sessions = sessionsOf?.(request) ?? ownSessions
  const admitted = async (db: Tables, before?: Callers) => {
    const callers = await readCallers(db, sessions, before)
    authorize(endpoint.access, callers)
    return callers
  }
  // Checks access before reading the body, so that nobody uploads a file in vain.
  const callersAtFirst = isForAnybody(endpoint) ? { panel: undefined, zona: undefined } : await admitted(store)
  const input = await readInput(endpoint, request, options)
  const uploads = await readUploads(store, endpoint.request, input, options.withoutPlace)
  const settle = await gate?.({ endpoint, request, input, store })
  const summary: Call['summary'] = {}
  const callOf = (db: Tables, callers: Callers, journal: Journal): Call => ({
    ...options,
    db,
    endpoint,
    request,
    callers,
    sessions,
    uploads,
    tableOf,
    now,
    day,
    journal,
    summary,
    note: (subject, done) => {
      Object.assign(summary, { subject }, done !== undefined && { done })
    },
  })
  const outside = callOf(store, callersAtFirst, newJournal(0))
  const rule = await prepare(endpoint, input, outside)
  const made: Made = writes(endpoint)
    ? await write(store, now, (db) => admitted(db, callersAtFirst), callOf, rule)
    : { answer: await rule(outside) }
  await settle?.(made.answer)
  if (options.checkResponses && !(made.answer instanceof Response)) checkAnswer(endpoint, input, made.answer)
  if (made.changes) await options.onChange?.(made.changes, request)
  const response = responseOf(made, request, options)
  for (const cookie of sessions.cookies()) response.headers.append('Set-Cookie', cookie)
  return response
}

const mswPath = ({ path }: Endpoint) => path.replace(/\{(\w+)\}/g, ':$1')

const answerTo = (endpoint: Endpoint, request: Request, store: Store, options: BackendOptions): Promise<Response> =>
  run(endpoint, request, store, options).catch((error: unknown) => refusalResponse(asRefusal(error)))

const handlerOf = (endpoint: Endpoint, store: Store, options: BackendOptions): HttpHandler => {
  const method = endpoint.method === 'POST' ? http.post : http.get
  return method(mswPath(endpoint), ({ request }) => answerTo(endpoint, request, store, options))
}

/** Groups calls by their first two segments: matching every path would take a millisecond per call. */
const groupOf = (pathname: string) => pathname.split('/', 3).join('/')

const noCall = ({ pathname }: URL) =>
  endpointAt(pathname)
    ? new Refusal(405, 'Esta dirección existe, pero no se usa así.')
    : new Refusal(404, `No existe ${pathname}.`)

/** The embedded backend: the whole contract on a store. */
export const createBackend = (options: BackendOptions): Backend => {
  const store = options.store ?? new Db(options.databaseName ?? 'vidriera', options.seed)
  const groups = new Map<string, HttpHandler[]>()
  for (const endpoint of allEndpoints) {
    const group = groupOf(endpoint.path)
    groups.set(group, [...(groups.get(group) ?? []), handlerOf(endpoint, store, options)])
  }
  const byHandler = async (request: Request, { pathname, origin }: URL) => {
    const group = groups.get(groupOf(decodeURI(pathname)))
    return group && getResponse(group, request, { baseUrl: origin })
  }
  const directly = async (request: Request, { pathname }: URL) => {
    const endpoint = endpointAt(decodeURI(pathname) && pathname)
    return endpoint?.method === request.method ? answerTo(endpoint, request, store, options) : undefined
  }
  const respond = async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    try {
      const response = await (options.readForm ? directly(request, url) : byHandler(request, url))
      return response ?? refusalResponse(noCall(url))
    } catch (error) {
      return refusalResponse(
        error instanceof URIError ? new Refusal(400, 'La dirección no es válida.') : asRefusal(error),
      )
    }
  }
  return {
    store,
    respond,
    owns: ({ pathname }) => pathname.startsWith('/api/') || groups.has(groupOf(pathname)),
    open: () => store.start(),
    close: () => store.close(),
  }
}
