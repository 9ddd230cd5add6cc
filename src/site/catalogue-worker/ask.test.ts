import { beforeEach, expect, test, vi } from 'vitest'
import { producto as newProducto, productos as demo } from '#mocks/fixtures/producto.ts'
import { atOnce } from '#contract/in-slices.ts'
import { parseChosen } from '../productos/narrow/chosen.ts'
import { answers } from './answers.ts'
import { few } from './few.ts'
import type { ask as asks } from './ask.ts'

const productos = Array.from({ length: few + 1 }, (_, index) => {
  const original = demo[index % demo.length]
  return newProducto({ ...original, id: index + 1, nombre: `${original?.nombre} ${index}` })
})
const bulones = { query: 'bulon m12', chosen: parseChosen({ diametro: 'M12' }), order: '-codigo' }

/** Every message that crossed to the thread. */
let sent: unknown[] = []
let starts = true
/** Whether the system has ended the thread, of which no browser tells. */
let isKilled = false
let ask: typeof asks

/** A thread that runs the worker's own file. */
class Thread extends EventTarget {
  constructor() {
    super()
    vi.stubGlobal('postMessage', (reply: unknown) =>
      this.dispatchEvent(new MessageEvent('message', { data: structuredClone(reply) })),
    )
  }
  postMessage(message: unknown) {
    sent.push(message)
    if (!starts) this.dispatchEvent(new Event('error'))
    else if (!isKilled) hear(new MessageEvent('message', { data: structuredClone(message) }))
  }
  terminate() {}
}
let hear: (event: MessageEvent) => void

beforeEach(async () => {
  sent = []
  starts = true
  isKilled = false
  vi.resetModules()
  vi.stubGlobal('Worker', Thread)
  vi.stubGlobal('addEventListener', (_: string, listener: typeof hear) => {
    hear = listener
  })
  await import('./catalogue.worker.ts')
  ;({ ask } = await import('./ask.ts'))
})

const getParts = (messages: readonly unknown[]) =>
  messages.flatMap((message): unknown[] =>
    typeof message === 'object' && message && 'part' in message && Array.isArray(message.part) ? message.part : [],
  )

test('the thread answers as the page does', async () => {
  expect(await ask('list', productos, bulones)).toEqual(atOnce(answers.list(productos, bulones)))
  expect(await ask('pasted', productos, '011250 x 20\nzzz')).toEqual(
    atOnce(answers.pasted(productos, '011250 x 20\nzzz')),
  )
  expect(sent).not.toEqual([])
})

test('after a write only the products that changed cross', async () => {
  await ask('find', productos, 'bulon')
  const renamed = productos.map((producto, index) => (index === 7 ? { ...producto, nombre: 'Remache pop' } : producto))
  sent = []
  expect((await ask('find', renamed, 'remache pop')).matches[0]?.at).toBe(7)
  expect(getParts(sent).filter((part) => typeof part !== 'number')).toEqual([renamed[7]])
})

test('a question that nobody waits for any more is dropped', async () => {
  const stale = new AbortController()
  const [first, dropped, last] = [
    ask('find', productos, 'b'),
    ask('find', productos, 'bu', stale.signal),
    ask('find', productos, 'bulon'),
  ]
  stale.abort()
  await expect(dropped).rejects.toThrow('aborted')
  expect((await first).short).toBe(true)
  expect((await last).matches.length).toBeGreaterThan(0)
  expect(sent.filter((message) => JSON.stringify(message).includes('"input":"bu"'))).toEqual([])
})

test('where the thread does not start, and for few products, the page answers', async () => {
  starts = false
  expect(await ask('list', productos, bulones)).toEqual(atOnce(answers.list(productos, bulones)))
  const some = productos.slice(0, few)
  sent = []
  expect(await ask('find', some, 'bulon')).toEqual(atOnce(answers.find(some, 'bulon')))
  expect(sent).toEqual([])
})

test('a thread that the system killed holds no search: the page answers after two silences', async () => {
  await ask('find', productos, 'bulon')
  isKilled = true
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const found = ask('find', productos, 'remache')
  const later = ask('find', productos, 'tuerca')
  await vi.advanceTimersByTimeAsync(40_000)
  expect(await found).toEqual(atOnce(answers.find(productos, 'remache')))
  expect(await later).toEqual(atOnce(answers.find(productos, 'tuerca')))
})

test('a long order about few products is read in the thread', async () => {
  const some = productos.slice(0, few)
  const order = Array.from({ length: 300 }, () => '011250 x 20').join('\n')
  expect(await ask('pasted', some, order)).toEqual(atOnce(answers.pasted(some, order)))
  expect(sent).not.toEqual([])
})
