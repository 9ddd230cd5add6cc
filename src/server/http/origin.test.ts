/** Deletes by GET over plain HTTP, where browsers send no Sec-Fetch headers; proxies that say more than they must. */
import { expect, test } from 'vitest'
import { byApp, enter, jsonWith, testReference } from './testing.ts'

const foreign = 'http://evil.example/trap'
const own = 'http://localhost/admin/panel'

test.each<[status: number, headers: Readonly<Record<string, string>>, method?: string]>([
  [403, { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }],
  [403, { Accept: 'text/html', Referer: foreign }],
  [403, { Accept: 'image/avif,image/webp,*/*;q=0.8' }],
  [403, { Accept: '*/*', Referer: foreign }],
  [403, { Referer: 'about:blank' }],
  // A script of another port, over plain HTTP.
  [403, { Accept: '*/*' }],
  [403, { Accept: 'application/json', Referer: own }],
  [403, {}],
  [403, {}, 'HEAD'],
  [403, { Origin: 'https://www.example.com' }],
  [403, { Origin: 'null' }],
  [403, { 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Site': 'cross-site' }],
  [403, { 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Site': 'same-site' }],
  [403, { 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Site': 'of a later browser' }],
  [405, { ...byApp.headers, Accept: 'text/html' }],
  [405, { ...byApp.headers, Accept: 'IMAGE/*', Referer: own }],
  [405, { ...byApp.headers, 'Sec-Fetch-Dest': 'document' }],
  [405, { ...byApp.headers, 'Sec-Fetch-Dest': 'image' }],
  [405, byApp.headers, 'HEAD'],
  [200, { Accept: 'text/html', 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Site': 'same-origin' }],
  [200, { Origin: 'http://localhost', 'Sec-Fetch-Dest': 'empty' }],
  [200, { ...byApp.headers, Accept: 'application/json', Referer: own }],
  [200, byApp.headers],
])(
  'a delete by GET answers %i to %j %s, and deletes nothing that it refuses',
  async (status, headers, method = 'GET') => {
    const send = testReference().browser()
    await enter(send)
    const count = async () => Object.keys(await (await send('/api/obtenerSuscripciones')).json()).length
    const before = await count()
    expect((await send('/api/deleteSuscripcion/1', { method, headers })).status).toBe(status)
    expect(await count()).toBe(status === 200 ? before - 1 : before)
  },
)

test.each<[status: number, type: string]>([
  [200, 'application/json'],
  [200, 'Application/JSON; charset=utf-8'],
  [415, 'text/plain'],
  [415, 'application/x-www-form-urlencoded'],
  [415, 'multipart/form-data; boundary=x'],
  [415, 'application/jsonp'],
])('a JSON call answers %i to %s', async (status, type) => {
  const body = JSON.stringify({ email: 'ana@example.com' })
  const send = testReference().browser()
  const answer = await send('/api/agregarSuscripcion', { method: 'POST', body, headers: { 'Content-Type': type } })
  expect(answer.status).toBe(status)
})

test('the address of the site is an own origin, also where a proxy names another host', async () => {
  const send = testReference([], { site: 'https://tienda.example' }).browser()
  const write = async (origin: string) =>
    (await send('/api/agregarSuscripcion', jsonWith({ Origin: origin }, { email: 'ana@example.com' }))).status
  expect([await write('https://tienda.example'), await write('http://tienda.example')]).toEqual([200, 403])
})

test.each<[status: number, url: string, origin: string]>([
  [200, 'http://tienda.example:443', 'https://tienda.example'],
  [200, 'http://tienda.example', 'http://tienda.example:80'],
  [403, 'http://tienda.example:443', 'http://tienda.example'],
  [403, 'http://tienda.example:8443', 'https://tienda.example'],
])('%i for the host of %s and the origin %s', async (status, url, origin) => {
  const { answer } = testReference()
  const request = jsonWith({ Origin: origin }, { email: 'ana@example.com' })
  expect((await answer(new Request(`${url}/api/agregarSuscripcion`, request))).status).toBe(status)
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
  const headers = protocol === undefined ? undefined : { 'X-Forwarded-Proto': protocol }
  const response = await enter((path, init) => answer(new Request(url + path, init)), headers)
  expect(response.headers.getSetCookie().map((line) => line.includes('Secure'))).toEqual([isSecure])
})
