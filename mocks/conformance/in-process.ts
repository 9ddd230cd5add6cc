import type { Backend } from '../backend.ts'
import type { Connect } from './browser.ts'
import { jsonRequest } from './requests.ts'

const base = 'http://localhost'

/** Visitors of backends in this process, each with its own backend. */
export const inProcess = (make: () => Backend | Promise<Backend>): Connect => ({
  isDisposable: true,
  open: async () => {
    const backend = await make()
    const send = (path: string, init?: RequestInit) => backend.respond(new Request(new URL(path, base), init))
    return {
      base,
      send,
      forget: async () => {
        for (const zona of ['panel', 'zona']) await send('/api/cerrarSesion', jsonRequest({ zona }))
      },
    }
  },
})
