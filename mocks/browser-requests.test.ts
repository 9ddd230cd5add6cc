/** Requests that only a browser sends: followed links, addresses of pictures. */
import { describe, expect, test } from 'vitest'
import { allEndpoints } from '#contract/index.ts'
import { pathTo } from './conformance/requests.ts'
import { ask, login, testBackend } from './testing.ts'

describe('requests of a browser', () => {
  const browserRequest = (path: string, kind: { mode?: string; destination?: string }) => {
    const marked = (request: Request): Request =>
      Object.defineProperties(request, {
        ...Object.fromEntries(Object.entries(kind).map(([name, value]) => [name, { value }])),
        clone: { value: () => marked(Request.prototype.clone.call(request)) },
      })
    return marked(new Request(new URL(path, 'http://localhost')))
  }
  const navigation = (path: string) => browserRequest(path, { mode: 'navigate', destination: 'document' })
  const picture = (path: string) => browserRequest(path, { mode: 'no-cors', destination: 'image' })
  const deletesByGet = allEndpoints.filter(({ method, done }) => method === 'GET' && done !== undefined)

  test('§7 has three deletes by GET', () => {
    expect(deletesByGet.map(({ name }) => name).toSorted()).toEqual([
      'deleteSuscripcion',
      'deleteUsuario',
      'deleteUsuarioZona',
    ])
  })

  test.each(deletesByGet.map((endpoint) => [endpoint.name, endpoint] as const))(
    "%s: following a link deletes nothing, nor does a picture's address: 405",
    async (_, endpoint) => {
      const backend = testBackend()
      await login(backend)
      for (const request of [navigation, picture]) {
        const response = await backend.respond(request(pathTo(endpoint, { id: 2 })))
        expect([response.status, await response.json()]).toEqual([405, { message: expect.any(String) }])
      }
      expect((await ask(backend, pathTo(endpoint, { id: 2 }))).status).toBe(200)
    },
  )

  test('other files and lists open by navigation', async () => {
    const backend = testBackend()
    expect((await backend.respond(navigation('/api/obtenerSliders'))).status).toBe(200)
    expect((await backend.respond(picture('/api/getImage/slider-1.jpg'))).status).toBe(200)
  })

  test("the backend owns the API's paths and no others", () => {
    const backend = testBackend()
    const owned = (path: string) => backend.owns(new URL(path, 'http://localhost'))
    expect(['/api/obtenerSliders', '/api/nada', '/enviarCorreo'].map(owned)).toEqual([true, true, true])
    expect(['/', '/productos', '/apis', '/enviar', '/admin/panel', '/src/api/x.ts'].filter(owned)).toEqual([])
  })
})
