/** Serves the app's own files offline, and obeys the page's messages. */
import { pages } from '#site/pages.ts'
import { embedded } from '#state/mode.ts'
import type { ToWorker } from '#state/messages.ts'
import { forgetPageSnapshots, pageSnapshotCache } from '#state/page-snapshots.ts'
import { askHost, isWaitedFor } from './other-pages.ts'
import { isPrecached, matchPrecache, openShell, precache, renewShell } from './precache.ts'
import { firstScript, scope } from './scope.ts'
import { buildFile, keepFile, mend, warm, warmWords, type ExtraFetch } from './warm.ts'

const obey = async (message: ToWorker, [port]: readonly MessagePort[], fetchExtra?: ExtraFetch): Promise<unknown> => {
  switch (message.type) {
    case 'CLAIM':
      return scope.clients.claim()
    case 'SKIP_WAITING':
      return scope.skipWaiting()
    case 'WARM':
      return warm(fetchExtra)
    case 'WARM_WORDS':
      // A live build promises offline only the pages that were seen.
      return embedded ? warmWords() : renewShell()
    case 'KEEP':
      return keepFile(message.path)
    case 'MEND':
      return port?.postMessage(await mend().catch(() => false))
    default:
      return undefined
  }
}

const listen = (fetchExtra?: ExtraFetch) =>
  scope.addEventListener('message', (event) => {
    event.waitUntil(obey(event.data, event.ports, fetchExtra).catch(console.warn))
  })

/** Whether the cached files serve a request. Ranges go to the host: a video that began to play from the host goes on there (see videoUrl). */
const isBuildFile = ({ pathname }: URL, { headers }: Request) =>
  /^\/((assets|demo|icons)\/.|favicon\.)/.test(pathname) && !headers.has('Range')

/** The addresses of the site's pages, and of a demo's review tools. */
const pagePaths: ReadonlySet<string> = new Set([...pages.map(({ path }) => path), ...(embedded ? ['/demo'] : [])])

/** Whether an address can only belong to a file, which is the host's. */
const isFile = ({ pathname }: URL) => /\.[^./]+$/.test(pathname) || pathname.startsWith('/.well-known/')

const cacheName = pageSnapshotCache(firstScript.slice('assets/boot-'.length, -'.js'.length))

/** Undefined where there is none. A cache that fails counts as none, so that the shell is served. */
const findPageSnapshot = ({ href }: URL): Promise<Response | undefined> =>
  caches.match(href, { cacheName }).catch(() => undefined)

/** Lets browsers with static routing take hashed files, which never change, from the cache without waking the worker. */
const routePastUs = () =>
  scope.addEventListener('install', (event) => {
    if (!('addRoutes' in event) || typeof event.addRoutes !== 'function') return
    event.addRoutes({ condition: { urlPattern: { pathname: '/assets/*' } }, source: 'cache' })
  })

/** Browsers refuse a redirected answer for a navigation, and a host may redirect any file, /shell.html among them. */
const unredirected = (response: Response): Response =>
  response.redirected ? new Response(response.body, response) : response

/** Undefined for a request that the host answers. */
const findResponse = (request: Request): Promise<Response> | undefined => {
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return undefined
  if (isPrecached(url.href)) return matchPrecache(url.href).then((cached) => cached ?? fetch(request))
  if (isBuildFile(url, request)) return buildFile(url.pathname)
  if (request.mode !== 'navigate' || url.pathname.startsWith('/api/')) return undefined
  if (pagePaths.has(url.pathname)) return findPageSnapshot(url).then((snapshot) => snapshot ?? openShell())
  return isFile(url) || isWaitedFor(request) ? undefined : askHost(request)
}

const serveBuild = () => {
  routePastUs()
  scope.addEventListener('install', (event) => void precache.install(event))
  scope.addEventListener('activate', (event) => void precache.activate(event))
  scope.addEventListener('fetch', (event) => {
    const answer = findResponse(event.request)
    if (answer) event.respondWith(event.request.mode === 'navigate' ? answer.then(unredirected) : answer)
  })
}

/** Must be called after the API's fetch listener is added, since the first listener that answers wins. `fetchExtra` fetches the data that offline use needs beyond the build's files. */
export const startShell = (fetchExtra?: ExtraFetch) => {
  listen(fetchExtra)
  scope.addEventListener('activate', (event) => event.waitUntil(forgetPageSnapshots(cacheName)))
  // The dev server's files change all the time: no precache there, and every edit of the worker activates at once.
  if (import.meta.env.DEV) scope.addEventListener('install', () => void scope.skipWaiting())
  else serveBuild()
}
