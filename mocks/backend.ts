import { http } from 'msw/http'
import type { HttpHandler } from 'msw/http'
import { getResponse } from 'msw/utils/get-response'
import type { Sheet } from '../src/contract/bulk-sheet.ts'
import { changeHeader } from '../src/contract/change-header.ts'
import { check } from '../src/contract/check.ts'
import type { Endpoint } from '../src/contract/endpoint.ts'
import { endpointAt } from '../src/contract/endpoint-at.ts'
import { allEndpoints } from '../src/contract/index.ts'
import { authorize, readCallers } from './access.ts'
import { readInput } from './body.ts'
import type { Call, Callers } from './call.ts'
import { generic } from './crud.ts'
import { Db } from './db.ts'
import type { Seed } from './db.ts'
import type { AssetReader } from './file-response.ts'
import { newJournal } from './journal.ts'
import type { Journal } from './journal.ts'
import { groupOf, writes } from './paths.ts'
import { asRefusal, Refusal, refusalResponse } from './refusal.ts'
import type { RenditionMaker } from './renditions.ts'
import { rules } from './rules/index.ts'
import { storeOf } from './rules/stores.ts'
import { ownSessions } from './sessions.ts'
import type { Sessions } from './sessions.ts'
import { readUploads } from './uploads.ts'
import { write } from './write.ts'

export interface BackendOptions {
  /** The bytes of a file that came with the seed, by its path below seed/media. */
  readonly asset: AssetReader
  /** `readRows` of contract/bulk-sheet.ts, which brings two parsers: the worker loads them when the first sheet comes. */
  readonly readSheet: (file: Blob) => Promise<Sheet>
  /** Smaller pictures of an uploaded one; without it the original is what there is. */
  readonly makeRenditions?: RenditionMaker
  /** What a new database starts with; asked for only then. */
  readonly seed: () => Promise<Seed>
  /** Milliseconds since 1970; the clock's own unless a test says otherwise. */
  readonly now?: () => number
  /** Told after every write, with the resources that changed. */
  readonly onChange?: (resources: readonly string[]) => void
  /** Under test every answer is held against the contract. */
  readonly checkResponses?: boolean
  readonly databaseName?: string
  /** Whose sessions a request carries; without it there is one browser, this one. */
  readonly sessionsOf?: (request: Request) => Sessions
}

export interface Backend {
  readonly owns: (url: URL) => boolean
  /** Answers any request below the API's paths; never throws. */
  readonly respond: (request: Request) => Promise<Response>
  readonly open: () => Promise<void>
  readonly close: () => void
}

/** A database that another connection blocks would hang every call. */
const openLimit = 4_000

type AnyRule = (input: Record<string, unknown>, call: Call) => Promise<unknown>

/** The rule of a call, else what its endpoint says it does. That each has one is checked where `rules` is declared. */
const ruleOf = (endpoint: Endpoint): AnyRule => {
  const special = new Map<string, unknown>(Object.entries(rules)).get(endpoint.name)
  if (typeof special === 'function') return (input, call) => special(input, call)
  if (!endpoint.does) throw new Error(`No rule for ${endpoint.name}`)
  return generic[endpoint.does]
}

const answerResponse = (answer: unknown, change: number | undefined): Response => {
  const headers: Record<string, string> = change === undefined ? {} : { [changeHeader]: String(change) }
  return typeof answer === 'string'
    ? new Response(answer, { headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' } })
    : Response.json(answer ?? null, { headers })
}

/** What will be made of the answer, 'empty' for a script: a worker is told by the request itself, a server by a header of the browser's. */
const destinationOf = ({ mode, destination, headers }: Request) =>
  headers.get('Sec-Fetch-Dest') ?? (mode === 'navigate' ? 'document' : destination || 'empty')

/** A delete by GET must not happen because somebody follows a link or because a text names it as a picture. */
const refuseNavigation = (endpoint: Endpoint, request: Request) => {
  if (endpoint.method === 'GET' && writes(endpoint) && destinationOf(request) !== 'empty') {
    throw new Refusal(405, 'Esta acción se hace desde el panel.')
  }
}

const checkAnswer = (endpoint: Endpoint, answer: unknown) => {
  const issues = check(endpoint.response, answer)
  if (issues.length > 0) throw new Error(`${endpoint.name} breaks the contract: ${JSON.stringify(issues)}`)
}

const openWithin = (db: Db): Promise<unknown> => {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new DOMException('database blocked', 'TimeoutError')), openLimit)
  return Promise.race([db.start(), tooLate]).finally(() => clearTimeout(timer))
}

/** Runs a call: who may, what was sent, one transaction, one entry in the history. */
const run = async (endpoint: Endpoint, request: Request, db: Db, options: BackendOptions): Promise<Response> => {
  const { asset, readSheet, makeRenditions, onChange, checkResponses, sessionsOf, now = Date.now } = options
  refuseNavigation(endpoint, request)
  await openWithin(db)
  const sessions = sessionsOf?.(request) ?? ownSessions
  const admitted = async () => {
    const callers = await readCallers(db, sessions)
    authorize(endpoint.access, callers)
    return callers
  }
  // Before the body is read: nobody uploads a file for nothing.
  const callersAtFirst = await admitted()
  const input = await readInput(endpoint, request)
  const uploads = await readUploads(db, endpoint.request, input)
  const said: Call['said'] = {}
  const callOf = (callers: Callers, journal: Journal): Call => ({
    db,
    endpoint,
    request,
    callers,
    sessions,
    uploads,
    asset,
    readSheet,
    makeRenditions,
    storeOf,
    now,
    journal,
    said,
    note: (subject, done) => {
      Object.assign(said, { subject }, done !== undefined && { done })
    },
  })
  const made = writes(endpoint)
    ? await write(
        db,
        now,
        async (journal) => callOf(await admitted(), journal),
        (call) => ruleOf(endpoint)(input, call),
      )
    : { answer: await ruleOf(endpoint)(input, callOf(callersAtFirst, newJournal(0))) }
  if (checkResponses && !(made.answer instanceof Response)) checkAnswer(endpoint, made.answer)
  if ('changes' in made) onChange?.(made.changes)
  const response =
    made.answer instanceof Response
      ? made.answer
      : answerResponse(made.answer, 'change' in made ? made.change : undefined)
  for (const cookie of sessions.cookies()) response.headers.append('Set-Cookie', cookie)
  return response
}

const mswPath = ({ path }: Endpoint) => path.replace(/\{(\w+)\}/g, ':$1')

const handlerOf = (endpoint: Endpoint, db: Db, options: BackendOptions): HttpHandler => {
  const method = endpoint.method === 'POST' ? http.post : http.get
  return method(mswPath(endpoint), async ({ request }) => {
    try {
      return await run(endpoint, request, db, options)
    } catch (error) {
      return refusalResponse(asRefusal(error))
    }
  })
}

const noCall = ({ pathname }: URL) =>
  endpointAt(pathname)
    ? new Refusal(405, 'Esta dirección existe, pero no se usa así.')
    : new Refusal(404, `No existe ${pathname}.`)

/** The embedded backend: the whole contract, answered from IndexedDB. */
export const createBackend = (options: BackendOptions): Backend => {
  const db = new Db(options.databaseName ?? 'vidriera', options.seed)
  const groups = new Map<string, HttpHandler[]>()
  for (const endpoint of allEndpoints) {
    const group = groupOf(endpoint.path)
    groups.set(group, [...(groups.get(group) ?? []), handlerOf(endpoint, db, options)])
  }
  const respond = async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    try {
      const group = groups.get(groupOf(decodeURI(url.pathname)))
      const response = group && (await getResponse(group, request, { baseUrl: url.origin }))
      return response ?? refusalResponse(noCall(url))
    } catch (error) {
      return refusalResponse(
        error instanceof URIError ? new Refusal(400, 'La dirección no es válida.') : asRefusal(error),
      )
    }
  }
  return {
    respond,
    owns: ({ pathname }) => pathname.startsWith('/api/') || groups.has(groupOf(pathname)),
    open: async () => {
      await openWithin(db)
    },
    close: () => db.close(),
  }
}
