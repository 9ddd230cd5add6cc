import { Validator } from '@seriousme/openapi-schema-validator'
import { beforeAll, expect, test } from 'vitest'
import { createExamples } from '#mocks/examples.ts'
import { testBackend } from '#mocks/testing.ts'
import { check } from './check.ts'
import { wireName } from './fields.ts'
import { allEndpoints } from './index.ts'
import type { Example, Examples } from './openapi-example.ts'
import { openapi } from './openapi.ts'

let examples: Examples = { calls: {}, refusals: {} }
/** The document as a file, and as it is read. */
let text = ''
let written = JSON.parse('{}')
beforeAll(async () => {
  examples = await createExamples(testBackend({ now: () => Date.parse('2026-11-12T13:00:00Z') }))
  text = `${JSON.stringify(openapi(examples), null, 2)}\n`
  written = JSON.parse(text)
})

test('the document is valid OpenAPI 3.1', async () => {
  expect(await new Validator().validate(text)).toEqual({ valid: true })
})

/** `npm run openapi` runs this test with -u and writes the file. */
test('the committed document is current', async () => {
  await expect(text).toMatchFileSnapshot('openapi.json')
})

test('every call is an operation of its own', () => {
  const ids = [...text.matchAll(/"operationId": "(\w+)"/g)].map(([, id = '']) => id)
  expect(ids.toSorted()).toEqual(allEndpoints.map(({ name }) => name).toSorted())
})

test('every reference leads somewhere', () => {
  const targets = new Set(
    [...text.matchAll(/"\$ref": "#\/components\/(\w+)\/(\w+)"/g)].map(
      ([, section = '', name = '']) => `${section}/${name}`,
    ),
  )
  expect(
    [...targets].filter((target) => {
      const [section = '', name = ''] = target.split('/')
      return written.components[section]?.[name] === undefined
    }),
  ).toEqual([])
})

test('a request is described under its literal wire names', () => {
  expect(openapi()).toHaveProperty(
    ['paths', '/api/crearSlider', 'post', 'requestBody', 'content', 'multipart/form-data'],
    {
      schema: {
        type: 'object',
        properties: {
          foto: { type: 'string', contentMediaType: 'application/octet-stream', description: expect.any(String) },
          jsonCodigoSlider: { type: 'string', maxLength: 200_000, description: expect.any(String) },
          orden: { type: 'integer', description: expect.any(String) },
          textoboton: { type: 'string', maxLength: 80, description: expect.any(String) },
          linkboton: { type: 'string', format: 'uri-reference', maxLength: 2_000, description: expect.any(String) },
        },
        required: ['foto', 'orden'],
      },
      encoding: { foto: { contentType: 'image/jpeg, image/png, image/gif, video/mp4, video/quicktime, video/webm' } },
    },
  )
})

test('the literal logins answer JSON or plain text', () => {
  for (const path of ['/api/verificarLogin', '/api/verificarLoginZona']) {
    expect(openapi()).toHaveProperty(['paths', path, 'post', 'responses', '200', 'content'], {
      'application/json': expect.anything(),
      'text/plain': expect.anything(),
    })
  }
})

test('the refusals of a call follow from its access and its fields', () => {
  const statuses = (path: string, method: string) => {
    const operation: { responses: object } = written.paths[path][method]
    return Object.keys(operation.responses).map(Number)
  }
  expect(statuses('/api/obtenerSliders', 'get')).toEqual([200, 500, 503])
  expect(statuses('/api/obtenerSlider/{id}', 'get')).toEqual([200, 404, 422, 500, 503])
  expect(statuses('/api/updateUsuario', 'post')).toEqual([200, 400, 401, 403, 404, 409, 422, 500, 503, 507])
  expect(statuses('/api/crearSlider', 'post')).toEqual([200, 400, 401, 413, 415, 422, 500, 503, 507])
  expect(statuses('/api/deleteSuscripcion/{id}', 'get')).toEqual([200, 401, 403, 404, 405, 422, 500, 503, 507])
})

const getExample = (name: string): Example => {
  const example = examples.calls[name]
  if (!example) throw new Error(`${name} was not called`)
  return example
}
const namedEndpoints = allEndpoints.map((endpoint) => [endpoint.name, endpoint] as const)

test.each(namedEndpoints)('%s has an example of its request and its answer', (_, { path, method }) => {
  const operation = written.paths[path][method.toLowerCase()]
  const media = [
    ...Object.values<object>(operation.responses['200'].content),
    ...Object.values<object>(operation.requestBody?.content ?? {}),
  ]
  const parameters = operation.parameters.filter((parameter: { in: string }) => parameter.in === 'path')
  expect([...media, ...parameters].filter((value) => !('example' in value))).toEqual([])
})

test.each(namedEndpoints)(
  '%s: the example is what the contract says, short, and tells no secret',
  (name, { response, request }) => {
    const { answers, body = {} } = getExample(name)
    const answered = response.kind === 'bytes' ? [] : Object.values(answers)
    expect(answered.flatMap((answer) => check(response, answer))).toEqual([])
    const required = Object.entries(request)
      .filter(([, { optional }]) => !optional)
      .map((entry) => wireName(...entry))
    expect(Object.keys(body)).toEqual(expect.arrayContaining(required))
    expect(JSON.stringify(answers).length).toBeLessThan(2_600)
    expect(JSON.stringify([answers, body])).not.toMatch(/pbkdf2|"clave"/)
  },
)

test.each(namedEndpoints.filter(([, { done }]) => done !== undefined))(
  '%s tells its history in the words of a run',
  (name, { done }) => {
    expect(getExample(name).history).toMatch(new RegExp(`^${done}(: .+)?$`))
  },
)

test('refusals show recorded answers', () => {
  expect(Object.keys(examples.refusals).map(Number)).toEqual([400, 401, 403, 404, 405, 409, 413, 415, 422, 503, 507])
  expect(Object.values(examples.refusals)).toEqual(
    Object.values(examples.refusals).map(() => expect.objectContaining({ message: expect.any(String) })),
  )
})
