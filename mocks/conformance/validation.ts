import { beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { wireName } from '../../src/contract/fields.ts'
import { allEndpoints } from '../../src/contract/index.ts'
import type { Connect } from './browser.ts'
import { formOf, jsonRequest, pathTo } from './requests.ts'
import { inputFor, unknownId, wrongFor } from './samples.ts'
import { idName, visitor } from './visitor.ts'
import type { Visitor } from './visitor.ts'

const withBody = allEndpoints.filter(({ encoding }) => encoding !== 'none')
const byRecord = allEndpoints.filter(({ params }) => 'id' in params)
const named = (endpoints: readonly Endpoint[]) => endpoints.map((endpoint) => [endpoint.name, endpoint] as const)

const form = (body: string, type = 'multipart/form-data; boundary=x') => ({ method: 'POST', headers: { 'Content-Type': type }, body })
const unreadable = {
  json: ['', '{', '[]', 'null', '5', '"texto"', 'true', '[{"id":1}]', '{"a":1} {}', '\0', '<xml/>'].map(jsonRequest),
  multipart: [form(''), form('basura'), form('{}', 'application/json'), form('x', 'text/plain'), form('x', 'multipart/form-data'), { method: 'POST' }],
  none: [],
}

const shown = (value: unknown) => value instanceof File ? 'a file' : JSON.stringify(value).slice(0, 120)

/** One field of a whole input is left out, blank or wrong: 422, and the answer names it as it stands on the wire. */
const fieldPart = async (site: Visitor, endpoint: Endpoint) => {
  const whole = inputFor(endpoint, 1)
  for (const [name, field] of Object.entries({ ...endpoint.query, ...endpoint.request })) {
    const multipart = endpoint.encoding === 'multipart' || name in endpoint.query
    const blank = field.kind === 'list' ? [] : ['']
    const missing = field.optional ? [] : [undefined, ...blank, ...multipart ? [] : [null]]
    for (const value of [...missing, ...wrongFor(field, multipart)]) {
      const about = `${endpoint.name} ${name} = ${value === undefined ? 'left out' : shown(value)}`
      const errors = await site.refused(site.call(endpoint, { ...whole, [name]: value }), 422, about)
      const wire = wireName(name, field)
      expect(Object.keys(errors).filter((path) => path === wire || path.startsWith(`${wire}.`)), `${about}: named`).not.toEqual([])
      expect(Object.values(errors).flat().every((reason) => typeof reason === 'string' && reason.length > 3), `${about}: explained`).toBe(true)
    }
  }
}

const bodyParts = (site: Visitor) => {
  test.each(named(withBody))('%s: a body that cannot be read is 400', async (_, endpoint) => {
    for (const request of unreadable[endpoint.encoding]) {
      expect(await site.refused(site.send(endpoint.path, request), 400, `${endpoint.name} ${shown(request)}`)).toEqual({})
    }
  })

  test.each(named(withBody))('%s: each field missing, blank, of another type, too long: 422 names it', async (_, endpoint) => {
    expect.hasAssertions()
    await fieldPart(site, endpoint)
  })

  test('everything that is wrong is named at once', async () => {
    for (const endpoint of withBody) {
      const names = Object.entries(endpoint.request).filter(([, { optional }]) => !optional).map(([name, field]) => wireName(name, field))
      const body = formOf([['de más', 'x']])
      const errors = names.length === 0 ? {}
        : await site.refused(site.send(endpoint.path, endpoint.encoding === 'json' ? jsonRequest({}) : { method: 'POST', body }), 422, endpoint.name)
      expect(Object.keys(errors).toSorted(), `${endpoint.name}: all that lacks`).toEqual(names.toSorted())
    }
  })
}

const oddIds = ['0', '-1', '1.5', '1e99', '1 OR 1', 'abc', '__proto__', '9'.repeat(30), '\0', 'ñ', '%00', '1;DROP TABLE', '0x1', '１']

const idParts = (site: Visitor) => {
  const unknown = allEndpoints.filter((endpoint) => endpoint.does !== 'create' && endpoint.name !== 'guardarHistorial'
    && [...Object.values(endpoint.params), ...Object.values(endpoint.request)].some(({ kind }) => kind === 'id'))

  test.each(named(unknown))('%s: an unknown record is 404', async (_, endpoint) => {
    for (const id of [unknownId, String(unknownId)]) {
      expect(await site.refused(site.call(endpoint, { ...inputFor(endpoint, 1), [idName(endpoint)]: id }), 404)).toEqual({})
    }
  })

  test.each(named(byRecord))('%s: what is no id is 404 or 422, never an error', async (_, endpoint) => {
    for (const id of oddIds) {
      const path = pathTo(endpoint, { id })
      const errors = await site.refused(site.send(path, { method: endpoint.method }), [404, 422], path)
      expect(['', 'id']).toContain(Object.keys(errors).join())
    }
  })
}

const routeParts = (site: Visitor) => {
  test.each([
    '/api/', '/api/nada', '/api/obtenerSlidersX', '/api/obtenerslider/1', '/api/obtenerSlider', '/api/obtenerSlider/', '/api/obtenerSlider/1/2',
    '/api/obtenerSliders/1', '/api/__proto__', '/api/constructor', '/api/getImage', '/api/getImage/a/b', '/api/v1/obtenerSliders',
  ])('%s does not exist: 404, as JSON', async (path) => {
    expect(await site.refused(site.send(path), 404)).toEqual({})
    expect(await site.refused(site.send(path, jsonRequest({})), 404)).toEqual({})
  })

  test.each(named(allEndpoints))('%s: another method is 405', async (_, endpoint) => {
    const path = pathTo(endpoint, { id: unknownId, filename: 'ninguno.jpg' })
    const other = endpoint.method === 'GET' ? 'POST' : 'GET'
    for (const method of [other, 'PUT', 'DELETE', 'PATCH']) {
      expect(await site.refused(site.send(path, { method }), 405, `${method} ${path}`)).toEqual({})
    }
  })
}

/** What is sent wrong is refused in words, and changes nothing. */
export const validationParts = (connect: Connect) => {
  const site = visitor(connect)
  let before: unknown
  beforeAll(async () => {
    await site.as('admin')
    before = await site.everything()
  })
  bodyParts(site)
  idParts(site)
  routeParts(site)
  test('nothing has changed', async () => { expect(await site.everything()).toEqual(before) })
}
