import { checkAll, coerceAll, type Issue } from '../src/contract/check.ts'
import type { Endpoint } from '../src/contract/endpoint.ts'
import type { Fields } from '../src/contract/fields.ts'
import { wireName } from '../src/contract/fields.ts'
import { invalid, unreadable } from './refusal.ts'
import { isNoFile } from './uploads.ts'

type Values = Record<string, unknown>

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const readJson = async (request: Request): Promise<Values> => {
  const body: unknown = await request.json().catch(() => {
    throw unreadable()
  })
  if (!isObject(body)) throw unreadable()
  return body
}

const readForm = async (request: Request): Promise<Values> => {
  const form = await request.formData().catch(() => {
    throw unreadable()
  })
  return Object.fromEntries([...form].filter(([, value]) => !isNoFile(value)))
}

/** Path parameters, decoded once. */
const readParams = ({ path }: Endpoint, url: URL): Values => {
  const asked = url.pathname.split('/')
  return Object.fromEntries(
    path.split('/').flatMap((part, at) => {
      const [, name] = /^\{(\w+)\}$/.exec(part) ?? []
      return name === undefined ? [] : [[name, decodeURIComponent(asked[at] ?? '')]]
    }),
  )
}

const readHeaders = (fields: Fields, headers: Headers): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = headers.get(wireName(name, field))
      return value === null ? [] : [[wireName(name, field), value]]
    }),
  )

const readBody = (endpoint: Endpoint, request: Request): Promise<Values> => {
  if (endpoint.encoding === 'json') return readJson(request)
  return endpoint.encoding === 'multipart' ? readForm(request) : Promise.resolve({})
}

/** In an address a record has one name: what is nearly its id names none. In a body, a form's text is what it says. */
const addressIssues = (fields: Fields, raw: Values): Issue[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const value = raw[wireName(name, field)]
    const odd = field.kind === 'id' && typeof value === 'string' && !/^([1-9]\d*)?$/.test(value)
    return odd ? [{ path: wireName(name, field), message: 'Tiene que ser un identificador.' }] : []
  })

/** A write that would change nothing is a mistake of whoever sent it. */
const checkSomething = ({ method, request }: Endpoint, input: Values) => {
  const content = Object.entries(request).filter(([, { kind }]) => kind !== 'id')
  if (method === 'GET' || content.length === 0 || content.some(([name]) => input[name] !== undefined)) return
  throw invalid(
    content.map(([name, field]) => ({ path: wireName(name, field), message: 'No se envió nada para guardar.' })),
    'No se envió nada para guardar.',
  )
}

/** A request as its rule wants it: by field names, of the declared types; 400 when unreadable, 422 when it does not fit. */
export const readInput = async (endpoint: Endpoint, request: Request): Promise<Values> => {
  const url = new URL(request.url)
  const asked = Object.fromEntries(url.searchParams)
  const params = readParams(endpoint, url)
  const sources: [Fields, Values][] = [
    [endpoint.request, await readBody(endpoint, request)],
    [endpoint.headers, readHeaders(endpoint.headers, request.headers)],
    [endpoint.query, asked],
    [endpoint.params, params],
  ]
  const inputs = sources.map(([fields, raw]) => coerceAll(fields, raw))
  const issues = [
    ...sources.flatMap(([fields], at) => checkAll(fields, inputs[at] ?? {}, '', true)),
    ...addressIssues(endpoint.query, asked),
    ...addressIssues(endpoint.params, params),
  ]
  if (issues.length > 0) throw invalid(issues)
  const input: Values = Object.assign({}, ...inputs)
  checkSomething(endpoint, input)
  return input
}
