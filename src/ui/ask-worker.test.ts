import { beforeEach, expect, test, vi } from 'vitest'
import { askWorker, keepWorker } from './ask-worker.ts'

type Does = (thread: Thread, question: unknown) => void

/** All threads that were begun, in their order. */
let threads: Thread[] = []

/** A thread that does what a test says. */
class Thread extends EventTarget implements Worker {
  onmessage = null
  onmessageerror = null
  onerror = null
  readonly heard: unknown[] = []
  isEnded = false
  readonly does: Does
  constructor(does: Does) {
    super()
    this.does = does
    threads.push(this)
  }
  say(message: unknown) {
    if (!this.isEnded) this.dispatchEvent(new MessageEvent('message', { data: message }))
  }
  postMessage(question: unknown) {
    this.heard.push(question)
    this.does(this, question)
  }
  terminate() {
    this.isEnded = true
  }
}

/** A thread that the system ends before its first word. */
const silent: Does = () => undefined
const answers: Does = (thread, question) => thread.say({ answer: question })
const fails: Does = (thread) => thread.dispatchEvent(new Event('error'))
/** Begins the given threads one after the other. */
const inOrder = (...all: readonly Does[]) => {
  const remaining = [...all]
  return () => new Thread(remaining.shift() ?? silent)
}

beforeEach(() => {
  threads = []
  vi.useFakeTimers()
})

test.each([
  ['stays silent', silent],
  ['does not start', fails],
])('a thread that %s is begun once more', async (_, dead) => {
  const answer = askWorker(inOrder(dead, answers), 'hola')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await answer).toBe('hola')
  expect(threads.map(({ isEnded }) => isEnded)).toEqual([true, true])
})

test('one that dies twice is an error, and no wait without an end', async () => {
  const refusal = askWorker(inOrder(silent, silent, answers), 'hola').catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(40_000)
  expect(await refusal).toMatchObject({ name: 'DeadThread' })
  expect(threads).toHaveLength(2)
})

test('a thread that beats lives as long as its work takes', async () => {
  const works: Does = (thread) => {
    for (const second of [15, 30, 45]) setTimeout(() => thread.say({ beat: true }), second * 1e3)
    setTimeout(() => thread.say({ answer: 'listo' }), 60e3)
  }
  const answer = askWorker(inOrder(works), 'hola')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await answer).toBe('listo')
})

test('who ends the wait waits no more, and no other thread begins', async () => {
  const leaving = new AbortController()
  const refusal = askWorker(inOrder(silent), 'hola', leaving.signal).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(0)
  leaving.abort()
  expect(await refusal).toMatchObject({ name: 'AbortError' })
  expect(threads.map(({ isEnded }) => isEnded)).toEqual([true])
})

test('for who has left already no thread begins', async () => {
  await expect(askWorker(inOrder(answers), 'hola', AbortSignal.abort())).rejects.toThrow('aborted')
  expect(threads).toEqual([])
})

test('a thread that is begun anew hears first what its answers rest on', async () => {
  type Calls = Record<'open' | 'plan' | 'rows', { question: string; answer: unknown }>
  const diesAtRows: Does = (thread, question) => {
    if (!JSON.stringify(question).includes('rows')) answers(thread, question)
  }
  const { ask } = keepWorker<Calls>(inOrder(diesAtRows, answers), ['open', 'plan'])
  await ask('open', 'lista.xlsx')
  await ask('plan', 'primero')
  await ask('plan', 'segundo')
  const rows = ask('rows', '0 a 100')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await rows).toEqual({ name: 'rows', question: '0 a 100' })
  expect(threads[1]?.heard).toEqual([
    { name: 'open', question: 'lista.xlsx' },
    { name: 'plan', question: 'segundo' },
    { name: 'rows', question: '0 a 100' },
  ])
})

test('what waits for its turn at the end begins no thread', async () => {
  type Calls = Record<'open' | 'rows', { question: string; answer: unknown }>
  const { ask, end } = keepWorker<Calls>(inOrder(silent), ['open'])
  const asked = Promise.allSettled([ask('open', 'lista.xlsx'), ask('rows', '0 a 100')])
  await vi.advanceTimersByTimeAsync(0)
  end()
  expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(threads.map(({ isEnded }) => isEnded)).toEqual([true])
})
