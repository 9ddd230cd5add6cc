/** The worker of a build that talks to a live API: the shell offline, and the public content that was last seen. */
import { registerRoute } from 'workbox-routing'
import { NetworkFirst } from 'workbox-strategies'
import { isPublicRead } from './public-reads.ts'
import { startShell } from './shell.ts'

registerRoute(({ url }) => isPublicRead(url), new NetworkFirst({ cacheName: 'public-reads' }))
startShell()
