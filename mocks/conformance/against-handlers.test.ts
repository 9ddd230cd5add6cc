import { describe } from 'vitest'
import { testBackend } from '../testing.ts'
import type { Connect } from './browser.ts'
import { jsonRequest } from './requests.ts'
import { conformance } from './suite.ts'

const base = 'http://localhost'

const connect: Connect = {
  isDisposable: true,
  open: async () => {
    const backend = testBackend()
    const send = (path: string, init?: RequestInit) => backend.respond(new Request(new URL(path, base), init))
    return {
      base,
      send,
      forget: async () => {
        for (const zona of ['panel', 'zona']) await send('/api/cerrarSesion', jsonRequest({ zona }))
      },
    }
  },
}

describe('the embedded backend', () => {
  conformance({ ...connect, mend: (_, text) => text })
})
