/** The app's own files: precache, offline navigation, and what a page may ask of its worker. */
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import type { ToWorker } from '../app/worker/messages.ts'
import { lookAt } from './looks.ts'
import { scope, shellFiles } from './scope.ts'
import { buildFile, warm, type More } from './warm.ts'

const act = ({ type }: ToWorker, more?: More): Promise<void> => {
  switch (type) {
    case 'CLAIM':
      return scope.clients.claim()
    case 'SKIP_WAITING':
      return scope.skipWaiting()
    case 'WARM':
      return warm(more)
  }
}

const listen = (more?: More) =>
  scope.addEventListener('message', (event) => {
    const message: ToWorker = event.data
    event.waitUntil(act(message, more))
  })

/** The parts of a video that a page took from the host before we were there stay the host's: see videoUrl. */
const isBuildFile = ({ sameOrigin, url, request }: { sameOrigin: boolean; url: URL; request: Request }) =>
  sameOrigin && /^\/((assets|demo|icons)\/|favicon\.)/.test(url.pathname) && !request.headers.has('Range')

const isPage = ({ url, request }: { url: URL; request: Request }) =>
  request.mode === 'navigate' && !url.pathname.startsWith('/api/')

/** A hashed file never changes: where the browser can, it takes it from the cache without waking us. */
const routePastUs = () =>
  scope.addEventListener('install', (event) => {
    if (!('addRoutes' in event) || typeof event.addRoutes !== 'function') return
    event.addRoutes({ condition: { urlPattern: { pathname: '/assets/*' } }, source: 'cache' })
  })

const serveBuild = () => {
  routePastUs()
  // Every address is the shell's: none is looked for by another name.
  precacheAndRoute([...shellFiles], { cleanURLs: false, directoryIndex: '' })
  cleanupOutdatedCaches()
  registerRoute(isBuildFile, ({ url }) => buildFile(url.pathname))
  const shell = createHandlerBoundToURL('/shell.html')
  registerRoute(isPage, async (options) => (await lookAt(options.url)) ?? shell(options))
}

/** Call it after the API's own fetch listener: the first to answer wins. `more`: what offline use needs beyond the build's files. */
export const startShell = (more?: More) => {
  listen(more)
  // The dev server's files change under us: no precache there, and every edit of the worker takes over at once.
  if (import.meta.env.DEV) scope.addEventListener('install', () => void scope.skipWaiting())
  else serveBuild()
}
