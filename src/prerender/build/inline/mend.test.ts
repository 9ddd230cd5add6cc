import { beforeEach, expect, test, vi } from 'vitest'
import { mend } from './mend.ts'

const origin = 'https://sitio.example'
/** A file of the page arrives. */
let arrives = () => {}
const reload = vi.fn()
const prepend = vi.fn()
const asked = vi.fn()

/** A page under a worker, which answers a check with whether it replaced a file; without a worker, a first visit. */
const open = (worker?: { readonly script: string; readonly replaced: boolean }) =>
  vi.stubGlobal('navigator', {
    serviceWorker: {
      controller: worker && {
        scriptURL: origin + worker.script,
        postMessage: ({ type }: { type: string }, [port]: MessagePort[]) => {
          asked(type)
          port?.postMessage(worker.replaced)
        },
      },
    },
  })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  for (const spy of [reload, prepend, asked]) spy.mockClear()
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', { origin, reload })
  const history: { state: unknown; replaceState: (state: unknown) => void } = {
    state: null,
    replaceState: (state) => {
      history.state = state
    },
  }
  vi.stubGlobal('history', history)
  vi.stubGlobal('document', {
    documentElement: { hidden: true },
    getElementById: () => ({ prepend }),
    createElement: () => ({ style: {} }),
  })
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(notify: () => void) {
        arrives = notify
      }
      observe() {}
    },
  )
})

const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000)

test('a first visit of 5 s a file, or of any time, is neither reloaded nor told that files are missing', () => {
  for (const worker of [undefined, { script: '/otro.js', replaced: true }]) {
    open(worker)
    mend()
    for (let file = 0; file < 20; file += 1) pass(5)
    pass(600)
  }
  expect([asked, reload, prepend].flatMap(({ mock }) => mock.calls)).toEqual([])
})

test('under our worker 5 s a file is no stall; 20 s without a byte are, and the page reloads once', async () => {
  open({ script: '/sw.js', replaced: true })
  mend()
  for (let file = 0; file < 20; file += 1) {
    pass(5)
    arrives()
  }
  expect(asked).not.toHaveBeenCalled()
  pass(20)
  expect(asked).toHaveBeenCalledExactlyOnceWith('MEND')
  await expect.poll(() => reload.mock.calls.length).toBe(1)
  // The page after the reload, whose history tells of it.
  mend()
  pass(20)
  expect(asked).toHaveBeenCalledTimes(1)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(JSON.stringify(prepend.mock.calls)).toContain('Faltan archivos del sitio')
})

test('where the worker replaced nothing the page says what to do, and is not reloaded', async () => {
  open({ script: '/sw.js', replaced: false })
  mend()
  pass(20)
  await expect.poll(() => JSON.stringify(prepend.mock.calls)).toContain('Faltan archivos del sitio')
  expect(reload).not.toHaveBeenCalled()
})

test('a worker that answers once its time is over has nothing said twice', async () => {
  open({ script: '/sw.js', replaced: false })
  mend()
  pass(20)
  pass(20)
  await expect.poll(() => prepend.mock.calls.length).toBe(2)
  expect(new Set(prepend.mock.calls.flat()).size).toBe(1)
})
