import { describe, expect, test } from 'vitest'
import { jsonRequest } from '../conformance/requests.ts'
import { testReference } from '../http/testing.ts'
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
  return {
    from,
    enter,
    wait: (minutes: number) => {
      now += minutes * minute
    },
  }
}
const statusesOf = async (count: number, ask: (at: number) => Promise<Response>) => {
  const statuses: number[] = []
  for (let at = 0; at < count; at += 1) statuses.push((await ask(at)).status)
  return statuses
}
const times = (count: number, status: number) => Array<number>(count).fill(status)

describe('failed logins', () => {
  test('per account: the eleventh waits, from anywhere and even with the right password, until the first is 15 minutes old', async () => {
    const { enter, wait } = gated()
    expect(await statusesOf(10, () => enter('admin', 'otra'))).toEqual(times(10, 200))
    wait(5)
    const refused = await enter('admin', 'admin1234', '198.51.100.7')
    expect([refused.status, refused.headers.get('Retry-After'), await refused.json()]).toEqual([
      429,
      '600',
      { message: expect.stringContaining('10 minutos') },
    ])
    expect((await enter('editor', 'editor1234')).status).toBe(200)
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
  expect(
    await statusesOf(21, () =>
      from('192.0.2.1', '/enviarCorreo', { nombre: 'Ana', empresa: 'Taller', email: 'ana@example.com' }),
    ),
  ).toEqual([...times(20, 200), 429])
  expect(
    (
      await statusesOf(11, (at) =>
        from('192.0.2.1', '/api/crearUsuarioZona', {
          usuario: `c${at}`,
          email: 'c@example.com',
          contraseña: 'secreto-largo',
        }),
      )
    ).at(-1),
  ).toBe(429)
})

test('only the stated number of proxies is trusted; an IPv6 network is one address', () => {
  const asked = (said: string | undefined, proxies: number) => {
    const socket: Parameters<typeof addressOf>[0]['socket'] = Object.create({ remoteAddress: '10.0.0.1' })
    return addressOf({ headers: said === undefined ? {} : { 'x-forwarded-for': said }, socket }, proxies)
  }
  expect([
    asked('1.1.1.1', 0),
    asked('6.6.6.6, 1.1.1.1', 1),
    asked('6.6.6.6, 1.1.1.1, 2.2.2.2', 2),
    asked(undefined, 1),
  ]).toEqual(['10.0.0.1', '1.1.1.1', '1.1.1.1', '10.0.0.1'])
  expect(['::ffff:192.0.2.1', '2001:db8::1', '2001:0db8:0:0:ffff::', '::1', '192.0.2.1'].map(networkOf)).toEqual([
    '192.0.2.1',
    '2001:db8:0:0',
    '2001:db8:0:0',
    '0:0:0:0',
    '192.0.2.1',
  ])
})
