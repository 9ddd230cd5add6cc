/** Almost valid requests, for all calls of the contract. */
import { expect, test } from 'vitest'
import type { Endpoint } from '../src/contract/endpoint.ts'
import { wireName } from '../src/contract/fields.ts'
import { allEndpoints } from '../src/contract/index.ts'
import type { Backend } from './backend.ts'
import { formRequest, jsonRequest, requestTo } from './conformance/requests.ts'
import { inputFor } from './conformance/samples.ts'
import { ask, login, testBackend } from './testing.ts'

/** A lenient reader takes each for 1. Form input like the first ones counts as 1 in a body. */
const typed = [' 1', '1 ', '01', '1\n']
const nearly = ['+1', '1e0', '1.0', '1.', '0x1', '１', '1,', '1;2', '-1', '0', '']

const everything = async (backend: Backend) =>
  JSON.stringify(
    await Promise.all(
      allEndpoints.filter(({ does }) => does === 'list').map(async ({ path }) => (await ask(backend, path)).text()),
    ),
  )

const idsOf = ({ params, request, query }: Endpoint) =>
  Object.entries({ ...params, ...request, ...query })
    .filter(([, { kind }]) => kind === 'id')
    .map(([name]) => name)
const withIds = allEndpoints
  .filter((endpoint) => idsOf(endpoint).length > 0)
  .map((endpoint) => [endpoint.name, endpoint] as const)

test('most calls name a record', () => {
  expect(withIds.length).toBeGreaterThan(40)
})

test.each(withIds)('%s: an almost valid id names no record, and nothing is written', async (_, endpoint) => {
  const backend = testBackend()
  await login(backend)
  const before = await everything(backend)
  for (const name of idsOf(endpoint))
    for (const id of name in endpoint.request ? nearly : [...typed, ...nearly.filter((value) => value !== '')]) {
      const optional = { ...endpoint.params, ...endpoint.request, ...endpoint.query }[name]?.optional
      if (optional && id === '') continue
      const { status } = await ask(backend, ...requestTo(endpoint, { ...inputFor(endpoint, 1), [name]: id }))
      expect([name, id, status]).toEqual([name, id, 422])
    }
  expect(await everything(backend)).toBe(before)
  backend.close()
})

const contentOf = ({ request }: Endpoint) => Object.entries(request).filter(([, { kind }]) => kind !== 'id')
const writes = allEndpoints
  .filter((endpoint) => endpoint.method === 'POST' && contentOf(endpoint).length > 0)
  .map((endpoint) => [endpoint.name, endpoint] as const)

test.each(writes)('%s: an empty write is refused with the available fields', async (_, endpoint) => {
  const backend = testBackend()
  await login(backend)
  const before = await everything(backend)
  const ids = Object.entries(endpoint.request)
    .filter(([, { kind }]) => kind === 'id')
    .map(([name, field]) => [wireName(name, field), 1] as const)
  const init =
    endpoint.encoding === 'multipart'
      ? formRequest(ids.length > 0 ? Object.fromEntries(ids) : { otra: 'cosa' })
      : jsonRequest(Object.fromEntries(ids))
  const response = await ask(backend, endpoint.path, init)
  expect([response.status, await response.json()]).toEqual([
    422,
    { message: expect.any(String), errors: expect.any(Object) },
  ])
  expect(await everything(backend)).toBe(before)
  backend.close()
})

const idLists = allEndpoints.flatMap((endpoint) =>
  Object.entries(endpoint.request)
    .filter(([, { items }]) => items?.kind === 'id')
    .map(([name]) => [`${endpoint.name} ${name}`, endpoint, name] as const),
)

test('the calls with a list of ids are known', () => {
  expect(idLists.map(([title]) => title)).toEqual([
    'deshacer ids',
    'ordenar ids',
    'reenviarCartas ids',
    'eliminarCartas ids',
    'restaurarPapelera ids',
    'eliminarPapelera ids',
  ])
})

test.each(idLists)('%s: an empty list is refused in words, and the history stays', async (_, endpoint, name) => {
  const backend = testBackend()
  await login(backend)
  const before = await everything(backend)
  const response = await ask(
    backend,
    ...requestTo(endpoint, { ...inputFor(endpoint, 1), idPadre: undefined, [name]: [] }),
  )
  expect([response.status, await response.json()]).toEqual([
    422,
    { message: expect.any(String), errors: { [name]: ['Elegí al menos uno.'] } },
  ])
  expect(await everything(backend)).toBe(before)
  backend.close()
})
