import { describe, expect, test, vi } from 'vitest'
import { formRequest, jsonRequest } from '../conformance/requests.ts'
import { serveReference } from './http/server.ts'
import { testReference } from './http/testing.ts'
import { addressHeader, addressOf, networkOf } from './address.ts'
import { limitingGate } from './gate.ts'

const minute = 60_000
const gated = () => {
  let now = Date.UTC(2027, 0, 1)
  const { browser } = testReference([], { gate: limitingGate(() => now), now: () => now, passwordRounds: 1_000 })
  const send = browser()
  const from = (address: string, path: string, body: object) => {
    const { headers, ...rest } = jsonRequest(body)
    return send(path, { ...rest, headers: { ...Object.fromEntries(new Headers(headers)), [addressHeader]: address } })
  }
  const enter = (usuario: string, contraseña: string, address = '192.0.2.1') =>
    from(address, '/api/verificarLogin', { usuario, contraseña })
  const wait = (minutes: number) => {
    now += minutes * minute
  }
  return { send, from, enter, wait }
}
const statusesOf = async (count: number, ask: (at: number) => Promise<Response>) => {
  const statuses: number[] = []
  for (let at = 0; at < count; at += 1) statuses.push((await ask(at)).status)
  return statuses
}
const times = (count: number, status: number) => Array<number>(count).fill(status)

describe('failed logins', () => {
  test('per account and address: the eleventh waits, even with the right password, until the first is 15 minutes old; other addresses enter', async () => {
    const { enter, wait } = gated()
    const spellings = ['admin', ' Admin', 'ADMIN ']
    expect(await statusesOf(10, (at) => enter(spellings[at % 3] ?? '', 'otra'))).toEqual(times(10, 200))
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

  test('per address: fifty with any names, concurrent ones included', async () => {
    const { enter } = gated()
    const all = await Promise.all(Array.from({ length: 60 }, (_, at) => enter(`nadie${at}`, 'x')))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(50)
    expect([
      (await enter('admin', 'admin1234')).status,
      (await enter('admin', 'admin1234', '192.0.2.2')).status,
    ]).toEqual([429, 200])
  })

  const besiege = ({ enter }: ReturnType<typeof gated>, usuario: string) =>
    statusesOf(100, (at) => enter(usuario, 'otra', `198.51.100.${Math.floor(at / 10)}`))

  test('above 100 of an account in an hour, only addresses enter that logged in before; a new password clears the count', async () => {
    const company = gated()
    const { enter, send } = company
    const setPassword = async (contraseña: string) => {
      await enter('admin', 'admin1234')
      const values = { idUsuario: 2, usuario: 'editor', email: 'e@example.com', contraseña, rol: 'usuario' }
      expect((await send('/api/updateUsuario', formRequest(values))).status).toBe(200)
    }
    await setPassword('una-nueva')
    expect(await (await enter('editor', 'una-nueva', '192.0.2.8')).json()).toBe(2)
    expect(await besiege(company, 'editor')).toEqual(times(100, 200))
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
    expect(await besiege(company, 'nadie')).toEqual(times(100, 200))
    expect(await status()).toBe(429)
    company.wait(59)
    expect(await status()).toBe(429)
    company.wait(2)
    expect(await status()).toBe(200)
  })

  test('successful logins do not count', async () => {
    const { enter } = gated()
    expect(await statusesOf(15, () => enter('admin', 'admin1234'))).toEqual(times(15, 200))
    expect((await enter('admin', 'otra')).status).toBe(200)
  })
})

test("visitors' calls are limited by address", async () => {
  const { from } = gated()
  const subscribe = (address: string) => (at: number) =>
    from(address, '/api/agregarSuscripcion', { email: `a${at}@example.com` })
  expect(await statusesOf(21, subscribe('192.0.2.1'))).toEqual([...times(20, 200), 429])
  expect(await statusesOf(1, subscribe('192.0.2.2'))).toEqual([200])
  const letter = { nombre: 'Ana', empresa: 'Taller', email: 'ana@example.com' }
  expect(await statusesOf(21, () => from('192.0.2.1', '/enviarCorreo', letter))).toEqual([...times(20, 200), 429])
  const account = { email: 'c@example.com', contraseña: 'secreto-largo' }
  const signUp = (at: number) => from('192.0.2.1', '/api/crearUsuarioZona', { ...account, usuario: `c${at}` })
  expect((await statusesOf(11, signUp)).at(-1)).toBe(429)
})

test('only the stated number of proxies is trusted', () => {
  const requested = (message: string | undefined, proxies: number) => {
    const socket: Parameters<typeof addressOf>[0]['socket'] = Object.create({ remoteAddress: '10.0.0.1' })
    return addressOf({ headers: message === undefined ? {} : { 'x-forwarded-for': message }, socket }, proxies)
  }
  expect([
    requested('1.1.1.1', 0),
    requested('6.6.6.6, 1.1.1.1', 1),
    requested('6.6.6.6, 1.1.1.1, 2.2.2.2', 2),
    requested(undefined, 1),
  ]).toEqual(['10.0.0.1', '1.1.1.1', '1.1.1.1', '10.0.0.1'])
})

test.each([
  [0, 1],
  [1, 0],
])('X-Forwarded-For with TRUST_PROXY=%i is warned of %i times', async (proxies, count) => {
  const { answer, owns } = testReference()
  const warn = vi.fn<(text: string) => void>()
  const served = await serveReference({ answer, owns, proxies, warn })
  await fetch(`${served.url}/api/obtenerLogos`)
  for (const address of ['192.0.2.1', '192.0.2.2'])
    await fetch(`${served.url}/api/obtenerLogos`, { headers: { 'X-Forwarded-For': address } })
  expect(warn.mock.calls.flat().filter((text) => text.includes('poné TRUST_PROXY=1'))).toHaveLength(count)
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
  expect(spellings.map(networkOf)).toEqual(spellings.map(() => network))
})
