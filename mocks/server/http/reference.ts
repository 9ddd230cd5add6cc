/** The contract over HTTP as a function from request to response: `npm run api` serves it, tests call it in process. */
import { createHash } from 'node:crypto'
import { Hono, type MiddlewareHandler } from 'hono'
import { allEndpoints } from '../../../src/contract/index.ts'
import { nearIn } from '../../../src/finder/near.ts'
import { readPlanned } from '../../../src/contract/planned-sheet.ts'
import { leftOf } from '../../company/left.ts'
import { firstUser } from '../first-user.ts'
import { createBackend, type BackendOptions } from '../../backend.ts'
import type { Pages } from '../pages.ts'
import { seed as demo } from '../../seed/index.ts'
import type { Seed } from '../../store/rows.ts'
import { asRefusal, refusalResponse } from '../../refusal.ts'
import { readAsset } from './assets.ts'
import { withoutPlace } from '../../photo-place.ts'
import { cookieSessions } from './cookies.ts'
import { corsOf, refuseForgery } from './origin.ts'
import { makeRenditions } from './renditions.ts'
import { openStore, type StorePlace } from './persistent-store.ts'
import { dropForm, limited, readForm } from './spool.ts'
import { validated, type Answer } from '../../validators.ts'

export interface ReferenceOptions
  extends StorePlace, Pick<BackendOptions, 'captcha' | 'gate' | 'onChange' | 'passwordRounds' | 'store'> {
  readonly seed: Seed
  /** Whether a given `store` outlives the server. */
  readonly isPersistent?: boolean
  readonly pages?: Pages
  readonly origins: readonly string[]
  readonly crossSite: boolean
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
  data,
  databaseUrl,
  now,
  pages,
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
    withoutPlace,
    readSheet: readPlanned,
    near: nearIn,
    seed: readSeed,
    left: (db) => leftOf(Promise.resolve(demo), db),
    firstUser,
    sessionsOf: (request) => cookieSessions(request, { crossSite }),
    ...(now && { now }),
    // In memory, forms are read as in the browser's worker.
    ...(isPersistent && { readForm }),
  })
  const respond = validated(store, backend.respond, contract)
  const app = new Hono()
  app.use(fresh, corsOf(origins))
  app.all('*', ({ req: { raw } }) => {
    refuseForgery(raw, origins)
    const request = limited(raw)
    const answer: Answer = (sent) => respondTo(sent, respond)
    return Promise.resolve(pages ? pages(request, store, answer) : answer(request)).finally(() => {
      void dropForm(request)
    })
  })
  app.onError((error) => refusalResponse(asRefusal(error)))
  return { answer: async (request) => app.fetch(request), owns: backend.owns, open: backend.open, close: backend.close }
}
