import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { deliverWith } from './deliver.ts'
import { sendOrKeep, sendWaiting, takeBack, Unjudged } from './send.ts'
import { allWaiting, removeWaiting, type Message } from './waiting.ts'

const message: Message = {
  call: 'enviarCorreo',
  input: { nombre: 'Ana', empresa: 'Taller', email: 'ana@taller.example', celular: '', mensaje: 'Hola' },
}
const subscription: Message = { call: 'agregarSuscripcion', input: { email: 'ana@taller.example' } }

let taken = 0
const deliver = deliverWith(() => Promise.resolve(`ficha-${++taken}`))

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

test('a sent message is not stored', async () => {
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

test.each([
  ['stored', 1],
  ['not stored, in a browser without storage', 0],
])('the form hears that its message is %s', async (_, times) => {
  const onStored = vi.fn()
  if (times === 0)
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
  expect(await sendOrKeep(message, deliver, onStored)).toBe('sent')
  expect(onStored).toHaveBeenCalledTimes(times)
})

test('any successful answer counts as sent', async () => {
  for (const answer of ['ok', 'null', '<h1>Gracias</h1>', '']) {
    network.mockImplementation(async () => new Response(answer, { headers: { 'Content-Type': 'text/html' } }))
    expect([await sendOrKeep(message, deliver), await sendOrKeep(subscription, deliver)]).toEqual(['sent', 'sent'])
  }
  expect(await allWaiting()).toEqual([])
})

test('the form shows a refusal, and the message is not stored', async () => {
  network.mockImplementation(status(422, { message: 'Revisá.', errors: { email: ['Completá.'] } }))
  await expect(sendOrKeep(message, deliver)).rejects.toMatchObject({ status: 422, errors: { email: ['Completá.'] } })
  await expect(sendOrKeep(subscription, deliver)).rejects.toThrow(ApiError)
  expect(await allWaiting()).toEqual([])
})

test('a message refused later stays with the reason and is not sent again unchanged', async () => {
  network.mockImplementation(noNetwork)
  await sendOrKeep(message, deliver)
  network.mockImplementation(status(422, { message: 'El correo no existe.' }))
  expect(await sendWaiting(deliver)).toBe(0)
  expect(await sendWaiting(deliver)).toBe(0)
  expect(sent).toHaveLength(2)
  expect(await allWaiting()).toMatchObject([{ state: 'refused', reason: 'El correo no existe.' }])
})

test('concurrent attempts send a message once', async () => {
  network.mockImplementation(noNetwork)
  await sendOrKeep(message, deliver)
  sent.length = 0
  network.mockImplementation(ok)
  await Promise.all([1, 2, 3, 4].map(() => sendWaiting(deliver)))
  expect(sent).toHaveLength(1)
})

test('a message that cannot go holds no other', async () => {
  network.mockImplementation(noNetwork)
  await sendOrKeep(message, deliver)
  await sendOrKeep(subscription, deliver)
  network.mockImplementation(ok)
  const { promise, reject } = Promise.withResolvers<string>()
  const sending = sendWaiting(deliverWith(() => promise))
  await vi.waitFor(async () => expect(await allWaiting()).toMatchObject([{ call: 'enviarCorreo' }]))
  reject(new Error('blocked'))
  expect(await sending).toBe(1)
})

test('a message cannot be taken back while it is sent, nor afterwards', async () => {
  network.mockImplementation(noNetwork)
  await sendOrKeep(message, deliver)
  const [waiting] = await allWaiting()
  const { promise, resolve } = Promise.withResolvers<Response>()
  network.mockReturnValueOnce(promise)
  const sending = sendWaiting(deliver)
  await vi.waitFor(() => expect(sent).toHaveLength(2), 20_000)
  const back = takeBack(waiting?.key ?? '')
  resolve(Response.json(null))
  await sending
  expect(await back).toBeUndefined()
})

test('a withdrawn message is never sent', async () => {
  network.mockImplementation(noNetwork)
  await sendOrKeep(message, deliver)
  const [waiting] = await allWaiting()
  expect(await takeBack(waiting?.key ?? '')).toMatchObject({ input: message.input })
  network.mockImplementation(ok)
  expect(await sendWaiting(deliver)).toBe(0)
  expect(sent).toHaveLength(1)
})

test('without a page there is no captcha: messages that need one wait, others go', async () => {
  network.mockImplementation(noNetwork)
  await sendOrKeep(message, deliver)
  await sendOrKeep(subscription, deliver)
  network.mockImplementation(ok)
  expect(await sendWaiting(deliver, (waiting) => waiting.call !== 'enviarCorreo')).toBe(1)
  expect(await allWaiting()).toMatchObject([{ call: 'enviarCorreo' }])
})

test('a failing captcha leaves no message waiting while online', async () => {
  await expect(
    sendOrKeep(
      message,
      deliverWith(() => Promise.reject(new Error('blocked'))),
    ),
  ).rejects.toThrow('blocked')
  expect(await allWaiting()).toEqual([])
})

/** The worker cannot judge the answer. */
const unjudged = (text: string) => () => Promise.reject(new Unjudged({ status: 200, text }))

const heardByWorker = async (text: string) => {
  network.mockImplementation(noNetwork)
  await sendOrKeep(message, deliver)
  expect(await sendWaiting(unjudged(text))).toBe(0)
  sent.length = 0
  network.mockImplementation(ok)
}

test('an answer that the worker cannot judge is judged by a page, and the message is not sent again', async () => {
  await heardByWorker('Mensaje enviado')
  expect(await allWaiting()).toMatchObject([{ state: 'waits', heard: { status: 200, text: 'Mensaje enviado' } }])
  expect(await sendWaiting(deliver)).toBe(0)
  expect(sent).toEqual([])
  expect(await allWaiting()).toEqual([])
})

test('an answer that the worker cannot judge and that refuses leaves the message with the reason', async () => {
  await heardByWorker('{"error":true,"message":"El correo no existe."}')
  await sendWaiting(deliver)
  expect(sent).toEqual([])
  expect(await allWaiting()).toMatchObject([{ state: 'refused', reason: 'El correo no existe.' }])
  expect((await allWaiting())[0]).not.toHaveProperty('heard')
})

test('a page that says maintenance is no answer: the message is sent again later', async () => {
  await heardByWorker(
    '<!doctype html><html><head><title>Sitio en mantenimiento</title></head><body><h1>Sitio en mantenimiento</h1></body></html>',
  )
  expect(await sendWaiting(deliver)).toBe(1)
  expect(sent).toEqual([])
  expect(await sendWaiting(deliver)).toBe(0)
  expect(sent).toHaveLength(1)
})
