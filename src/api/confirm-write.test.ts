/** Every write of the contract before a live API with answers that tell nothing: reading again tells. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createInput } from '#mocks/examples.ts'
import { testReference } from '#server/http/testing.ts'
import { writes, type Endpoint } from '#contract/endpoint.ts'
import { allEndpoints } from '#contract/index.ts'
import { verificarLogin } from '#contract/sesion.ts'
import { isRecord } from '#contract/record.ts'
import { crearSlider } from '#contract/slider-writes.ts'
import { call } from './client.ts'
import { lostFile } from './testing.ts'
import { isLiteral, isUnread } from '#contract/reading/verdict.ts'

beforeEach(() => {
  vi.stubEnv('VITE_API_URL', '/')
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

type Respond = (path: string, init: RequestInit) => Promise<Response>
/** How the API handles a write; reads pass. */
let onWrite: (path: string, init: RequestInit, next: Respond) => Promise<Response>
let requests: { path: string; method: string | undefined; cache: RequestCache | undefined }[]

const isWrite = (path: string, { method }: RequestInit) => method === 'POST' || path.includes('/delete')

const begin = async () => {
  const send: Respond = testReference().browser()
  requests = []
  onWrite = (path, init, next) => next(path, init)
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    requests.push({ path, method: init.method, cache: init.cache })
    return isWrite(path, init) ? onWrite(path, init, send) : send(path, init)
  })
  await call(verificarLogin, { usuario: 'admin', contraseña: 'admin1234' })
}

const says = (text: string) => new Response(text, { headers: { 'Content-Type': 'text/html' } })
/** The write is done, but its answer does not say so. */
const quiet = (text: string) => async (path: string, init: RequestInit, next: Respond) => {
  const response = await next(path, init)
  expect(response.status).toBe(200)
  return says(text)
}
const nothing = (text: string) => async () => says(text)

const rows = async ({ entity }: Endpoint) => {
  const list = allEndpoints.find(
    (candidate) =>
      candidate.entity === entity &&
      candidate.method === 'GET' &&
      candidate.done === undefined &&
      !candidate.path.includes('{'),
  )
  const answer = list && (await call<unknown, unknown>(list, {}))
  return [answer].flat().filter(isRecord)
}

const newValues = {
  orden: 77,
  nombre: 'Otro nombre',
  titulo: 'Otro título',
  numeropedido: '0009',
  usuario: 'otro',
  email: 'otro@example.com',
  claves: 'otras, claves',
  direccion: 'Otra 123',
  textoboton: 'Otro',
  activo: 1,
}

/** Input that differs from the existing record. */
const inputFor = async (endpoint: Endpoint) => {
  const records = await rows(endpoint)
  const record =
    endpoint.name === 'updateClienteActivo'
      ? records.find(({ activo }) => activo === 0)
      : records.at(endpoint.does === 'delete' ? -1 : 0)
  const input: Record<string, unknown> = createInput(endpoint, { ...record, version: undefined })
  const changed = Object.entries(newValues).filter(([name]) => name in endpoint.request)
  return { ...input, ...(endpoint.does === 'delete' ? {} : Object.fromEntries(changed)) }
}

const judged = allEndpoints.filter(
  (endpoint) =>
    writes(endpoint) &&
    !isUnread(endpoint) &&
    !isLiteral(endpoint) &&
    (!endpoint.extension || endpoint.name === 'updateCuenta'),
)

test('most writes are judged', () => expect(judged.length).toBeGreaterThan(35))

describe.each(judged.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_, endpoint) => {
  test('an empty answer and a stored record: done', async () => {
    await begin()
    const input = await inputFor(endpoint)
    onWrite = quiet('')
    await expect(call<unknown, unknown>(endpoint, input)).resolves.not.toBeInstanceOf(Error)
  })

  test('an empty answer and no stored record: not done', async () => {
    await begin()
    const input = await inputFor(endpoint)
    for (const [text, reason] of [
      ['', /^El servidor no (guardó|eliminó)|^No pudimos comprobar/],
      ['{"message":"Intentá más tarde"}', /^Intentá más tarde|^No pudimos comprobar/],
    ] as const) {
      onWrite = nothing(text)
      await expect(call<unknown, unknown>(endpoint, input)).rejects.toMatchObject({
        name: 'ApiError',
        status: 422,
        message: expect.stringMatching(reason),
      })
    }
  })
})

const find = (name: string): Endpoint => allEndpoints.find((endpoint) => endpoint.name === name) ?? verificarLogin

test('a created record tells its id, so that pictures can follow', async () => {
  await begin()
  onWrite = quiet('')
  expect(await call<unknown, unknown>(find('crearProducto'), { nombre: 'Recién hecho', orden: 3 })).toEqual({
    id: expect.any(Number),
  })
})

test('the second read bypasses every cache; an answer by the contract needs no second read', async () => {
  await begin()
  const input = await inputFor(find('updateProducto'))
  requests = []
  await call<unknown, unknown>(find('updateProducto'), input)
  expect(requests.map(({ path }) => path)).toEqual(['/api/updateProducto'])
  onWrite = quiet('ok')
  await call<unknown, unknown>(find('updateProducto'), input)
  expect(requests.at(-1)).toMatchObject({ path: '/api/obtenerProducto/1', cache: 'no-store' })
})

test('an older record of the same kind does not count as created', async () => {
  await begin()
  const twice = { nombre: 'Repetido', orden: 5 }
  await call<unknown, unknown>(find('crearProducto'), twice)
  onWrite = nothing('ok')
  await expect(call<unknown, unknown>(find('crearProducto'), twice)).rejects.toThrow('El servidor no guardó el cambio')
})

test('without a second read no write counts as done', async () => {
  await begin()
  const input = await inputFor(find('updateProducto'))
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    isWrite(path, init)
      ? Promise.resolve(says('ok'))
      : path.includes('obtener')
        ? Promise.resolve(new Response('', { status: 500 }))
        : fetch(path, init),
  )
  await expect(call<unknown, unknown>(find('updateProducto'), input)).rejects.toThrow(
    'No pudimos comprobar si el servidor lo guardó.',
  )
})

describe('a write that no server answered', () => {
  test.each([
    ['NotReadableError', 'El archivo cambió desde que lo elegiste. Elegilo de nuevo.'],
    ['NotFoundError', 'El archivo ya no está donde estaba. Elegilo de nuevo.'],
    ['AbortError', 'El archivo ya no está donde estaba. Elegilo de nuevo.'],
  ])('a lost file (%s) is named with its field', async (name, message) => {
    await begin()
    onWrite = () => Promise.reject(new TypeError('Failed to fetch'))
    const imagen = lostFile(name)
    await expect(call(crearSlider, { imagen, orden: 1 })).rejects.toMatchObject({
      status: 400,
      message,
      errors: { imagen: [message] },
    })
  })

  test('a file that can be read is not blamed', async () => {
    await begin()
    onWrite = () => Promise.reject(new TypeError('Failed to fetch'))
    const imagen = new File(['x'], 'x.png')
    await expect(call(crearSlider, { imagen, orden: 1 })).rejects.toMatchObject({
      status: 0,
      message: expect.stringMatching(/^No hay conexión/),
    })
  })
})
