import type { Backend } from '../backend.ts'
import type { Browser } from './browser.ts'
import { jsonRequest } from './requests.ts'
import type { Site } from './visitor.ts'

const here = 'http://localhost'

/** A browser of a backend that is its own, whose sessions end by the backend's call. */
export const ownBrowser = (base: string, send: Browser['send']): Browser => ({
  base,
  send,
  forget: async () => {
    for (const zona of ['panel', 'zona']) await send('/api/cerrarSesion', jsonRequest({ zona }))
  },
})

/** Visitors of backends in this process, each with its own backend. */
export const inProcess = (make: () => Backend | Promise<Backend>): Site => ({
  isDisposable: true,
  lenient: (_, text) => text,
  open: async () => {
    const backend = await make()
    return ownBrowser(here, (path, init) => backend.respond(new Request(new URL(path, here), init)))
  },
})
