/** The worker with the embedded backend, then the app's shell. demo.ts starts it in a build, dev.ts in development; a live build's worker is live.ts. */
import { createBackend } from '#mocks/backend.ts'
import type { BackendOptions } from '#mocks/backend.ts'
import { findKind } from '#mocks/kinds.ts'
import type { Seed } from '#mocks/store/rows.ts'
import { oddFields } from '#mocks/stored-record.ts'
import { withResponseCache } from '#mocks/response-cache.ts'
import { cargarCargaMasiva } from '#contract/carga-masiva.ts'
import type { ToWorker } from '#state/messages.ts'
import { atMost } from '#ui/at-most.ts'
import { broadcast } from './clients.ts'
import type * as OnDemand from './on-demand.ts'
import { forgetPageSnapshots } from '#state/page-snapshots.ts'
import { logged } from './log.ts'
import { hear } from './call-notes.ts'
import { scenarios } from './scenarios.ts'
import { scope } from './scope.ts'
import { startShell } from './shell.ts'
import { buildData } from './warm.ts'

const openLimit = 3000

/** What a build has in scripts of its own. */
interface Parts {
  readonly rare: () => typeof OnDemand
  readonly readSeed: () => Promise<Seed>
}

/** The tab that a request comes from. */
const tabs = new WeakMap<Request, string>()

export const startEmbedded = ({ rare, readSeed }: Parts): void => {
  const options: BackendOptions = {
    readSheet: (file) => rare().readSheet(file),
    makeRenditions: async (picture) => rare().makeRenditions(picture),
    near: (productos) => rare().near(productos),
    judge: async (file, accept) => rare().judge(file, accept),
    withoutPlace: async (photo) => rare().withoutPlace(photo),
    // Called for a new database. The browser may have cleared the old database and kept the page snapshots.
    seed: () => forgetPageSnapshots().then(readSeed),
    asset: async (path) => (await buildData(`/demo/${path}`))?.blob(),
    // `onChange` deletes the page snapshots again after the write, unless the browser has stopped the worker.
    aroundWrite: async (endpoint, write) => {
      await forgetPageSnapshots()
      return endpoint === cargarCargaMasiva ? rare().withWayBackFor(write, backend.store) : write()
    },
    // A page hears of its own write before the answer comes, while it still writes (app/boot/start.tsx). It opens a new cache then.
    onChange: async (resources, request) => {
      await forgetPageSnapshots()
      await broadcast({ type: 'CHANGED', resources }, tabs.get(request)).catch(console.warn)
    },
    hear,
    countDemoRecords: (db) => rare().countDemoRecords(readSeed(), db),
  }
  const created = createBackend(options)
  const backend = {
    ...created,
    respond: withResponseCache(created.store, created.respond, '', ({ response }) => response.kind !== 'bytes'),
  }

  const { findResponder, findPageResponse } = scenarios(
    { usual: backend, backendFor: (overrides) => createBackend({ ...options, ...overrides }) },
    (deps) => rare().openReview(deps),
  )

  scope.addEventListener('fetch', (event) => {
    const url = new URL(event.request.url)
    if (url.origin !== location.origin) return
    tabs.set(event.request, event.clientId)
    const isManifest = url.pathname === '/manifest.webmanifest'
    const answer = isManifest
      ? rare().manifest(event.request, backend.respond)
      : backend.owns(url)
        ? logged(event, () => findResponder(event)(event.request))
        : findPageResponse(event.request)
    if (!answer) return
    event.stopImmediatePropagation()
    event.respondWith(answer)
  })

  // Tasks of 'Datos' on the whole company (review/state).
  scope.addEventListener('message', (event) => {
    const message: ToWorker = event.data
    const [port] = event.ports
    if (message.type === 'TASK' && port)
      event.waitUntil(
        rare().doTask(message.task, port, {
          open: backend.open,
          store: backend.store,
          findKind,
          oddFields,
          readSeed,
          forgetPageSnapshots,
          broadcast,
        }),
      )
  })

  // Schema upgrades happen here. The limit keeps a blocked database from holding every navigation: calls answer 503 then.
  const openInTime = () => atMost(openLimit, backend.open().catch(console.error))
  scope.addEventListener('activate', (event) => event.waitUntil(openInTime()))
  // A first visit has no older worker that uses the database, so the database is filled while the shell is fetched.
  scope.addEventListener('install', () => {
    if (!scope.registration.active) void openInTime()
  })

  startShell()
}
