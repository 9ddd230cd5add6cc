/* The next site of this address serves this file as /sw.js (docs/hosting.md). It removes what Vidriera's worker left, but no database. */
const leave = async () => {
  const known = new Set(['warm', 'last-good', 'pictures', `workbox-precache-v2-${self.registration.scope}`])
  for (const name of await caches.keys())
    if (known.has(name) || name.startsWith('looks ')) await caches.delete(name)
  await self.registration.unregister()
  for (const tab of await self.clients.matchAll({ type: 'window' })) tab.navigate(tab.url)
}
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(leave()))
