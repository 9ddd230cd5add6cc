import { expect, test, vi } from 'vitest'
import { findEndpoint } from '#contract/find-endpoint.ts'
import { statusMessage } from '#mocks/refusal.ts'
import { allEndpoints } from '#contract/index.ts'
import { createLayer } from './layer.ts'
import { expectScenario } from './say.ts'

const names = new Set(allEndpoints.map(({ name }) => name))
const toUrl = (path: string) => new URL(path.replaceAll(/\{\w+\}/g, '1'), 'http://localhost')

const playing = (text: string) => {
  const scenario = expectScenario(text, (name) => names.has(name))
  const behind = vi.fn<(request: Request) => Promise<Response>>(() => Promise.resolve(new Response('todo')))
  const layer = createLayer(scenario, { respond: behind, findEndpoint, getMessage: statusMessage })
  const ask = (name: string) => {
    const { method, path } = allEndpoints.find((endpoint) => endpoint.name === name) ?? { method: 'GET', path: name }
    return layer.respond(new Request(toUrl(path), { method }))
  }
  return { ...layer, ask, behind }
}

test('every call answers as its rule says, and a failing rule never asks the backend', async () => {
  for (const { name, response } of allEndpoints) {
    const ok = playing(`${name}:ok`)
    expect(await (await ok.ask(name)).text()).toBe('todo')
    const error = playing(`${name}:error:418:Soy una tetera`)
    const refused = await error.ask(name)
    expect([refused.status, await refused.json()]).toEqual([418, { message: 'Soy una tetera' }])
    const empty = await playing(`${name}:empty`).ask(name)
    expect([name, empty.status]).toEqual([name, response.kind === 'list' ? 200 : 404])
    expect((await playing(`${name}:offline`).ask(name)).type).toBe('error')
    expect(error.behind).not.toHaveBeenCalled()
  }
})

test('a slow call answers late, a hanging call answers after the release', async () => {
  vi.useFakeTimers()
  const slow = playing('obtenerLogos:slow:3000')
  const answer = slow.ask('obtenerLogos')
  await vi.advanceTimersByTimeAsync(2_999)
  expect(slow.behind).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect((await answer).status).toBe(200)
  const hanging = playing('*:hang')
  const waiting = [hanging.ask('getImage'), hanging.ask('obtenerLogos')]
  await vi.advanceTimersByTimeAsync(600_000)
  expect(hanging.behind).not.toHaveBeenCalled()
  hanging.release()
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200])
  expect((await hanging.ask('obtenerVideos')).status).toBe(200)
})

test('each call of a range takes a time of its own, never less and never more', async () => {
  vi.useFakeTimers()
  const { ask } = playing('obtenerLogos:slow:300-900')
  const start = Date.now()
  const took = Promise.all(Array.from({ length: 50 }, () => ask('obtenerLogos').then(() => Date.now() - start)))
  await vi.advanceTimersByTimeAsync(900)
  const times = await took
  expect(Math.min(...times)).toBeGreaterThanOrEqual(300)
  expect(Math.max(...times)).toBeLessThanOrEqual(900)
  expect(new Set(times).size).toBeGreaterThan(10)
})

test("a call's own rule stands before everybody's; used up, the next one counts", async () => {
  const { ask } = playing('*:error:503,obtenerSliders:error:500:x1,obtenerSliders:empty:x1,obtenerVideos:ok')
  const statuses = []
  for (const name of ['obtenerSliders', 'obtenerSliders', 'obtenerSliders', 'obtenerVideos', 'obtenerFerias'])
    statuses.push((await ask(name)).status)
  expect(statuses).toEqual([500, 200, 503, 200, 503])
})

test("a refusal without words has the backend's", async () => {
  const messages = await Promise.all(
    [401, 404, 503, 507, 599].map(async (status) => (await playing(`*:error:${status}`).ask('obtenerLogos')).json()),
  )
  expect(messages.map(({ message }) => message.slice(0, 14))).toEqual([
    'Tu sesión term',
    'No encontramos',
    'La base de dat',
    'No queda espac',
    'Algo falló de ',
  ])
})

test('a full disk refuses writes; reads, deletes and logins work', async () => {
  const { ask, behind } = playing('espacio:lleno')
  expect((await ask('crearVideo')).status).toBe(507)
  expect((await ask('updateProducto')).status).toBe(507)
  expect(behind).not.toHaveBeenCalled()
  for (const name of ['deleteVideo', 'obtenerVideos', 'verificarLogin', 'getImage'])
    expect([name, (await ask(name)).status]).toEqual([name, 200])
})

test('a request outside the contract reaches the backend', async () =>
  expect((await playing('*:error:500').ask('/api/nada')).status).toBe(200))
