/** A backend of another origin that demands its token: the app asks for it once and sends it from then on. */
import { expect, test, vi } from 'vitest'
import { enviarCorreo } from '#contract/correo.ts'
import { call } from './client.ts'

vi.mock(import('./base.ts'), async (load) => ({ ...(await load()), isSameOrigin: () => false }))

test('only the first write is sent twice', async () => {
  const requests: { url: string; init: RequestInit }[] = []
  vi.stubGlobal('document', {
    get cookie() {
      return requests.length > 0 ? 'XSRF-TOKEN=abc' : ''
    },
  })
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    requests.push({ url, init })
    const isRecognised = init.method !== 'POST' || new Headers(init.headers).get('x-xsrf-token') === 'abc'
    return Promise.resolve(new Response(isRecognised ? '{}' : '', { status: isRecognised ? 200 : 419 }))
  })
  const message = { nombre: 'Ana', email: 'ana@example.com', empresa: 'Taller' }
  await call(enviarCorreo, message)
  await call(enviarCorreo, message)
  expect(requests.map(({ url }) => url)).toEqual([
    '/enviarCorreo',
    '/api/obtenerLogos',
    '/enviarCorreo',
    '/enviarCorreo',
  ])
  expect(requests.at(-1)?.init.credentials).toBe('include')
})
