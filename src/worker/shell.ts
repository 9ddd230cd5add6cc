/** Serves the app's own files offline, and obeys the page's messages. */
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { embedded } from '../state/mode.ts'
import type { ToWorker } from '../state/messages.ts'
import { forgetPageSnapshots, pageSnapshotCache } from '../state/page-snapshots.ts'
import { scope, shellFiles } from './scope.ts'
import { buildFile, warm, warmWords, type More } from './warm.ts'

const acts: Readonly<Partial<Record<ToWorker['type'], (more?: More) => Promise<unknown>>>> = {
  CLAIM: () => scope.clients.claim(),
  SKIP_WAITING: () => scope.skipWaiting(),
  WARM: warm,
  // A live build promises offline only the pages that were seen.
  ...(embedded && { WARM_WORDS: warmWords }),
}

const listen = (more?: More) =>
  scope.addEventListener('message', (event) => {
    const { type }: ToWorker = event.data
    event.waitUntil(acts[type]?.(more) ?? Promise.resolve())
  })

/** Whether the cached files serve a request. Ranges go to the host: a video that began to play from the host goes on there (see videoUrl). */
const isBuildFile = ({ sameOrigin, url, request }: { sameOrigin: boolean; url: URL; request: Request }) =>
  sameOrigin && /^\/((assets|demo|icons)\/|favicon\.)/.test(url.pathname) && !request.headers.has('Range')

const isPage = ({ url, request }: { url: URL; request: Request }) =>
  request.mode === 'navigate' && !url.pathname.startsWith('/api/')

const cacheName = pageSnapshotCache(
  /^assets\/boot-(.+)\.js$/m.exec(shellFiles?.map(({ url }) => url).join('\n') ?? '')?.[1] ?? '',
)

/** Undefined where there is none. A cache that fails counts as none, so that the shell is served. */
const pageSnapshotOf = ({ href }: URL): Promise<Response | undefined> =>
  caches.match(href, { cacheName }).catch(() => undefined)

/** Lets browsers with static routing take hashed files, which never change, from the cache without waking the worker. */
const routePastUs = () =>
  scope.addEventListener('install', (event) => {
    if (!('addRoutes' in event) || typeof event.addRoutes !== 'function') return
    event.addRoutes({ condition: { urlPattern: { pathname: '/assets/*' } }, source: 'cache' })
  })

const serveBuild = () => {
  routePastUs()
  // Addresses are used as they are: '/x' is not tried as '/x.html' or '/x/index.html'.
  precacheAndRoute([...shellFiles], { cleanURLs: false, directoryIndex: '' })
  cleanupOutdatedCaches()
  registerRoute(isBuildFile, ({ url }) => buildFile(url.pathname))
  const shell = createHandlerBoundToURL('/shell.html')
  registerRoute(isPage, async (options) => (await pageSnapshotOf(options.url)) ?? shell(options))
}

/** Must be called after the API's fetch listener is added, since the first listener that answers wins. `more` fetches what offline use needs beyond the build's files. */
export const startShell = (more?: More) => {
  listen(more)
  scope.addEventListener('activate', (event) => event.waitUntil(forgetPageSnapshots(cacheName)))
  // The dev server's files change all the time: no precache there, and every edit of the worker activates at once.
  if (import.meta.env.DEV) scope.addEventListener('install', () => void scope.skipWaiting())
  else serveBuild()
}
