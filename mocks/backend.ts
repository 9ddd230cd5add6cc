import { http, type HttpHandler } from 'msw/http'
import { getResponse } from 'msw/utils/get-response'
import { changeHeader } from '#contract/change-header.ts'
import { textlessHeader, wholeHeader } from '#contract/upload-headers.ts'
import { writes, type Endpoint } from '#contract/endpoint.ts'
import { findEndpoint } from '#contract/find-endpoint.ts'
import { allEndpoints } from '#contract/index.ts'
import { isRecord } from '#contract/record.ts'
import { authorize, readCallers } from './access.ts'
import { readInput, type FormReader, type Hear } from './body.ts'
import type { Call, Callers, Deps, Work } from './call.ts'
import { generic } from './crud.ts'
import { newJournal, type Journal } from './journal.ts'
import { asRefusal, Refusal, refusalResponse } from './refusal.ts'
import { beginRenditions } from './renditions.ts'
import { rules } from './rules/index.ts'
import { getEntityTable } from './rules/tables.ts'
import { ownSessions, type Sessions } from './sessions.ts'
import { Db } from './store/dexie.ts'
import type { Store, Tables } from './store/port.ts'
import type { Seed } from './store/rows.ts'
import { readUploads, type Upload, type UploadTools } from './uploads.ts'
import { write, type Made } from './write.ts'

export interface BackendOptions extends Deps, UploadTools {
  /** The contents of a new database, loaded only then. */
  readonly seed: () => Promise<Seed>
  /** Milliseconds since 1970; the clock's own by default. */
  readonly now?: () => number
  /** The day for written dates, if it differs from `now`. Expiry does not depend on it. */
  readonly day?: () => number
  /** Does something around every write that is allowed, outside its transaction. */
  readonly aroundWrite?: (endpoint: Endpoint, write: () => Promise<Made>) => Promise<Made>
  /** Called after every write with the changed resources and the writing request; the answer waits for it. */
  readonly onChange?: (resources: readonly string[], request: Request) => unknown
  /** Hears the body of a call, and its answer where that is text: a log copies neither. */
  readonly hear?: Hear
  /** Tests check every answer against the contract: check-answer.ts. */
  readonly checkAnswer?: ((endpoint: Endpoint, input: Input, answer: unknown) => void) | undefined
  readonly databaseName?: string
  /** The store; by default this browser's database of that name. */
  readonly store?: Store
  /** Asked before any costly work; refuses callers that ask too often. */
  readonly gate?: Gate
  /** How forms are read. With it, requests arrive unchanged: a worker's handlers get copies, which would hold a body in memory. */
  readonly readForm?: FormReader
  /** The sessions that a request carries; by default those of this one browser. */
  readonly getSessions?: (request: Request) => Sessions
}

/** Checks a call once its body is read and its caller is allowed. Refuses by throwing; the returned function receives the answer, or the refusal. */
export type Gate = (call: {
  readonly endpoint: Endpoint
  readonly request: Request
  readonly input: Readonly<Record<string, unknown>>
  readonly store: Store
  readonly callers: Callers
}) => Promise<((outcome: unknown) => Promise<void>) | undefined>

export interface Backend {
  readonly owns: (url: URL) => boolean
  /** Answers any request below the API's paths; never throws. */
  readonly respond: (request: Request) => Promise<Response>
  readonly open: () => Promise<void>
  readonly close: () => void
  readonly store: Store
}

type Input = Record<string, unknown>

/** Prepares a call by its rule, or by the `does` of its endpoint. The type of `rules` guarantees one of both. */
const prepare = async (endpoint: Endpoint, input: Input, outside: Call): Promise<Work> => {
  const special =
    new Map<string, unknown>(Object.entries(rules)).get(endpoint.name) ?? (endpoint.does && generic[endpoint.does])
  if (typeof special === 'function') return (call) => special(input, call)
  if (isRecord(special) && typeof special['prepare'] === 'function') return special['prepare'](input, outside)
  throw new Error(`No rule for ${endpoint.name}`)
}

/** The answer as a response; `hear` gets its text. */
const toResponse = ({ answer, change }: Made, request: Request, { hear }: Pick<BackendOptions, 'hear'>): Response => {
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
const getDestination = ({ mode, destination, headers }: Request) =>
  headers.get('Sec-Fetch-Dest') ?? (mode === 'navigate' ? 'document' : destination || 'empty')

/** Whether a browser shows the answer, as a page or a picture. Over plain HTTP only `Accept` tells it. */
const isToBeShown = ({ headers }: Pick<Request, 'headers'>): boolean =>
  !headers.has('Sec-Fetch-Dest') && /text\/html|image\//i.test(headers.get('Accept') ?? '')

/** A followed link or a picture's address must not trigger a delete by GET. */
const refuseNavigation = (endpoint: Endpoint, request: Request) => {
  if (endpoint.method === 'GET' && writes(endpoint) && (getDestination(request) !== 'empty' || isToBeShown(request))) {
    throw new Refusal(405, 'Esta acción se hace desde el panel.')
  }
}

/** Begins the copies of stored pictures. Whatever happens to them, the write stands. */
const hasWholePicture = async (
  uploads: ReadonlyMap<string, Upload>,
  store: Store,
  { makeRenditions }: Pick<BackendOptions, 'makeRenditions'>,
): Promise<boolean> => {
  if (!makeRenditions || uploads.size === 0) return false
  const names = [...uploads.values()].map(({ name }) => name)
  return beginRenditions(store, names, makeRenditions).catch(() => false)
}

/** Whether a call answers everybody alike. No session is looked up for it, so a long write of another tab delays no visitor's read. */
const isForAnybody = (endpoint: Endpoint) =>
  endpoint.access === 'public' && !endpoint.cookies && endpoint.does !== undefined && !writes(endpoint)

/** Runs a call: access, input, one transaction, one entry in the history. */
const run = async (endpoint: Endpoint, request: Request, store: Store, options: BackendOptions): Promise<Response> => {
  const { gate, getSessions, now = Date.now, day = now } = options
  refuseNavigation(endpoint, request)
  await store.start()
  const sessions = getSessions?.(request) ?? ownSessions
  const admitted = async (db: Tables, previous?: Callers) => {
    const callers = await readCallers(db, sessions, previous)
    authorize(endpoint.access, callers)
    return callers
  }
  // Checks access before reading the body, so that nobody uploads a file in vain.
  const callersAtFirst = isForAnybody(endpoint) ? { panel: undefined, zona: undefined } : await admitted(store)
  const input = await readInput(endpoint, request, options)
  const uploads = await readUploads(store, endpoint.request, input, options)
  const settle = await gate?.({ endpoint, request, input, store, callers: callersAtFirst })
  const summary: Call['summary'] = {}
  const createCall = (db: Tables, callers: Callers, journal: Journal): Call => ({
    ...options,
    db,
    endpoint,
    request,
    callers,
    sessions,
    uploads,
    getEntityTable,
    now,
    day,
    journal,
    summary,
    note: (subject, done) => {
      Object.assign(summary, { subject }, done !== undefined && { done })
    },
  })
  const outside = createCall(store, callersAtFirst, newJournal(0))
  const make = async (): Promise<Made> => {
    const rule = await prepare(endpoint, input, outside)
    if (!writes(endpoint)) return { answer: await rule(outside) }
    const writeOnce = () => write(store, now, (db) => admitted(db, callersAtFirst), createCall, rule)
    return options.aroundWrite?.(endpoint, writeOnce) ?? writeOnce()
  }
  const made = await make().catch(async (error: unknown) => {
    if (error instanceof Refusal) await settle?.(error)
    throw error
  })
  await settle?.(made.answer)
  if (!(made.answer instanceof Response)) options.checkAnswer?.(endpoint, input, made.answer)
  if (made.changes) await options.onChange?.(made.changes, request)
  const response = toResponse(made, request, options)
  if (made.changes && (await hasWholePicture(uploads, store, options))) response.headers.set(wholeHeader, '1')
  if ([...uploads.values()].some(({ hadText }) => hadText)) response.headers.set(textlessHeader, '1')
  for (const cookie of sessions.cookies()) response.headers.append('Set-Cookie', cookie)
  return response
}

const mswPath = ({ path }: Endpoint) => path.replace(/\{(\w+)\}/g, ':$1')

const answerTo = (endpoint: Endpoint, request: Request, store: Store, options: BackendOptions): Promise<Response> =>
  run(endpoint, request, store, options).catch((error: unknown) => refusalResponse(asRefusal(error)))

const createHandler = (endpoint: Endpoint, store: Store, options: BackendOptions): HttpHandler => {
  const method = endpoint.method === 'POST' ? http.post : http.get
  return method(mswPath(endpoint), ({ request }) => answerTo(endpoint, request, store, options))
}

const noCall = (pathname: string, endpoint?: Endpoint) =>
  endpoint ? new Refusal(405, 'Esta dirección existe, pero no se usa así.') : new Refusal(404, `No existe ${pathname}.`)

/** The embedded backend: the whole contract on a store. */
export const createBackend = (options: BackendOptions): Backend => {
  const store = options.store ?? new Db(options.databaseName ?? 'vidriera', options.seed)
  const handlers = new Map(allEndpoints.map((endpoint) => [endpoint, createHandler(endpoint, store, options)]))
  const respond = async (request: Request): Promise<Response> => {
    const { pathname, origin } = new URL(request.url)
    try {
      // Finds the one handler to ask: trying the paths of all takes a millisecond per call.
      const endpoint = findEndpoint(decodeURI(pathname) && pathname)
      if (endpoint?.method !== request.method) return refusalResponse(noCall(pathname, endpoint))
      if (options.readForm) return await answerTo(endpoint, request, store, options)
      const handler = handlers.get(endpoint)
      const response = handler && (await getResponse([handler], request, { baseUrl: origin }))
      return response ?? refusalResponse(noCall(pathname))
    } catch (error) {
      return refusalResponse(
        error instanceof URIError ? new Refusal(400, 'La dirección no es válida.') : asRefusal(error),
      )
    }
  }
  return {
    store,
    respond,
    owns: ({ pathname }) => pathname.startsWith('/api/') || findEndpoint(pathname) !== undefined,
    open: () => store.start(),
    close: () => store.close(),
  }
}
