/** The contract over HTTP as a function from request to response: `npm run api` serves it, tests call it in process. */
import { createHash } from 'node:crypto'
import { Hono, type MiddlewareHandler } from 'hono'
import { allEndpoints } from '#contract/index.ts'
import { createEntornoLookup } from '#finder/near.ts'
import { readPlanned } from '#recognise/planned-sheet.ts'
import { judge } from '#contract/uploads.ts'
import { countDemoRecords } from '#mocks/company/count-demo-records.ts'
import { firstUser } from '../first-user.ts'
import { createBackend, type BackendOptions } from '#mocks/backend.ts'
import type { Pages } from '../letter-pages.ts'
import { seed as demo } from '#mocks/seed/index.ts'
import type { Seed } from '#mocks/store/rows.ts'
import { asRefusal, refusalResponse } from '#mocks/refusal.ts'
import { readAsset } from './assets.ts'
import { tellOwner } from '../accounts.ts'
import { withoutPlace } from '#mocks/place.ts'
import { cookieSessions } from './cookies.ts'
import { createCors, refuseForgery } from './origin.ts'
import { makeRenditions } from './renditions.ts'
import { openStore, type StoreLocation } from './persistent-store.ts'
import type { Room } from './room.ts'
import { dropForm, limited, readForm } from './spool.ts'
import { withResponseCache, type Answer } from '#mocks/response-cache.ts'

export interface ReferenceOptions
  extends
    StoreLocation,
    Pick<BackendOptions, 'captcha' | 'checkAnswer' | 'gate' | 'leaves' | 'onChange' | 'passwordRounds' | 'store'> {
  readonly seed: Seed
  /** Whether a given `store` outlives the server. */
  readonly isPersistent?: boolean
  readonly pages?: Pages
  readonly room?: Room | undefined
  readonly origins: readonly string[]
  readonly crossSite: boolean
  /** Where the site is, if that is known. */
  readonly site?: string | undefined
  /** In ms since 1970; the machine's clock by default. */
  readonly now?: () => number
}

export interface Reference {
  readonly answer: Answer
  readonly owns: (url: URL) => boolean
  readonly open: () => Promise<void>
  readonly close: () => void
}

const contract = createHash('sha256').update(JSON.stringify(allEndpoints)).digest('base64url').slice(0, 8)

/** Files set their own lifetime; reads are not cached. */
const fresh: MiddlewareHandler = async (context, next) => {
  await next()
  if (!context.res.headers.has('Cache-Control')) context.res.headers.set('Cache-Control', 'no-store')
}

/** HEAD answers like GET without the body, and never writes. */
const respondTo = async (request: Request, respond: Answer): Promise<Response> => {
  if (request.method !== 'HEAD') return respond(request)
  // Marks the request as a followed link, which every delete by GET refuses.
  const headers = new Headers(request.headers)
  headers.set('Sec-Fetch-Dest', 'document')
  const response = await respond(new Request(request.url, { headers }))
  await response.body?.cancel()
  return new Response(null, response)
}

export const createReference = ({
  seed,
  origins,
  crossSite,
  site,
  data,
  databaseUrl,
  now,
  pages,
  room,
  ...options
}: ReferenceOptions): Reference => {
  const readSeed = () => Promise.resolve(seed)
  const { store, isPersistent } = options.store
    ? { store: options.store, isPersistent: options.isPersistent }
    : openStore({ data, databaseUrl }, readSeed)
  const backend = createBackend({
    ...options,
    store,
    asset: readAsset,
    makeRenditions,
    judge,
    withoutPlace,
    tellOwner,
    readSheet: readPlanned,
    near: createEntornoLookup,
    seed: readSeed,
    countDemoRecords: (db) => countDemoRecords(Promise.resolve(demo), db),
    firstUser,
    getSessions: (request) => cookieSessions(request, { crossSite, site }),
    ...(now && { now }),
    // In memory, forms are read as in the browser's worker.
    ...(isPersistent && { readForm: (request) => readForm(request, data), makesCopies: true }),
  })
  const answered = withResponseCache(store, backend.respond, contract)
  const respond: Answer = (request) => respondTo(request, answered)
  const paged: Answer = (request) => pages?.(request, store, respond) ?? respond(request)
  const watched = room?.watch(paged, store) ?? paged
  const app = new Hono()
  app.use(fresh, createCors(origins))
  app.all('*', ({ req: { raw } }) => {
    refuseForgery(raw, origins)
    const request = limited(raw)
    return watched(request).finally(() => dropForm(request))
  })
  app.onError((error) => refusalResponse(asRefusal(error)))
  return { answer: async (request) => app.fetch(request), owns: backend.owns, open: backend.open, close: backend.close }
}
