import type { Backend } from '../backend.ts'
import { jsonRequest } from './requests.ts'
import type { Site } from './visitor.ts'

const base = 'http://localhost'

/** Visitors of backends in this process, each with its own backend. */
export const inProcess = (make: () => Backend | Promise<Backend>): Site => ({
  isDisposable: true,
  lenient: (_, text) => text,
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
