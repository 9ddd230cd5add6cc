import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { allEndpoints } from './index.ts'
import { openapi } from './openapi.ts'

const asWritten = () => `${JSON.stringify(openapi(), null, 2)}\n`

test('the document is valid OpenAPI 3.1', async () => {
  expect(await new Validator().validate(asWritten())).toEqual({ valid: true })
})

/** `npm run openapi` runs this test with -u, which writes the file. */
test('the committed document is current', async () => {
  await expect(asWritten()).toMatchFileSnapshot('openapi.json')
})

test('every call is an operation of its own', () => {
  const ids = [...asWritten().matchAll(/"operationId": "(\w+)"/g)].map(([, id = '']) => id)
  expect(ids.toSorted()).toEqual(allEndpoints.map(({ name }) => name).toSorted())
})

test('every reference leads somewhere', () => {
  const text = asWritten()
  const targets = new Set([...text.matchAll(/"\$ref": "#\/components\/(\w+)\/(\w+)"/g)].map(([, section = '', name = '']) => `${section}/${name}`))
  const { components } = JSON.parse(text)
  expect([...targets].filter((target) => {
    const [section = '', name = ''] = target.split('/')
    return components[section]?.[name] === undefined
  })).toEqual([])
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
      'application/json': expect.anything(), 'text/plain': expect.anything(),
    })
  }
})

test('the refusals of a call follow from who may make it and what it carries', () => {
  const statuses = (path: string, method: string) => {
    const operation: { responses: object } = JSON.parse(asWritten()).paths[path][method]
    return Object.keys(operation.responses).map(Number)
  }
  expect(statuses('/api/obtenerSliders', 'get')).toEqual([200, 500, 503])
  expect(statuses('/api/obtenerSlider/{id}', 'get')).toEqual([200, 404, 422, 500, 503])
  expect(statuses('/api/updateUsuario', 'post')).toEqual([200, 400, 401, 403, 404, 409, 422, 500, 503, 507])
  expect(statuses('/api/crearSlider', 'post')).toEqual([200, 400, 401, 413, 415, 422, 500, 503, 507])
  expect(statuses('/api/deleteSuscripcion/{id}', 'get')).toEqual([200, 401, 403, 404, 405, 422, 500, 503, 507])
})
