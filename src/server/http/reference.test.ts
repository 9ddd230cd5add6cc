import { describe, expect, test, vi } from 'vitest'
import { jsonRequest } from '#mocks/conformance/requests.ts'
import { enter, jsonWith, testReference } from './testing.ts'

const session = /^vidriera_panel=[\w-]{32}; Max-Age=28800; Path=\/; HttpOnly; SameSite=Lax$/

describe('sessions', () => {
  test('many browsers are logged in at once; a logout ends one session only', async () => {
    const { browser } = testReference()
    const [admin, editor, nobody] = [browser(), browser(), browser()]
    await enter(admin)
    await editor('/api/verificarLogin', jsonRequest({ usuario: 'editor', contraseña: 'editor1234' }))
    const statuses = async () =>
      Promise.all([admin, editor, nobody].map(async (send) => (await send('/api/obtenerUsuarios')).status))
    expect(await statuses()).toEqual([200, 403, 401])
    await editor('/api/cerrarSesion', jsonRequest({ zona: 'panel' }))
    expect(await statuses()).toEqual([200, 401, 401])
  })

  test('scripts cannot read the cookie; it is new at every login, and the old one is void', async () => {
    const { browser } = testReference()
    const send = browser()
    const [first] = (await enter(send)).headers.getSetCookie()
    const [second] = (await enter(send)).headers.getSetCookie()
    expect([first, second]).toEqual([expect.stringMatching(session), expect.stringMatching(session)])
    expect(second).not.toBe(first)
    const old = await browser()('/api/obtenerUsuarios', { headers: { Cookie: String(first?.split(';')[0]) } })
    expect(old.status).toBe(401)
  })

  test('a cookie of the panel opens no zone, and a refused login gives none', async () => {
    const { browser } = testReference()
    const [cookie = ''] = (await enter(browser())).headers.getSetCookie()
    const Cookie = cookie.replace('vidriera_panel', 'vidriera_zona').split(';')[0] ?? ''
    expect((await browser()('/api/obtenerFileZonas', { headers: { Cookie } })).status).toBe(401)
    const refused = await browser()('/api/verificarLogin', jsonRequest({ usuario: 'admin', contraseña: 'otra' }))
    expect(refused.headers.getSetCookie()).toEqual([])
  })

  test('a session ends by itself after eight hours', async () => {
    const { browser } = testReference()
    const send = browser()
    await enter(send)
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 8 * 3_600_000 + 1)
    expect((await send('/api/obtenerUsuarios')).status).toBe(401)
    now.mockRestore()
  })

  test('an app of another site needs SameSite=None, which needs HTTPS or this machine', async () => {
    const { browser } = testReference([], { crossSite: true })
    expect((await enter(browser())).headers.getSetCookie()).toEqual([expect.stringMatching(/; Secure; SameSite=None$/)])
  })
})

describe('origins', () => {
  const origin = 'https://www.example.com'
  const preflight = {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  }
  const allowed = ({ headers }: Response) => [
    headers.get('Access-Control-Allow-Origin'),
    headers.get('Access-Control-Allow-Credentials'),
  ]

  test('a named origin may read and write with cookies', async () => {
    const { browser } = testReference([], { origins: [origin] })
    const send = browser()
    expect(allowed(await send('/api/crearSlider', preflight))).toEqual([origin, 'true'])
    const login = await enter(send, { Origin: origin })
    expect([login.status, ...allowed(login)]).toEqual([200, origin, 'true'])
  })

  test('any other origin may not, with any cookies', async () => {
    const { browser } = testReference()
    const send = browser()
    await enter(send)
    expect(allowed(await send('/api/crearSlider', preflight))[0]).toBeNull()
    for (const [name, value] of [
      ['Origin', origin],
      ['Origin', 'null'],
      ['Sec-Fetch-Site', 'cross-site'],
      ['Sec-Fetch-Site', 'same-site'],
    ] as const) {
      const { status } = await send('/api/deleteServicio', jsonWith({ [name]: value }, { idServicio: 1 }))
      expect([name, value, status]).toEqual([name, value, 403])
    }
  })
})

test('HEAD answers like GET, without the bytes', async () => {
  const { browser } = testReference()
  const send = browser()
  const [get, head] = [
    await send('/api/getImage/logo-navbar.png'),
    await send('/api/getImage/logo-navbar.png', { method: 'HEAD' }),
  ]
  expect([head.status, head.headers.get('Content-Length'), await head.text()]).toEqual([
    200,
    get.headers.get('Content-Length'),
    '',
  ])
  const part = await send('/api/getImage/logo-navbar.png', { headers: { Range: 'bytes=0-3' } })
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 4])
})

test('no cache keeps reads; files set their own lifetime', async () => {
  const { browser } = testReference()
  const send = browser()
  const cache = async (path: string) => (await send(path)).headers.get('Cache-Control')
  expect([await cache('/api/obtenerSliders'), await cache('/api/getImage/logo-navbar.png')]).toEqual([
    'no-store',
    'public, max-age=31536000, immutable',
  ])
})
