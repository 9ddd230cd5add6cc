import { beforeEach, expect, test, vi } from 'vitest'
import { mend } from './mend.ts'

const origin = 'https://sitio.example'
/** A file arrives. */
let arrives = (_address: string) => {}
/** A file, or what a file says, fails. */
let fails = (_event: object) => {}
class Script {
  src: string
  constructor(src: string) {
    this.src = src
  }
}
class Link {
  href: string
  constructor(href: string) {
    this.href = href
  }
}
const reload = vi.fn()
const remove = vi.fn()
/** The page has the notice once it is put there. */
const prepend = vi.fn((notice: { isConnected: boolean }) => {
  notice.isConnected = true
})
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

/** `readyState`: 'loading' while the rest of the page has yet to come. */
const stubDocument = (readyState: DocumentReadyState) =>
  vi.stubGlobal('document', {
    documentElement: { hidden: true },
    readyState,
    querySelector: () => ({ prepend }),
    createElement: () => ({ style: {}, isConnected: false, remove }),
  })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  for (const spy of [reload, prepend, remove, asked]) spy.mockClear()
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', { origin, reload })
  const history: { state: unknown; replaceState: (state: unknown) => void } = {
    state: null,
    replaceState: (state) => {
      history.state = state
    },
  }
  vi.stubGlobal('history', history)
  stubDocument('interactive')
  vi.stubGlobal('HTMLScriptElement', Script)
  vi.stubGlobal('HTMLLinkElement', Link)
  vi.stubGlobal('addEventListener', (type: string, listen: typeof fails) => {
    if (type === 'error') fails = listen
  })
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(notify: (list: { getEntries: () => { name: string }[] }) => void) {
        arrives = (name) => notify({ getEntries: () => [{ name }] })
      }
      observe() {}
    },
  )
})

const code = `${origin}/assets/app-1.js`
const otherCode = `${origin}/assets/home-1.js`
/** The worker has answered all checks, each of which takes its own time limit away; so many others are left. */
const answered = async (left: number) => {
  await expect.poll(() => vi.getTimerCount()).toBe(left)
}

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
    arrives(`${origin}/demo/foto.webp`)
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
  fails({ target: new Script(code) })
  await answered(0)
  expect(prepend).toHaveBeenCalledTimes(1)
})

const told = () => JSON.stringify(prepend.mock.calls).includes('Faltan archivos del sitio')

test.each([
  ["a host's script that is blocked", { target: new Script(`${origin}/cdn-cgi/medir.js`) }],
  ['a script of another site', { target: new Script('https://medidor.example/assets/x.js') }],
  ["a host's style", { target: new Link(`${origin}/banner.css`) }],
  [
    "an extension's script",
    { error: new SyntaxError('x'), filename: 'chrome-extension://a/assets/x.js', message: 'x' },
  ],
  ['a script within the page', { error: new SyntaxError('x'), filename: `${origin}/contactos`, message: 'x' }],
  ['a text that is no JSON, read by nobody knows whom', { error: new SyntaxError('x'), filename: '', message: 'x' }],
  ['an error of another kind', { error: new TypeError('x'), filename: code, message: 'x' }],
])('%s makes nothing and uses nothing up', async (_, event) => {
  open({ script: '/sw.js', replaced: true })
  mend()
  fails(event)
  expect(asked).not.toHaveBeenCalled()
  open()
  mend()
  fails(event)
  expect(told()).toBe(false)
  open({ script: '/sw.js', replaced: true })
  mend()
  fails({ target: new Script(code) })
  await expect.poll(() => reload.mock.calls.length).toBe(1)
})

test.each([
  ['does not come', { target: new Script(code) }],
  ['lacks what is imported', { error: new SyntaxError('x'), filename: code, message: 'x' }],
  [
    'lacks what is imported, in Safari',
    { error: new SyntaxError('x'), filename: '', message: "SyntaxError: Importing binding name 'x' is not found." },
  ],
])('a script of ours that %s is told on a first visit, until the app runs', (_, event) => {
  open()
  mend()
  fails(event)
  expect(told()).toBe(true)
  expect(remove).not.toHaveBeenCalled()
  window.started?.()
  expect(remove).toHaveBeenCalledTimes(1)
  prepend.mockClear()
  fails(event)
  expect(prepend).not.toHaveBeenCalled()
})

test('each file is mended once: a second one has its own turn, and a first one that fails again is told', async () => {
  open({ script: '/sw.js', replaced: true })
  for (const [index, src] of [code, otherCode].entries()) {
    mend()
    fails({ target: new Script(src) })
    await expect.poll(() => reload.mock.calls.length).toBe(index + 1)
  }
  mend()
  fails({ target: new Script(code) })
  expect(reload).toHaveBeenCalledTimes(2)
  expect(told()).toBe(true)
})

test('a style is mended without a word', async () => {
  open({ script: '/sw.js', replaced: false })
  mend()
  fails({ target: new Link(`${origin}/assets/app-1.css`) })
  fails({ target: new Script(code) })
  await expect.poll(told).toBe(true)
  expect(asked).toHaveBeenCalledTimes(2)
  expect(prepend).toHaveBeenCalledTimes(1)
})

test('a worker that has mended once the app runs reloads no page', async () => {
  open({ script: '/sw.js', replaced: true })
  mend()
  fails({ target: new Link(`${origin}/assets/app-1.css`) })
  window.started?.()
  await answered(1)
  expect(reload).not.toHaveBeenCalled()
})

test("a stranger's script that holds the page is no stall, and a stranger's requests hide none", async () => {
  open({ script: '/sw.js', replaced: false })
  stubDocument('loading')
  mend()
  pass(60)
  expect(asked).not.toHaveBeenCalled()
  stubDocument('interactive')
  pass(15)
  arrives('https://medidor.example/pulso')
  pass(5)
  expect(asked).toHaveBeenCalledTimes(1)
  await expect.poll(told).toBe(true)
})
