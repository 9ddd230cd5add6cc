/** Failures from inside the embedded backend: a full disk, a database that is blocked, broken or newer. */
import { describe, expect, test, vi } from 'vitest'
import type { Backend } from './backend.ts'
import { png } from './conformance/samples.ts'
import { seed } from './seed/index.ts'
import { memoryStore } from './store/memory.ts'
import type { Store } from './store/port.ts'
import { ask, list, login, postForm, testBackend } from './testing.ts'

const backendOn = (databaseName: string) => testBackend({ databaseName })

describe('failures', () => {
  const silence = () => vi.spyOn(console, 'error').mockReturnValue()
  /** A store whose writes fail at their end, once all rows are written, with the error that is set. */
  const failingStore = () => {
    const store = memoryStore(() => Promise.resolve(seed))
    const failing: { error?: Error | undefined } = {}
    const write: Store['write'] = (time, work, ahead) =>
      store.write(
        time,
        async (...tables) => {
          const answer = await work(...tables)
          if (failing.error) throw failing.error
          return answer
        },
        ahead,
      )
    return Object.assign(failing, { store: { ...store, write } })
  }
  const crearFeria = (backend: Backend) =>
    postForm(backend, '/api/crearFeria', { foto: png(1), titulo: 'A medias', orden: 1 })

  test.each([
    [500, new Error('boom')],
    [507, new DOMException('full', 'QuotaExceededError')],
  ] as const)('half-way through a write: %i, and nothing was written', async (status, error) => {
    const logged = silence()
    const failing = failingStore()
    const backend = testBackend(failing)
    await login(backend)
    const initialLists = [await list(backend, '/api/obtenerFerias'), await list(backend, '/api/obtenerHistorial')]
    failing.error = error
    const response = await crearFeria(backend)
    expect([response.status, await response.json()]).toEqual([status, { message: expect.stringMatching(/\.$/) }])
    expect(logged.mock.calls.length).toBe(status === 500 ? 1 : 0)
    failing.error = undefined
    expect([await list(backend, '/api/obtenerFerias'), await list(backend, '/api/obtenerHistorial')]).toEqual(
      initialLists,
    )
    expect((await crearFeria(backend)).status).toBe(200)
  })

  test('a build file that has not arrived is 503, not a hung request', async () => {
    const backend = testBackend({ asset: () => Promise.reject(new Error('offline')) })
    const response = await ask(backend, '/api/getImage/slider-1.jpg')
    expect([response.status, await response.json()]).toEqual([
      503,
      { message: expect.stringMatching(/^Este archivo todavía no se descargó/) },
    ])
  })

  const openRaw = (name: string, version: number): Promise<IDBDatabase> =>
    new Promise((resolve, reject) => {
      const request = indexedDB.open(name, version)
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(new Error('raw open failed')))
    })
  /** A backend's answers once its patience with a blocked database is over. */
  const outOfPatience = async <Answers>(request: () => Promise<Answers>): Promise<Answers> => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const answered = vi.fn()
    const answers = request().finally(answered)
    await vi.waitUntil(() => vi.advanceTimersByTime(4_000) && answered.mock.calls.length > 0)
    return answers
  }
  const readStatusAndBody = async (response: Response): Promise<unknown> => [response.status, await response.json()]
  const unavailable = [503, { message: expect.stringMatching(/base de datos/), errors: { base: ['ocupada'] } }]

  test('a database of a later version is 503', async () => {
    const name = crypto.randomUUID()
    const raw = await openRaw(name, 9_999)
    expect(await readStatusAndBody(await outOfPatience(() => ask(backendOn(name), '/api/obtenerSliders')))).toEqual(
      unavailable,
    )
    raw.close()
  })

  test('a blocked database is 503 while it is blocked, and recovers', async () => {
    const name = crypto.randomUUID()
    const raw = await openRaw(name, 1)
    const backend = backendOn(name)
    const answers = await outOfPatience(() => Promise.all([ask(backend, '/api/obtenerSliders'), login(backend)]))
    expect(await Promise.all(answers.map(readStatusAndBody))).toEqual([unavailable, unavailable])
    raw.close()
    expect((await ask(backend, '/api/obtenerSliders')).status).toBe(200)
  })

  test('an address that cannot be decoded is 400', async () => {
    const backend = testBackend()
    for (const path of ['/api/getImage/%E0%A4%A', '/api/%ff', '/api/obtenerSlider/%'])
      expect((await ask(backend, path)).status).toBe(400)
  })
})
