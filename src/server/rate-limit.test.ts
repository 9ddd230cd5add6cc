import { demoStore } from '#mocks/testing.ts'
import { describe, expect, test, vi } from 'vitest'
import { formRequest } from '#mocks/conformance/requests.ts'
import { serveReference } from './http/server.ts'
import { byApp, jsonWith, testReference } from './http/testing.ts'
import { sweepExpired } from './sweep.ts'
import { addressHeader, getClientAddress, getNetwork } from './address.ts'
import { allowed, limitingGate } from './rate-limit.ts'

const minute = 60_000
const gated = (failed?: (line: string) => void) => {
  let now = Date.UTC(2027, 0, 1)
  const store = demoStore()
  const { browser } = testReference([], {
    store,
    gate: limitingGate(() => now, failed),
    now: () => now,
    passwordRounds: 1_000,
  })
  const send = browser()
  const from = (address: string, path: string, body: object) => send(path, jsonWith({ [addressHeader]: address }, body))
  const enter = (usuario: string, contraseña: string, address = '192.0.2.1') =>
    from(address, '/api/verificarLogin', { usuario, contraseña })
  const wait = (minutes: number) => {
    now += minutes * minute
  }
  return { store, send, from, enter, wait }
}
const collectStatuses = async (count: number, ask: (attempt: number) => Promise<Response>) => {
  const statuses: number[] = []
  for (let attempt = 0; attempt < count; attempt += 1) statuses.push((await ask(attempt)).status)
  return statuses
}
const { accountAndAddress, address: perAddress, account: perAccount } = allowed
const times = (count: number, status: number) => Array<number>(count).fill(status)

describe('failed logins', () => {
  test('per account and address: the next one waits, even with the right password, until the first is 15 minutes old; other addresses enter', async () => {
    const { enter, wait } = gated()
    const spellings = ['admin', ' Admin', 'ADMIN ', 'ad\u200Bmin', 'admin\u00A0']
    expect(await collectStatuses(accountAndAddress, (attempt) => enter(spellings[attempt % 5] ?? '', 'otra'))).toEqual(
      times(accountAndAddress, 200),
    )
    wait(5)
    const refused = await enter('admin', 'admin1234')
    expect([refused.status, refused.headers.get('Retry-After'), await refused.json()]).toEqual([
      429,
      '600',
      { message: expect.stringContaining('10 minutos') },
    ])
    expect((await enter('editor', 'editor1234')).status).toBe(200)
    expect(await (await enter('admin', 'admin1234', '198.51.100.7')).json()).toBe(1)
    wait(10)
    expect(await (await enter('admin', 'admin1234')).json()).toBe(1)
  })

  test('per address: so many with any names, concurrent ones included', async () => {
    const { enter } = gated()
    const responses = await Promise.all(
      Array.from({ length: perAddress + 10 }, (_, index) => enter(`nadie${index}`, 'x')),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(perAddress)
    expect([
      (await enter('admin', 'admin1234')).status,
      (await enter('admin', 'admin1234', '192.0.2.2')).status,
    ]).toEqual([429, 200])
  })

  const besiege = ({ enter }: ReturnType<typeof gated>, usuario: string) =>
    collectStatuses(perAccount, (attempt) =>
      enter(usuario, 'otra', `198.51.100.${Math.floor(attempt / accountAndAddress)}`),
    )

  test('above those of an account in an hour, only addresses enter that logged in before; a new password clears the count', async () => {
    const company = gated()
    const { enter, send } = company
    const setPassword = async (contraseña: string) => {
      await enter('admin', 'admin1234')
      const values = { idUsuario: 2, usuario: 'editor', email: 'e@example.com', contraseña, rol: 'usuario' }
      expect((await send('/api/updateUsuario', formRequest(values))).status).toBe(200)
    }
    await setPassword('una-nueva')
    expect(await (await enter('editor', 'una-nueva', '192.0.2.8')).json()).toBe(2)
    expect(await besiege(company, 'editor')).toEqual(times(perAccount, 200))
    const refused = await enter('editor', 'una-nueva', '192.0.2.9')
    expect([refused.status, await refused.json()]).toEqual([
      429,
      { message: expect.stringContaining('Entrá desde donde ya hayas entrado antes') },
    ])
    expect((await enter('Editor ', 'x', '192.0.2.9')).status).toBe(429)
    expect(await (await enter('editor', 'una-nueva', '192.0.2.8')).json()).toBe(2)
    await setPassword('otra-nueva')
    for (const address of ['192.0.2.9', '198.51.100.1'])
      expect(await (await enter('editor', 'otra-nueva', address)).json()).toBe(2)
  })

  test('an account that nobody has is refused alike, for an hour', async () => {
    const company = gated()
    const status = async () => (await company.enter('nadie', 'x', '192.0.2.9')).status
    expect(await besiege(company, 'nadie')).toEqual(times(perAccount, 200))
    expect(await status()).toBe(429)
    company.wait(59)
    expect(await status()).toBe(429)
    company.wait(2)
    expect(await status()).toBe(200)
  })

  test('a name of two words is one account in any number of blanks, and whoever has it or not', async () => {
    const { from, store } = gated()
    await store.start()
    await store.rows('clientes').add([{ nombre: 'Ferreteria Lopez', email: '', activo: 1 }])
    for (const nombre of ['Ferreteria Lopez', 'Ferreteria Perez']) {
      const login = (attempt: number) =>
        from('192.0.2.1', '/api/verificarLoginZona', {
          nombre: nombre.replace(' ', ' '.repeat(attempt + 1)),
          contraseña: 'x',
        })
      expect(await collectStatuses(accountAndAddress + 1, login)).toEqual([...times(accountAndAddress, 200), 429])
    }
  })

  test('names of nobody share a fixed number of counts, which are deleted after their time', async () => {
    const { enter, store, wait } = gated()
    const name = (attempt: number) => `nadie${attempt} ${'x'.repeat(40)}`
    const readKeys = async () => (await store.sesiones.getAll()).map(({ zona }) => zona)
    for (let attempt = 0; attempt < 20; attempt += 1) await enter(name(attempt), 'x', `192.0.2.${attempt}`)
    const keys = await readKeys()
    // Two names may have one count.
    expect(keys.filter((key) => /^fallos panel nadie \d{1,4}( |$)/.test(key)).length).toBeGreaterThan(30)
    expect(keys.join()).not.toContain('x'.repeat(9))
    wait(61)
    vi.setSystemTime(Date.UTC(2027, 0, 1) + 61 * minute)
    await sweepExpired(store, Date.now())
    expect(await readKeys()).toEqual(['secreto del servidor'])
  })

  test('the present password of an own account counts as a login does, a name that is taken does not', async () => {
    const { enter, from, wait } = gated()
    await enter('admin', 'admin1234')
    const account = { idUsuario: 1, usuario: 'admin', email: 'a@example.com' }
    const change = (fields: object) => from('192.0.2.1', '/api/updateCuenta', { ...account, ...fields })
    const taken = () => change({ usuario: 'editor', contraseñaActual: 'admin1234' })
    expect(await collectStatuses(12, taken)).toEqual(times(12, 422))
    expect(await collectStatuses(accountAndAddress + 1, () => change({ contraseñaActual: 'otra' }))).toEqual([
      ...times(accountAndAddress, 422),
      429,
    ])
    expect([
      (await change({ contraseñaActual: 'admin1234' })).status,
      (await enter('admin', 'admin1234')).status,
    ]).toEqual([429, 429])
    wait(16)
    expect((await change({ contraseñaActual: 'admin1234' })).status).toBe(200)
  })

  test('a clock that was wrong locks nobody out: what it counted ahead counts for nothing', async () => {
    const { enter, wait } = gated()
    const years = 4 * 365 * 24 * 60
    wait(years)
    expect(await collectStatuses(accountAndAddress + 1, () => enter('admin', 'otra'))).toEqual([
      ...times(accountAndAddress, 200),
      429,
    ])
    wait(-years)
    expect((await enter('admin', 'admin1234')).status).toBe(200)
    // Another process may be a little ahead.
    wait(1)
    expect(await collectStatuses(accountAndAddress, () => enter('admin', 'otra'))).toEqual(
      times(accountAndAddress, 200),
    )
    wait(-1)
    expect((await enter('admin', 'admin1234')).status).toBe(429)
  })

  test('each is one line: the address first, the typed name last and cut; no name passes for a line', async () => {
    const lines: string[] = []
    const { enter, from } = gated((line) => lines.push(line))
    await enter('admin', 'otra', '[2001:DB8::1]:443')
    await enter('a"\n192.0.2.9 no pudo ingresar (panel): "b', 'otra', '::ffff:192.0.2.7')
    await enter('x'.repeat(50), 'otra', '192.0.2.7 no pudo ingresar')
    await from('192.0.2.8', '/api/verificarLoginZona', { nombre: 'agromec', contraseña: 'otra' })
    await enter('admin', 'admin1234')
    await from('192.0.2.8', '/api/updateCuenta', { idUsuario: 1, usuario: 'admin', contraseñaActual: 'otra' })
    expect(lines).toEqual([
      '2001:db8::1 no pudo ingresar (panel): "admin"',
      expect.stringMatching(/^192\.0\.2\.7 no pudo ingresar \(panel\): "a\\"[^\n]*$/),
      `- no pudo ingresar (panel): "${'x'.repeat(40)}"`,
      '192.0.2.8 no pudo ingresar (zona): "agromec"',
    ])
  })

  test('successful logins do not count', async () => {
    const { enter } = gated()
    expect(await collectStatuses(15, () => enter('admin', 'admin1234'))).toEqual(times(15, 200))
    expect((await enter('admin', 'otra')).status).toBe(200)
  })
})

test('an account adds a hundred entries to the history in an hour', async () => {
  const { from, enter, wait } = gated()
  await enter('editor', 'editor1234')
  const note = () => from('192.0.2.1', '/api/guardarHistorial', { idUsuario: 2, mensaje: 'Vio la lista de precios' })
  expect(await collectStatuses(101, note)).toEqual([...times(100, 200), 429])
  wait(61)
  expect((await note()).status).toBe(200)
})

test('the address of a login is stored as a digest, for thirty days, and goes with its account', async () => {
  const { store, send, enter } = gated()
  await enter('editor', 'editor1234', '203.0.113.77')
  await enter('editor', 'otra', '203.0.113.77')
  await enter('admin', 'admin1234', '203.0.113.77')
  const readEntries = async () => (await store.sesiones.getAll()).filter(({ zona }) => zona.startsWith('entrada '))
  expect(JSON.stringify(await store.sesiones.getAll())).not.toContain('203.0.113')
  const ends = (await readEntries()).map(({ vence = 0 }) => (vence - Date.UTC(2027, 0, 1)) / (24 * 60 * minute))
  expect(ends).toEqual([30, 30])
  const gone = (await readEntries()).find(({ idUsuario }) => idUsuario === 2)
  expect((await send('/api/deleteUsuario/2', byApp)).status).toBe(200)
  expect((await readEntries()).map(({ idUsuario }) => idUsuario)).toEqual([1])
  // What an older release remembered.
  const old = {
    zona: 'entrada panel admin 203.0.113.77',
    idUsuario: 1,
    vence: Date.UTC(2027, 0, 1) + 180 * 24 * 60 * minute,
  }
  await store.sesiones.put([old])
  await sweepExpired(store, Date.UTC(2027, 0, 1))
  expect([gone?.idUsuario, (await readEntries()).length]).toEqual([2, 1])
})

test("visitors' calls are limited by address", async () => {
  const { from } = gated()
  const subscribe = (address: string) => (attempt: number) =>
    from(address, '/api/agregarSuscripcion', { email: `a${attempt}@example.com` })
  expect(await collectStatuses(21, subscribe('192.0.2.1'))).toEqual([...times(20, 200), 429])
  expect(await collectStatuses(1, subscribe('192.0.2.2'))).toEqual([200])
  const letter = { nombre: 'Ana', empresa: 'Taller', email: 'ana@example.com' }
  expect(await collectStatuses(21, () => from('192.0.2.1', '/enviarCorreo', letter))).toEqual([...times(20, 200), 429])
  const account = { email: 'c@example.com', contraseña: 'secreto-largo' }
  const signUp = (attempt: number) => from('192.0.2.1', '/api/crearUsuarioZona', { ...account, usuario: `c${attempt}` })
  expect((await collectStatuses(11, signUp)).at(-1)).toBe(429)
})

test('only the stated number of proxies is trusted', () => {
  const addressOf = (forwarded: string | undefined, proxies: number) => {
    const socket: Parameters<typeof getClientAddress>[0]['socket'] = Object.create({ remoteAddress: '10.0.0.1' })
    return getClientAddress(
      { headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }, socket },
      proxies,
    )
  }
  expect([
    addressOf('1.1.1.1', 0),
    addressOf('6.6.6.6, 1.1.1.1', 1),
    addressOf('6.6.6.6, 1.1.1.1, 2.2.2.2', 2),
    addressOf(undefined, 1),
    // A CDN before Caddy: what a visitor made up, the visitor, the CDN's edge. Past the CDN Caddy names the visitor alone.
    addressOf('6.6.6.6, 203.0.113.7, 198.41.128.3', 2),
    addressOf('203.0.113.7', 2),
  ]).toEqual(['10.0.0.1', '1.1.1.1', '1.1.1.1', '10.0.0.1', '203.0.113.7', '203.0.113.7'])
})

test.each([
  [0, 1],
  [1, 0],
])('X-Forwarded-For with TRUST_PROXY=%i is warned of %i times, and one edge of a CDN once', async (proxies, count) => {
  const { answer } = testReference()
  const warn = vi.fn<(text: string) => void>()
  const served = await serveReference({ answer, proxies, warn })
  await fetch(`${served.url}/api/obtenerLogos`)
  for (const address of ['192.0.2.1', '192.0.2.2'])
    await fetch(`${served.url}/api/obtenerLogos`, { headers: { 'X-Forwarded-For': address } })
  const headers = { 'X-Forwarded-For': '198.41.129.7' }
  for (let asked = 0; asked < 2_000; asked += 50)
    await Promise.all(Array.from({ length: 50 }, () => fetch(`${served.url}/api/nada`, { headers })))
  const getCount = (words: string) => warn.mock.calls.flat().filter((text) => text.includes(words)).length
  expect([getCount('poné TRUST_PROXY=1'), getCount('y TRUST_PROXY=2')]).toEqual([count, 1])
  await served.close()
})

test.each([
  [
    '192.0.2.1',
    '192.0.2.1 ',
    '192.0.2.1:50123',
    '::ffff:192.0.2.1',
    '::FFFF:192.0.2.1',
    '::ffff:c000:201',
    '[::ffff:192.0.2.1]:443',
    '0:0:0:0:0:ffff:192.0.2.1',
  ],
  [
    '2001:db8:0:0',
    '2001:db8::1',
    '2001:0DB8:0:0:ffff::',
    '[2001:db8::1]',
    '[2001:db8::1]:443',
    '2001:db8::1%eth0',
    '2001:DB8::',
  ],
  ['2001:db8:0:1', '2001:db8:0:1::1'],
  ['fe80:0:0:0', 'fe80::1%2', '[fe80::1%eth0]:80'],
  ['0:0:0:0', '::1'],
  ['unknown', 'Unknown'],
  ['', ' '],
])('%s is one address in every spelling', (network, ...spellings) => {
  expect(spellings.map(getNetwork)).toEqual(spellings.map(() => network))
})
