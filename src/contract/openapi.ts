/** Derives the OpenAPI 3.1 document from the endpoints; no part of it is written by hand. */
import { changeHeader } from './change-header.ts'
import type { Access, Endpoint } from './endpoint.ts'
import { wireName, type Field } from './fields.ts'
import type { Endpoints } from './index.ts'
import type { Example, Examples } from './openapi-example.ts'
import { endpointsInOrder, entitiesInOrder } from './openapi-order.ts'
import { description, refusals, sessions } from './openapi-prose.ts'
import { describeContent, ref, toObjectSchema, toTypeSchema, type Json } from './openapi-schema.ts'
import { textlessHeader, wholeHeader } from './upload-headers.ts'
import { uploadKinds } from './upload-kinds.ts'

const textFrom = ({ doc }: Field, otherwise: string) => (doc === '' ? otherwise : doc.says)

const describeRequestBody = ({ encoding, request }: Endpoint, { body }: Example): Json => {
  if (encoding === 'none') return {}
  const schema = toObjectSchema(request, true)
  if (encoding === 'json')
    return { requestBody: { required: true, content: { 'application/json': { schema, example: body } } } }
  const parts = Object.entries(request).flatMap(([name, field]) =>
    field.kind === 'upload' ? [[wireName(name, field), { contentType: uploadKinds[field.accept].mediaTypes }]] : [],
  )
  return {
    requestBody: {
      required: true,
      content: { 'multipart/form-data': { schema, encoding: Object.fromEntries(parts), example: body } },
    },
  }
}

const parameter = (location: 'path' | 'query' | 'header', [name, field]: [string, Field], extra: Json = {}): Json => ({
  name: wireName(name, field),
  in: location,
  required: location === 'path',
  description: textFrom(field, ''),
  schema: toTypeSchema(field, false),
  ...extra,
})
const range = { name: 'Range', in: 'header', description: 'One byte range.', schema: { type: 'string' } }

const describeParameters = ({ params, query, headers, response }: Endpoint, { parameters }: Example): Json[] => [
  ...Object.entries(params).map((entry) => parameter('path', entry, { example: parameters[wireName(...entry)] })),
  ...Object.entries(query).map((entry) =>
    parameter('query', entry, { 'x-extension': true, example: parameters[wireName(...entry)] }),
  ),
  ...Object.entries(headers).map((entry) => parameter('header', entry, { 'x-extension': true, deprecated: true })),
  ...(response.kind === 'bytes' ? [range] : []),
]

const header = (about: string, example: string | undefined): Json => ({
  description: about,
  schema: { type: 'string' },
  example,
})
const fileHeaders = (disposition: string | undefined): Json => ({
  'Content-Disposition': header(
    'inline or attachment, with an ASCII filename and the exact one in filename* (RFC 6266). A download is named after its title, ' +
      'a price file after its order number, both with the extension of the stored file.',
    disposition,
  ),
  'Content-Security-Policy': header(
    "An uploaded file must never run in the site's origin.",
    "default-src 'none'; script-src 'none'; sandbox",
  ),
  'X-Content-Type-Options': header('nosniff', 'nosniff'),
})

const hasUpload = ({ request }: Endpoint) => Object.values(request).some(({ kind }) => kind === 'upload')

const writeHeaders = (endpoint: Endpoint) =>
  endpoint.done === undefined || endpoint.access === 'public'
    ? {}
    : {
        headers: {
          [changeHeader]: {
            description: 'Extension: the write that was made, for deshacer.',
            schema: { type: 'integer' },
          },
          ...(hasUpload(endpoint) && {
            [wholeHeader]: {
              description: 'Extension: the picture was stored, and cannot be made small.',
              schema: { type: 'integer' },
            },
            [textlessHeader]: {
              description:
                'Extension: the film was stored without its tracks of text, which may say where it was made.',
              schema: { type: 'integer' },
            },
          }),
        },
      }

const describeAnswers = (endpoint: Endpoint, example: Example): Json => {
  const { response, short } = endpoint
  const content = describeContent(response, example.answers, short)
  if (response.kind !== 'bytes')
    return { 200: { description: textFrom(response, 'The answer.'), ...writeHeaders(endpoint), content } }
  const headers = fileHeaders(example.disposition)
  return {
    200: { description: textFrom(response, 'The answer.'), headers, content },
    206: { description: 'The range that was asked for.', headers, content },
    416: ref('responses', 416),
  }
}

/** Statuses that neither the access nor the fields of a call imply. */
const special: Partial<Record<keyof Endpoints, readonly number[]>> = {
  deleteUsuario: [409],
  updateUsuario: [409],
  obtenerIdUsuario: [403],
  obtenerIdUsuarioZona: [403],
  guardarHistorial: [403],
  getImage: [401, 404],
  updateMetadato: [404],
  deshacer: [403, 404, 409],
  restaurarPapelera: [403, 404, 409],
  eliminarPapelera: [403, 404],
}

const accessRefusals: Readonly<Record<Access, readonly number[]>> = {
  public: [],
  zone: [401],
  panel: [401],
  admin: [401, 403],
}

const namesRecord = ({ params, request, does }: Endpoint) =>
  does !== 'create' && [...Object.values(params), ...Object.values(request)].some(({ kind }) => kind === 'id')

const listRefusals = (endpoint: Endpoint): number[] => {
  const { access, encoding, method, done, name } = endpoint
  const inputs = Object.values({ ...endpoint.params, ...endpoint.query, ...endpoint.request })
  const deletesByGet = method === 'GET' && done !== undefined
  const specialStatuses = new Map<string, readonly number[]>(Object.entries(special)).get(name) ?? []
  return [
    ...new Set([
      ...(encoding === 'none' ? [] : [400]),
      ...accessRefusals[access],
      ...(namesRecord(endpoint) ? [404] : []),
      ...(deletesByGet ? [405] : []),
      ...(inputs.some(({ kind }) => kind === 'upload') ? [413, 415] : []),
      ...(inputs.length > 0 ? [422] : []),
      ...('version' in endpoint.query ? [409] : []),
      ...specialStatuses,
      500,
      503,
      ...(method === 'POST' || deletesByGet ? [507] : []),
    ]),
  ].toSorted((a, b) => a - b)
}

const security: Readonly<Record<Access, Json[]>> = {
  public: [],
  zone: [{ zona: [] }, { panel: [] }],
  panel: [{ panel: [] }],
  admin: [{ panel: [] }],
}

/** The words before the first punctuation mark. */
const summarize = (doc: string) => /^[^.;:,]+/.exec(doc)?.[0] ?? doc

/** The history records every write of a panel user: the action, then the record. */
const describeHistory = ({ done }: Endpoint, { history }: Example) =>
  done === undefined ? {} : { 'x-history': { says: done, example: history } }

const describeOperation = (endpoint: Endpoint, example: Example): Json => ({
  operationId: endpoint.name,
  tags: [endpoint.entity?.resource ?? 'general'],
  summary: summarize(endpoint.doc.says),
  description: endpoint.doc.says,
  'x-access': endpoint.access,
  ...(endpoint.extension ? { 'x-extension': true } : {}),
  ...describeHistory(endpoint, example),
  security: security[endpoint.access],
  parameters: describeParameters(endpoint, example),
  ...describeRequestBody(endpoint, example),
  responses: {
    ...describeAnswers(endpoint, example),
    ...Object.fromEntries(listRefusals(endpoint).map((status) => [status, ref('responses', status)])),
  },
})

const errorSchema = {
  type: 'object',
  required: ['message'],
  properties: {
    message: { type: 'string', description: 'In Spanish, for people to read.' },
    errors: {
      type: 'object',
      description: 'By wire name, dots below it: subproductos.0.codigo.',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
    actual: {
      type: 'object',
      'x-extension': true,
      description: 'Of a 409: the record as it is now, where the change was based on an older state.',
    },
  },
}

const cookie = (name: string, about: string) => ({ type: 'apiKey', in: 'cookie', name, description: about })
const none: Example = { parameters: {}, body: undefined, answers: {}, disposition: undefined, history: undefined }

/** The whole document with recorded examples. */
export const openapi = ({ calls, refusals: refused }: Examples = { calls: {}, refusals: {} }): Json => ({
  openapi: '3.1.0',
  info: {
    title: 'Vidriera',
    version: '1.0.0',
    summary: 'The calls that the site, the customer zone and the panel make.',
    description,
  },
  servers: [{ url: '/' }],
  tags: [...new Set(endpointsInOrder.map(({ entity }) => entity?.resource ?? 'general'))].map((name) => ({ name })),
  paths: Object.fromEntries(
    endpointsInOrder.map((endpoint) => [
      endpoint.path,
      { [endpoint.method.toLowerCase()]: describeOperation(endpoint, calls[endpoint.name] ?? none) },
    ]),
  ),
  components: {
    schemas: {
      ...Object.fromEntries(entitiesInOrder.map(({ resource, fields }) => [resource, toObjectSchema(fields, false)])),
      error: errorSchema,
    },
    responses: {
      ...Object.fromEntries(
        Object.entries(refusals).map(([status, about]) => [
          status,
          {
            description: about,
            content: { 'application/json': { schema: ref('schemas', 'error'), example: refused[Number(status)] } },
          },
        ]),
      ),
      416: { description: 'The range starts after the end.' },
    },
    securitySchemes: { panel: cookie('panel', sessions.panel), zona: cookie('zona', sessions.zona) },
  },
})
