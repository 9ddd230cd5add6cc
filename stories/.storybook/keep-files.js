/* global importScripts, files, edition */
/**
 * The worker of the built Storybook: it keeps the build's files, so that Storybook opens offline, and hands the calls of
 * stories to the page by msw's own code. `stories/build.ts` writes `files` and `edition` before this text.
 */

const { registration } = self
const store = `storybook ${registration.scope} ${edition}`

// msw's code unregisters the worker as the last page closes, and nothing would open offline again.
registration.unregister = () => Promise.resolve(false)

/** The file of an address below this Storybook; undefined for a call, or for a file that the build does not hold. */
const fileOf = (address) => {
  const { origin, pathname } = new URL(address)
  const path = decodeURI(origin + pathname)
  if (!path.startsWith(registration.scope)) return undefined
  const name = path.slice(registration.scope.length) || 'index.html'
  return files.includes(name) ? name : undefined
}

const keep = async (name) => {
  const cache = await caches.open(store)
  const response = await fetch(name, { cache: 'no-cache' })
  if (response.ok) await cache.put(name, response.clone())
  // The host has another edition by now, whose worker takes over.
  else registration.update().catch(() => {})
  return response
}

const answer = async (name) => (await caches.match(name, { cacheName: store })) ?? keep(name)

const keepAll = async () => {
  for (const name of files) if (!(await caches.match(name, { cacheName: store }))) await keep(name).catch(() => {})
}

const dropOlder = async () => {
  const names = await caches.keys()
  const older = names.filter((name) => name.startsWith(`storybook ${registration.scope} `) && name !== store)
  await Promise.all(older.map((name) => caches.delete(name)))
}

addEventListener('activate', (event) => event.waitUntil(dropOlder()))
addEventListener('message', (event) => {
  if (event.data === 'KEEP_FILES') event.waitUntil(keepAll())
})
addEventListener('fetch', (event) => {
  const name = event.request.method === 'GET' ? fileOf(event.request.url) : undefined
  if (name === undefined) return
  event.stopImmediatePropagation()
  event.respondWith(answer(name))
})

importScripts('mockServiceWorker.js')
