import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../api/errors.ts'
import { deliverWith } from './deliver.ts'
import { sendOrKeep, sendWaiting, takeBack } from './send.ts'
import { allWaiting, removeWaiting, type Message } from './waiting.ts'

const message: Message = {
  call: 'enviarCorreo',
  input: { nombre: 'Ana', empresa: 'Taller', email: 'ana@taller.example', celular: '', mensaje: 'Hola' },
}
const subscription: Message = { call: 'agregarSuscripcion', input: { email: 'ana@taller.example' } }

let taken = 0
const deliver = deliverWith(() => Promise.resolve(`ficha-${++taken}`))

/** What the network was given: the key, and the body. */
const sent: { key: string | null; body: Record<string, unknown> }[] = []
const network = vi.fn<(url: string, init: { body: string }) => Promise<Response>>()
const ok = async () => Response.json(null)
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'))
const status =
  (code: number, body: object = { message: 'No.' }) =>
  async () =>
    Response.json(body, { status: code })

const { locks } = navigator

beforeEach(async () => {
  vi.stubGlobal('navigator', { onLine: true, locks })
  for (const { key } of await allWaiting()) await removeWaiting(key)
  taken = 0
  sent.length = 0
  network.mockReset().mockImplementation(ok)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', (url: string, init: { body: string }) => {
    sent.push({ key: new URL(url, 'http://localhost').searchParams.get('envio'), body: JSON.parse(init.body) })
    return network(url, init)
  })
})

test('what was sent is kept nowhere', async () => {
  expect(await sendOrKeep(message, deliver)).toBe('sent')
  expect(sent).toMatchObject([
    { key: expect.stringMatching(/^[\da-f]{32}$/), body: { nombre: 'Ana', recaptchaToken: 'ficha-1' } },
  ])
  expect(sent[0]?.body).not.toHaveProperty('envio')
  expect(await allWaiting()).toEqual([])
})

test.each([
  ['no network', noNetwork, 'offline'],
  ['a 500', status(500), 'trouble'],
  ['a 503', status(503), 'trouble'],
  ['a 408', status(408), 'trouble'],
  ['a 429', status(429), 'trouble'],
] as const)('%s: it waits, and goes later under the same key with a new token', async (_, fails, outcome) => {
  network.mockImplementation(fails)
  expect(await sendOrKeep(message, deliver)).toBe(outcome)
  expect(await allWaiting()).toMatchObject([{ state: 'waits', input: message.input }])
  expect(await sendWaiting(deliver)).toBe(1)
  network.mockImplementation(ok)
  expect(await sendWaiting(deliver)).toBe(0)
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  expect(sent.map(({ body }) => body['recaptchaToken'])).toEqual(['ficha-1', 'ficha-2', 'ficha-3'])
  expect(await allWaiting()).toEqual([])
})

test('whatever the API answers to what it took, it is sent', async () => {
  for (const answer of ['ok', 'null', '<h1>Gracias</h1>', '']) {
    network.mockImplementation(async () => new Response(answer, { headers: { 'Content-Type': 'text/html' } }))
    expect([await sendOrKeep(message, deliver), await sendOrKeep(subscription, deliver)]).toEqual(['sent', 'sent'])
  }
  expect(await allWaiting()).toEqual([])
})

test("what the API refuses is its form's to say, and is not kept", async () => {
  network.mockImplementation(status(422, { message: 'Revisá.', errors: { email: ['Completá.'] } }))
  await expect(sendOrKeep(message, deliver)).rejects.toMatchObject({ status: 422, errors: { email: ['Completá.'] } })
  await expect(sendOrKeep(subscription, deliver)).rejects.toThrow(ApiError)
  expect(await allWaiting()).toEqual([])
})

test('refused later, it stays with the reason and is not sent again as it stands', async () => {
  network.mockImplementation(noNetwork)
  await sendOrKeep(message, deliver)
  network.mockImplementation(status(422, { message: 'El correo no existe.' }))
  expect(await sendWaiting(deliver)).toBe(0)
  expect(await sendWaiting(deliver)).toBe(0)
  expect(sent).toHaveLength(2)
  expect(await allWaiting()).toMatchObject([{ state: 'refused', reason: 'El correo no existe.' }])
})

test('many that try at once send it once', async () => {
  network.mockImplementation(noNetwork)
  await sendOrKeep(message, deliver)
  sent.length = 0
  network.mockImplementation(ok)
  await Promise.all([1, 2, 3, 4].map(() => sendWaiting(deliver)))
  expect(sent).toHaveLength(1)
})

test('while it is being sent nobody takes it back; once sent there is nothing to edit', async () => {
  network.mockImplementation(noNetwork)
  await sendOrKeep(message, deliver)
  const [waiting] = await allWaiting()
  const { promise, resolve } = Promise.withResolvers<Response>()
  network.mockReturnValueOnce(promise)
  const sending = sendWaiting(deliver)
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  const back = takeBack(waiting?.key ?? '')
  resolve(Response.json(null))
  await sending
  expect(await back).toBeUndefined()
})

test('what one takes back is sent by nobody', async () => {
  network.mockImplementation(noNetwork)
  await sendOrKeep(message, deliver)
  const [waiting] = await allWaiting()
  expect(await takeBack(waiting?.key ?? '')).toMatchObject({ input: message.input })
  network.mockImplementation(ok)
  expect(await sendWaiting(deliver)).toBe(0)
  expect(sent).toHaveLength(1)
})

test('without a page there may be no captcha: what needs one is left, the rest goes', async () => {
  network.mockImplementation(noNetwork)
  await sendOrKeep(message, deliver)
  await sendOrKeep(subscription, deliver)
  network.mockImplementation(ok)
  expect(await sendWaiting(deliver, (waiting) => waiting.call !== 'enviarCorreo')).toBe(1)
  expect(await allWaiting()).toMatchObject([{ call: 'enviarCorreo' }])
})

test('a captcha that does not come leaves nothing waiting where there is a connection', async () => {
  await expect(
    sendOrKeep(
      message,
      deliverWith(() => Promise.reject(new Error('blocked'))),
    ),
  ).rejects.toThrow('blocked')
  expect(await allWaiting()).toEqual([])
})
