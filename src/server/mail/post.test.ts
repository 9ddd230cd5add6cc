/** Sends letters through a real local SMTP server that accepts, refuses, hangs and dies. */
import { connect, createServer } from 'node:net'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { listen } from '#mocks/listen.ts'
import { jsonRequest } from '#mocks/conformance/requests.ts'
import { newFolder } from '#mocks/new-folder.ts'
import { enter } from '../http/testing.ts'
import { seed } from '#mocks/seed/index.ts'
import { sqliteStore } from '#mocks/store/sql/sqlite.ts'
import { sweepExpired } from '../sweep.ts'
import { createPost } from './post.ts'
import { smtpCarrier } from './smtp.ts'
import { parseLetter, minute, office, refusal } from './testing.ts'

test('a contact message goes to the company once, with the sender as reply address', async () => {
  const { contact, post, got, store } = await office()
  await contact('Ana\r\nBcc: otra@example.com')
  expect([await post.sendDue(), await post.sendDue(), got.length]).toEqual([1, 0, 1])
  const [letter] = got
  expect([letter?.to, letter?.header('Reply-To'), letter?.header('From'), letter?.header('Bcc'), letter?.text]).toEqual(
    [
      String(seed.tables.contacto[0]?.email),
      'ana@example.com',
      'Bulonera <ventas@bulonera.example>',
      '',
      expect.stringContaining('Hola'),
    ],
  )
  expect(await store.salida.getAll()).toMatchObject([{ entregada: expect.any(Number) }])
})

describe('a newsletter', () => {
  test('sends each subscriber a letter; one click unsubscribes, also while a letter waits', async () => {
    const { send, post, got, sender, does, store, wait } = await office()
    await enter(send)
    await send('/api/enviarMensajeSub', jsonRequest({ asunto: 'Lista nueva', texto: '<p>Hay <b>lista</b></p>' }))
    await post.sendDue()
    expect(got.map(({ to }) => to).toSorted()).toEqual(['dos@example.com', 'uno@example.com'])
    const { header } = got.find(({ to }) => to === 'uno@example.com') ?? parseLetter('', '')
    const [, leave = ''] = /^<(.*)>$/.exec(header('List-Unsubscribe')) ?? []
    const told = ['List-Unsubscribe-Post', 'Auto-Submitted', 'List-Id'].map(header)
    expect([leave.startsWith(`${sender.site}/api/darDeBaja?llave=`), ...told]).toEqual([
      true,
      'List-Unsubscribe=One-Click',
      'auto-generated',
      '<boletin.bulonera.example>',
    ])
    const click = (key: string) =>
      send(`/api/darDeBaja?llave=${key}`, {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      })
    const key = new URL(leave).searchParams.get('llave') ?? ''
    expect([(await click('otra')).status, (await click(key)).status, (await click(key)).status]).toEqual([
      200, 200, 200,
    ])
    expect(await (await send('/api/obtenerSuscripciones')).json()).toMatchObject([{ email: 'dos@example.com' }])
    expect(await (await send('/api/obtenerPapelera')).json()).toEqual([])
    await send('/api/agregarSuscripcion', jsonRequest({ email: 'tres@example.com' }))
    does((_, answer) => answer(refusal(451, 'later')))
    await send('/api/enviarMensajeSub', jsonRequest({ asunto: 'Otra', texto: 'Texto' }))
    await post.sendDue()
    // Whoever leaves while a letter waits gets none.
    await store.rows('suscripciones').delete([2])
    wait(2 * minute)
    does((_, answer) => answer())
    await post.sendDue()
    expect(got.slice(4).map(({ to }) => to)).toEqual(['tres@example.com'])
  })

  test('goes after letters to one person', async () => {
    const { store, contact, post, got } = await office()
    await store.start()
    await store.rows('suscripciones').change(1, { baja: 'k' })
    const row = { a: ['uno@example.com'], asunto: 'Lista', texto: '', created_at: '2026-01-01T00:00:00Z', baja: 'k' }
    await store.salida.add(Array.from({ length: 25 }, () => ({ ...row, proximo: 0 })))
    await contact('Ana')
    await post.sendDue()
    expect(got[0]?.header('Reply-To')).toBe('ana@example.com')
  })
})

describe('an undelivered letter', () => {
  test('is retried at growing intervals with the same Message-ID until delivered', async () => {
    const { contact, post, got, does, wait, messages, history } = await office()
    does((_, answer) => answer(refusal(451, 'later')))
    await contact('Ana')
    const tries: number[] = []
    for (const pause of [0, 0.5, 1, 2, 4]) {
      wait(pause * minute)
      tries.push(await post.sendDue())
    }
    does((_, answer) => answer())
    wait(15 * minute)
    tries.push(await post.sendDue(), await post.sendDue())
    expect([tries, got.length, new Set(got.map(({ id }) => id)).size, messages.length, await history()]).toEqual([
      [1, 0, 1, 0, 1, 1, 0],
      4,
      1,
      3,
      [],
    ])
  })

  test('is not lost when the server hangs, dies, is silent or is away', async () => {
    const { contact, post, does, wait, got, store } = await office()
    await contact('Ana')
    // Its time is over once the letter has arrived, however busy the machine is.
    const time = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(time.signal)
    does(() => time.abort())
    await post.sendDue()
    vi.restoreAllMocks()
    wait(2 * minute)
    does((_, __, hangUp) => hangUp())
    await post.sendDue()
    const silent = createServer()
    onTestFinished(() => void silent.close())
    for (const [port, hours] of [
      [await listen(silent), 1],
      [1, 2],
    ]) {
      const failing = createPost({
        store,
        sender: { from: 'a@b.example', site: '' },
        carrier: smtpCarrier(`smtp://127.0.0.1:${port}`, { silence: 50, letter: 240_000 }),
        now: () => Date.now() + Number(hours) * 60 * minute,
        warn: () => undefined,
      })
      expect(await failing.sendDue()).toBe(1)
    }
    does((_, answer) => answer())
    wait(3 * 60 * minute)
    await post.sendDue()
    expect([
      got.length,
      new Set(got.map(({ id }) => id)).size,
      (await store.salida.getAll()).map(({ entregada }) => typeof entregada),
    ]).toEqual([3, 1, ['number']])
  })
})

/** Stands before a mail server, and passes its answers on byte by byte while `slow`. */
const trickle = async (to: string) => {
  let slow = true
  let open = 0
  const server = createServer((client) => {
    open += 1
    const upstream = connect(Number(new URL(to).port), '127.0.0.1').on('error', () => client.destroy())
    const waiting: number[] = []
    const drip = setInterval(() => client.write(Buffer.from(waiting.splice(0, slow ? 1 : waiting.length))), 5)
    upstream.on('data', (bytes: Buffer) => waiting.push(...bytes))
    client.on('data', (bytes) => upstream.write(bytes)).on('error', () => undefined)
    client.on('close', () => {
      open -= 1
      clearInterval(drip)
      upstream.end()
    })
  })
  onTestFinished(() => void server.close())
  return {
    url: `smtp://127.0.0.1:${await listen(server)}`,
    count: () => open,
    hurry: () => {
      slow = false
    },
  }
}

test('a server that trickles its answers gets no letter after its time, and so none twice', async () => {
  const { contact, store, got, url, sender } = await office()
  const { url: slowUrl, count: open, hurry } = await trickle(url)
  const carrier = smtpCarrier(slowUrl, { silence: 2_000, letter: 300 })
  const later = smtpCarrier(slowUrl)
  onTestFinished(carrier.close)
  onTestFinished(later.close)
  const messages: string[] = []
  await contact('Ana')
  await createPost({ store, sender, carrier, warn: (text) => messages.push(text) }).sendDue()
  expect([messages.length, got.length]).toEqual([1, 0])
  await vi.waitFor(() => expect(open() + got.length).toBe(0), { timeout: 20_000, interval: 20 })
  hurry()
  await createPost({ store, sender, carrier: later, now: () => Date.now() + 2 * minute }).sendDue()
  expect(got.length).toBe(1)
})

test('a delivered letter is noted once the database is back, and goes once', async () => {
  const { contact, store, got, does, sender, url } = await office()
  const carrier = smtpCarrier(url)
  onTestFinished(carrier.close)
  let refused = 0
  does((_, answer) => {
    const write = store.write.bind(store)
    vi.spyOn(store, 'write').mockImplementation((now, work) => {
      refused += 1
      return refused > 100 ? write(now, work) : Promise.reject(new Error('away'))
    })
    answer()
  })
  onTestFinished(() => void vi.restoreAllMocks())
  let now = Date.now()
  await contact('Ana')
  const post = createPost({ store, sender, carrier, now: () => now, noteAgain: 1 })
  expect(await post.sendDue()).toBe(1)
  now += 60 * minute
  expect([await post.sendDue(), got.length, refused > 100]).toEqual([0, 1, true])
})

test('two processes send each letter once; one sends what the other reserved and never sent', async () => {
  const { contact, another, post, got, store, wait } = await office()
  await Promise.all(Array.from({ length: 12 }, (_, index) => contact(`c${index}`)))
  await Promise.all([post.sendDue(), another().sendDue(), post.sendDue()])
  expect([got.length, new Set(got.map(({ id }) => id)).size]).toEqual([12, 12])
  await contact('Ana')
  const [row] = await store.salida.until('proximo', Date.now() + minute)
  await store.salida.change(row?.id ?? 0, { proximo: Date.now() + 15 * minute })
  expect(await post.sendDue()).toBe(0)
  wait(16 * minute)
  expect([await post.sendDue(), got.length]).toEqual([1, 13])
})

test('a machine whose clock is ahead takes nothing that another one reserved, where the database has a clock', async () => {
  const { contact, store, sender } = await office()
  const { promise, resolve } = Promise.withResolvers<void>()
  const take = vi.fn(() => promise)
  const createPostAt = (now: () => number) =>
    createPost({
      store: { ...store, clock: () => Promise.resolve(Date.now()) },
      sender,
      carrier: { take, close: () => undefined },
      now,
    })
  await contact('Ana')
  const sending = createPostAt(Date.now).sendDue()
  await vi.waitFor(() => expect(take).toHaveBeenCalledOnce())
  expect(await createPostAt(() => Date.now() + 16 * minute).sendDue()).toBe(0)
  resolve()
  expect([await sending, take.mock.calls.length]).toEqual([1, 1])
})

test('a queue with nothing due commits nothing, and neither does a sweep of nothing', async () => {
  const { contact, post, store } = await office()
  const write = vi.spyOn(store, 'write')
  expect([await post.sendDue(), await sweepExpired(store, Date.now())]).toEqual([0, undefined])
  expect(write).not.toHaveBeenCalled()
  await contact('Ana')
  expect([await post.sendDue(), write.mock.calls.length > 0]).toEqual([1, true])
})

test('waiting letters are found in an unopened database', async () => {
  const store = sqliteStore(newFolder(), () => Promise.resolve(seed))
  onTestFinished(() => store.close())
  const post = createPost({
    store,
    sender: { from: 'a@b.example', site: '' },
    carrier: smtpCarrier('smtp://127.0.0.1:1'),
  })
  expect(await post.sendDue()).toBe(0)
})
