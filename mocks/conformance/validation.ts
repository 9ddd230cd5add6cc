import { expect } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { wireName, type Field } from '#contract/fields.ts'
import { allEndpoints } from '#contract/index.ts'
import { triable } from './browser.ts'
import { isStrict } from './level.ts'
import { expectThere } from './reading.ts'
import { formRequest, jsonRequest, pathTo, type Values } from './requests.ts'
import { inputFor, noIds, unknownId, wrongFor } from './samples.ts'
import { idName } from './admin-client.ts'
import { visitor, type Site, type Visitor } from './visitor.ts'

const form = (body: string, type = 'multipart/form-data; boundary=x'): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': type },
  body,
})
const unreadable: Readonly<Record<Endpoint['encoding'], readonly RequestInit[]>> = {
  json: ['', '{', '[]', 'null', '5', '"texto"', 'true', `[{"id":${unknownId}}]`, '{"a":1} {}', '\0', '<xml/>'].map(
    jsonRequest,
  ),
  multipart: [
    form(''),
    form('basura'),
    form('{}', 'application/json'),
    form('x', 'text/plain'),
    form('x', 'multipart/form-data'),
    { method: 'POST' },
  ],
  none: [],
}

const shown = (value: unknown) =>
  value instanceof File ? 'a file' : (JSON.stringify(value) ?? 'nothing').slice(0, 120)

/** The suite's own records, for calls that change or delete one: a backend that accepts invalid input damages no others. */
type OwnIds = ReadonlyMap<string, number>
const createOwnRecords = async (site: Visitor): Promise<OwnIds> => {
  const creates = allEndpoints.filter(({ does, extension }) => does === 'create' && !extension)
  return new Map(
    await Promise.all(
      creates.map(
        async (create) => [create.entity?.resource ?? '', await site.create(create, inputFor(create, 50))] as const,
      ),
    ),
  )
}
const findOwnId = (ownIds: OwnIds, { entity, does }: Endpoint) =>
  ['update', 'delete', 'addImage'].includes(does ?? '') ? ownIds.get(entity?.resource ?? '') : undefined

/** Spellings that a lenient reader takes for an id. The id is one of our own records, so such a backend damages no others. */
const nearIds = (id = unknownId) => [
  `${id}abc`,
  `${id}.5`,
  ...(isStrict ? [`+${id}`, `${id}e0`, `${id}.0`, `${id}.`, `${id},`, `${id};2`] : []),
]
/** Spellings of an id that a body may have, and an address may not. */
const loose = (id = unknownId) => (isStrict ? [`0${id}`, ` ${id}`, `${id} `, `${id}\n`] : [])
const wrongValues = (field: Field, isText: boolean, ownId: number | undefined): unknown[] => {
  const blank = field.kind === 'list' ? [] : ['']
  const missing = field.optional ? [] : [undefined, ...blank, ...(isText ? [] : [null])]
  return [...missing, ...wrongFor(field, isText), ...(field.kind === 'id' ? nearIds(ownId) : [])]
}

const sendWrong = async (site: Visitor, endpoint: Endpoint, name: string, input: Values, value: unknown) => {
  const field = { ...endpoint.query, ...endpoint.request }[name]
  const wire = field ? wireName(name, field) : name
  const about = `${wire} = ${value === undefined ? 'left out' : shown(value)}`
  const response = site.call(endpoint, { ...input, [name]: value })
  expectThere(endpoint, await response)
  const errors = await site.refused(response, 422, { about })
  if (!isStrict) return
  expect(
    Object.keys(errors).filter((path) => path === wire || path.startsWith(`${wire}.`)),
    `${about}: named`,
  ).not.toEqual([])
  expect(
    Object.values(errors)
      .flat()
      .every((reason) => typeof reason === 'string' && reason.length > 3),
    `${about}: explained`,
  ).toBe(true)
}

/** Leaves one field out, blank or invalid: a 422 names it by wire name. */
const fieldPart = async (site: Visitor, endpoint: Endpoint, ownId: number | undefined) => {
  const whole = { ...inputFor(endpoint, 1), ...(ownId === undefined ? {} : { [idName(endpoint)]: ownId }) }
  for (const [name, field] of Object.entries({ ...endpoint.query, ...endpoint.request })) {
    // A backend may ignore unknown query parameters.
    if (name in endpoint.query && !isStrict) continue
    const isText = endpoint.encoding === 'multipart' || name in endpoint.query
    // A query carries no file.
    const values = wrongValues(field, isText, ownId).filter(
      (value) => !(name in endpoint.query && value instanceof File),
    )
    if (name in endpoint.query && field.kind === 'id') values.push(...loose())
    for (const value of values) await sendWrong(site, endpoint, name, whole, value)
  }
}

const bodyParts = (site: Visitor, tried: readonly Endpoint[], getOwnIds: () => OwnIds) => {
  const { full, strict } = site.asAdmin
  const withBody = tried.filter(({ encoding }) => encoding !== 'none')

  full.each(
    withBody,
    ({ name }) => `${name}: a body that cannot be read is 400`,
  )(async (endpoint) => {
    for (const request of unreadable[endpoint.encoding]) {
      const response = site.send(endpoint.path, request)
      expectThere(endpoint, await response)
      await site.refused(response, 400, { about: shown(request.body), names: [] })
    }
  })

  full.each(
    withBody,
    ({ name }) => `${name}: each field missing, blank, of another type, too long: 422 names it`,
  )(async (endpoint) => {
    await fieldPart(site, endpoint, findOwnId(getOwnIds(), endpoint))
  })

  strict.each(
    withBody,
    ({ name }) => `${name}: everything that lacks is named at once`,
  )(async (endpoint) => {
    const fields = Object.entries(endpoint.request)
    const [ids, content] = [true, false].map((isId) => fields.filter(([, { kind }]) => (kind === 'id') === isId))
    for (const sent of [[], ids ?? []]) {
      const lacking = fields.filter((field) => !field[1].optional && !sent.includes(field))
      // Where no field is required, at least one must be sent.
      const expected = lacking.length > 0 ? lacking : (content ?? [])
      const values = Object.fromEntries(sent.map(([name, field]) => [wireName(name, field), unknownId]))
      const empty = endpoint.encoding === 'json' ? jsonRequest(values) : formRequest({ ...values, 'de más': 'x' })
      const names = expected.map(([name, field]) => wireName(name, field))
      if (names.length > 0) await site.refused(site.send(endpoint.path, empty), 422, { names })
    }
  })
}

const oddIds = [
  '0',
  '-1',
  '1.5',
  '1e99',
  '1 OR 1',
  'abc',
  '__proto__',
  '9'.repeat(30),
  '\0',
  'ñ',
  '%00',
  '1;',
  '0x1',
  '１',
  ...nearIds(1),
  ...loose(1),
]

const idParts = (site: Visitor, tried: readonly Endpoint[], getOwnIds: () => OwnIds) => {
  const { full, strict } = site.asAdmin
  const byRecord = tried.filter(({ params }) => 'id' in params)
  const unknown = tried.filter(
    (endpoint) =>
      endpoint.does !== 'create' &&
      endpoint.name !== 'guardarHistorial' &&
      [...Object.values(endpoint.params), ...Object.values(endpoint.query), ...Object.values(endpoint.request)].some(
        ({ kind }) => kind === 'id',
      ),
  )

  full.each(
    unknown,
    ({ name }) => `${name}: an unknown record is 404`,
  )(async (endpoint) => {
    for (const id of [unknownId, String(unknownId)]) {
      await site.refuses(endpoint, { ...inputFor(endpoint, 1), [idName(endpoint)]: id }, 404, [])
    }
  })

  strict.each(
    byRecord,
    ({ name }) => `${name}: what is no id is 404 or 422, never an error`,
  )(async (endpoint) => {
    const mine = findOwnId(getOwnIds(), endpoint)
    for (const id of endpoint.done === undefined ? oddIds : [...noIds, ...nearIds(mine), ...loose(mine)]) {
      const errors = await site.refused(site.send(pathTo(endpoint, { id }), { method: endpoint.method }), [404, 422], {
        about: id,
      })
      expect(['', 'id']).toContain(Object.keys(errors).join())
    }
  })
}

const nowhere = [
  '/api/',
  '/api/nada',
  '/api/obtenerSlidersX',
  '/api/obtenerslider/1',
  '/api/obtenerSlider',
  '/api/obtenerSlider/',
  '/api/obtenerSlider/1/2',
  '/api/obtenerSliders/1',
  '/api/__proto__',
  '/api/constructor',
  '/api/getImage',
  '/api/getImage/a/b',
  '/api/v1/obtenerSliders',
]

const routeParts = (site: Visitor, tried: readonly Endpoint[]) => {
  const { strict } = site.asAdmin
  strict.each(
    nowhere,
    (path) => `${path} does not exist: 404, as JSON`,
  )(async (path) => {
    await site.refused(site.send(path), 404, { names: [] })
    await site.refused(site.send(path, jsonRequest({})), 404, { names: [] })
  })

  strict.each(
    tried,
    ({ name }) => `${name}: another method is 405`,
  )(async (endpoint) => {
    const path = pathTo(endpoint, { id: unknownId, filename: 'ninguno.jpg' })
    const wrongMethod = endpoint.method === 'GET' ? 'POST' : 'GET'
    // On some backends a DELETE of a list may delete everything.
    for (const method of [wrongMethod, 'PUT', 'PATCH', ...(site.backend.isDisposable ? ['DELETE'] : [])]) {
      await site.refused(site.send(path, { method }), 405, { about: method, names: [] })
    }
  })
}

/** Invalid input is refused in words and changes nothing. */
export const validationParts = (backend: Site) => {
  const site = visitor(backend)
  const { full } = site.asAdmin
  const tried = triable(backend)
  let initialState: Values = {}
  let ownIds: OwnIds = new Map()
  full("the suite's own records exist", async () => {
    ownIds = await createOwnRecords(site)
    initialState = await site.everything()
  })
  bodyParts(site, tried, () => ownIds)
  idParts(site, tried, () => ownIds)
  routeParts(site, tried)
  full('nothing has changed', async () => {
    expect(await site.everything()).toEqual(initialState)
  })
}
