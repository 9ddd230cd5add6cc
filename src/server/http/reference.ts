/** The contract over HTTP as a function from request to response: `npm run api` serves it, tests call it in process. */
import { createHash } from 'node:crypto'
import { allEndpoints } from '#contract/index.ts'
import { createEntornoLookup } from '#finder/near.ts'
import { readPlanned } from '#recognise/planned-sheet.ts'
import { judge } from '#contract/uploads.ts'
import { countDemoRecords } from '#mocks/company/count-demo-records.ts'
import { firstUser } from '../first-user.ts'
import { createBackend, type BackendOptions } from '#mocks/backend.ts'
import type { Pages } from '../letter-pages.ts'
import { seed as demo } from '#mocks/seed/index.ts'
import type { Store } from '#mocks/store/port.ts'
import type { Seed } from '#mocks/store/rows.ts'
import { createApp, type AppOptions } from './app.ts'
import { readAsset } from './assets.ts'
import { tellOwner } from '../accounts.ts'
import { withoutPlace } from '#mocks/place.ts'
import { cookieSessions } from './cookies.ts'
import { compressed } from './compressed.ts'
import { refuseForgery } from './origin.ts'
import { makeRenditions } from './renditions.ts'
import { openStore, type StoreLocation } from './persistent-store.ts'
import type { Room } from './room.ts'
import { dropForm, limited, readForm } from './spool.ts'
import { withResponseCache, type Answer } from '#mocks/response-cache.ts'

export interface ReferenceOptions
  extends
    StoreLocation,
    Pick<AppOptions, 'isReady' | 'origins'>,
    Pick<BackendOptions, 'captcha' | 'checkAnswer' | 'gate' | 'leaves' | 'onChange' | 'passwordRounds' | 'store'> {
  readonly seed: Seed
  /** Whether a given `store` outlives the server. */
  readonly isPersistent?: boolean
  readonly pages?: Pages
  readonly room?: Room | undefined
  /** Answers addresses outside the API, of the store: the site on the same origin. */
  readonly otherwise?: ((store: Store) => Answer) | undefined
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
  otherwise,
  isReady,
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
  const ownOrigins = site === undefined ? origins : [...origins, site]
  const api: Answer = async (request) => {
    refuseForgery(request, ownOrigins)
    const bounded = limited(request)
    return watched(bounded).finally(() => dropForm(bounded))
  }
  const { owns, open, close } = backend
  const app = createApp({ api: compressed(api), owns, origins, otherwise: otherwise?.(store), isReady })
  return { answer: async (request) => app.fetch(request), owns, open, close }
}
