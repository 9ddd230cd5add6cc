/** Deletes by GET over plain HTTP, where browsers send no Sec-Fetch headers; proxies that say more than they must. */
import { expect, test } from 'vitest'
import { jsonRequest } from '#mocks/conformance/requests.ts'
import { enter, testReference } from './testing.ts'

const foreign = 'http://evil.example/trap'
const own = 'http://localhost/admin/panel'

test.each<[status: number, headers: Readonly<Record<string, string>>]>([
  [405, { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }],
  [405, { Accept: 'text/html', Referer: foreign }],
  [405, { Accept: 'image/avif,image/webp,*/*;q=0.8' }],
  [405, { Accept: 'IMAGE/*', Referer: own }],
  [403, { Accept: '*/*', Referer: foreign }],
  [403, { Referer: 'about:blank' }],
  [200, { Accept: '*/*' }],
  [200, { Accept: 'application/json', Referer: own }],
  [200, { Accept: 'text/html', 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Site': 'same-origin' }],
  [200, {}],
])('a delete by GET answers %i to %j', async (status, headers) => {
  const send = testReference().browser()
  await enter(send)
  expect((await send('/api/deleteSuscripcion/1', { headers })).status).toBe(status)
})

test.each<[status: number, url: string, origin: string]>([
  [200, 'http://tienda.example:443', 'https://tienda.example'],
  [200, 'http://tienda.example', 'http://tienda.example:80'],
  [403, 'http://tienda.example:443', 'http://tienda.example'],
  [403, 'http://tienda.example:8443', 'https://tienda.example'],
])('%i for the host of %s and the origin %s', async (status, url, origin) => {
  const { answer } = testReference()
  const { headers, ...request } = jsonRequest({ email: 'ana@example.com' })
  const all = { ...Object.fromEntries(new Headers(headers)), Origin: origin }
  expect((await answer(new Request(`${url}/api/agregarSuscripcion`, { ...request, headers: all }))).status).toBe(status)
})

test.each<[isSecure: boolean, url: string, protocol: string | undefined, site: string | undefined]>([
  [true, 'http://tienda.example', 'https,http', undefined],
  [true, 'http://tienda.example', 'HTTPS', undefined],
  [false, 'http://tienda.example', 'http,https', undefined],
  [true, 'http://tienda.example', undefined, 'https://tienda.example'],
  [true, 'http://tienda.example:443', undefined, 'https://tienda.example'],
  [false, 'http://192.168.0.5', undefined, 'https://tienda.example'],
  [false, 'http://tienda.example', undefined, 'http://tienda.example'],
])('a cookie is secure: %s for %s, X-Forwarded-Proto %s, SITE_URL %s', async (isSecure, url, protocol, site) => {
  const { answer } = testReference([], { site })
  const { headers, ...request } = jsonRequest({ usuario: 'admin', contraseña: 'admin1234' })
  const all = {
    ...Object.fromEntries(new Headers(headers)),
    ...(protocol !== undefined && { 'X-Forwarded-Proto': protocol }),
  }
  const response = await answer(new Request(`${url}/api/verificarLogin`, { ...request, headers: all }))
  expect(response.headers.getSetCookie().map((line) => line.includes('Secure'))).toEqual([isSecure])
})
