/** THE service worker, emitted as /sw.js: the embedded backend, then the app's shell. A live build starts from worker/live.ts. */
import './worker/storage-stub.ts'
import { createBackend } from '../mocks/backend.ts'
import type { BackendOptions } from '../mocks/backend.ts'
import { Db } from '../mocks/db.ts'
import { kindOf } from '../mocks/kinds.ts'
import { oddFields } from '../mocks/mend.ts'
import { atMost } from './ui/at-most.ts'
import { broadcast } from './worker/clients.ts'
import { doTask, makeRenditions, openRoom, readSeed, readSheet, withPoint } from './worker/demo.ts'
import { forgetLooks, mayWrite } from './worker/looks.ts'
import { logged } from './worker/room/log.ts'
import { scenarios } from './worker/room/scenarios.ts'
import { scope } from './worker/scope.ts'
import { startShell } from './worker/shell.ts'
import { buildData } from './worker/warm.ts'

const openLimit = 3000

const options: BackendOptions = {
  readSheet,
  makeRenditions,
  // A database that begins anew: the browser may have cleared it alone.
  seed: () => forgetLooks().then(readSeed),
  asset: async (path) => (await buildData(`/demo/${path}`))?.blob(),
  onChange: (resources) => void broadcast({ type: 'CHANGED', resources }),
}
const backend = createBackend(options)
const { answererOf, pageOf } = scenarios(backend, (own) => createBackend({ ...options, ...own }), openRoom)

/** Nobody opens a page as it was before a write that has its answer. Before the write as well: this worker may be stopped in between. */
const respond = async (event: FetchEvent): Promise<Response> => {
  const { request } = event
  const answer = answererOf(event)
  if (!mayWrite(request)) return answer(request)
  await forgetLooks()
  const response = await (request.url.includes('/cargarCargaMasiva')
    ? withPoint(request, () => answer(request))
    : answer(request))
  await forgetLooks()
  return response
}

scope.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (url.origin !== location.origin) return
  const answer = backend.owns(url) ? logged(event, () => respond(event)) : pageOf(event.request)
  if (!answer) return
  event.stopImmediatePropagation()
  event.respondWith(answer)
})

// What a page asks about the company as a whole (demo/state).
scope.addEventListener('message', (event) => {
  const {
    data,
    ports: [port],
  } = event
  if (data.task && port)
    event.waitUntil(doTask(data, port, { Db, kindOf, oddFields, open: backend.open, readSeed, forgetLooks, broadcast }))
})

// Schema upgrades happen here. A database that something blocks must not keep every navigation waiting: calls then answer 503.
const openInTime = () => atMost(openLimit, backend.open().catch(console.error))
scope.addEventListener('activate', (event) => event.waitUntil(openInTime()))
// A first visit has no older worker whose schema this could change: the database is made while the shell is fetched.
scope.addEventListener('install', () => {
  if (!scope.registration.active) void openInTime()
})

startShell()
