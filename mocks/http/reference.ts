/** The contract over HTTP, as a function from request to response: what `npm run api` serves and the tests ask in process. */
import { Hono } from 'hono'
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { limits } from '../../src/contract/fields.ts'
import { readRows } from '../../src/contract/bulk-sheet.ts'
import { createBackend } from '../backend.ts'
import type { Seed } from '../db.ts'
import { asRefusal, refusalResponse, tooLarge } from '../refusal.ts'
import { readAsset } from './assets.ts'
import { cookieSessions } from './cookies.ts'
import { corsOf, refuseForgery } from './origin.ts'
import { makeRenditions } from './renditions.ts'

export type Answer = (request: Request) => Promise<Response>

export interface ReferenceOptions {
  readonly seed: Seed
  readonly origins: readonly string[]
  readonly crossSite: boolean
  readonly databaseName?: string
  /** Its clock, in ms since 1970; the machine's own without it. */
  readonly now?: () => number
}

export interface Reference {
  readonly answer: Answer
  readonly owns: (url: URL) => boolean
  readonly close: () => void
}

/** A file of the greatest size, and the fields and boundaries around it. */
const bodyMax = limits.any + 1024 * 1024

/** Files say themselves how long they are good for; what is read is good for now. */
const fresh: MiddlewareHandler = async (context, next) => {
  await next()
  if (!context.res.headers.has('Cache-Control')) context.res.headers.set('Cache-Control', 'no-store')
}

/** HEAD is GET without the body; of a call that writes there is none. */
const respondTo = async (request: Request, respond: Answer): Promise<Response> => {
  if (request.method !== 'HEAD') return respond(request)
  // As if an address were followed, which no delete by GET puts up with.
  const headers = new Headers(request.headers)
  headers.set('Sec-Fetch-Dest', 'document')
  const response = await respond(new Request(request.url, { headers }))
  await response.body?.cancel()
  return new Response(null, response)
}

export const createReference = ({ seed, origins, crossSite, databaseName, now }: ReferenceOptions): Reference => {
  const backend = createBackend({
    asset: readAsset,
    makeRenditions,
    readSheet: readRows,
    seed: () => Promise.resolve(seed),
    sessionsOf: (request) => cookieSessions(request, { crossSite }),
    ...(databaseName !== undefined && { databaseName }),
    ...(now && { now }),
  })
  const app = new Hono()
  app.use(fresh, corsOf(origins))
  app.use(bodyLimit({ maxSize: bodyMax, onError: () => refusalResponse(tooLarge('file', 'Es demasiado grande.')) }))
  app.all('*', ({ req: { raw } }) => {
    refuseForgery(raw, origins)
    return respondTo(raw, backend.respond)
  })
  app.onError((error) => refusalResponse(asRefusal(error)))
  return { answer: async (request) => app.fetch(request), owns: backend.owns, close: backend.close }
}
