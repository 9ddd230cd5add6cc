import { checkAll, isBlank, type Issue } from '../src/contract/check.ts'
import type { Endpoint } from '../src/contract/endpoint.ts'
import { wireName, type Field, type Fields } from '../src/contract/fields.ts'
import { oneLine } from '../src/contract/names.ts'
import { parse } from '../src/contract/reading/parse.ts'
import { sameIn } from '../src/contract/reading/scalar.ts'
import { isRecord } from '../src/contract/record.ts'
import { invalid, Refusal, unreadable } from './refusal.ts'
import { isNoFile } from './uploads.ts'

type Values = Record<string, unknown>

/** What a call has brought, and what it is answered, where that is text. */
export type Hear = (request: Request, what: { readonly sent: string | FormData } | { readonly text: string }) => void

interface Reading {
  readonly readForm?: FormReader | undefined
  readonly hear?: Hear | undefined
}

const readJson = async (request: Request, { hear }: Reading): Promise<Values> => {
  const sent = await request.text().catch((error: unknown) => {
    throw error instanceof Refusal ? error : unreadable()
  })
  hear?.(request, { sent })
  const body = parse(sent)
  if (!isRecord(body)) throw unreadable()
  return body
}

/** How forms are read: a server must not hold files in memory. */
export type FormReader = (request: Request) => Promise<FormData>

const inMemory: FormReader = (request) =>
  request.formData().catch(() => {
    throw unreadable()
  })

const valuesOf = (form: FormData): Values => Object.fromEntries([...form].filter(([, value]) => !isNoFile(value)))

const readParams = ({ path }: Endpoint, url: URL): Values => {
  const requests = url.pathname.split('/')
  return Object.fromEntries(
    path.split('/').flatMap((part, at) => {
      const [, name] = /^\{(\w+)\}$/.exec(part) ?? []
      return name === undefined ? [] : [[name, decodeURIComponent(requests[at] ?? '')]]
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

const readBody = async (endpoint: Endpoint, request: Request, reading: Reading): Promise<Values> => {
  if (endpoint.encoding === 'json') return readJson(request, reading)
  if (endpoint.encoding !== 'multipart') return {}
  const sent = await (reading.readForm ?? inMemory)(request)
  reading.hear?.(request, { sent })
  return valuesOf(sent)
}

/** Kinds that a form's text may stand for, or that hold one line. Other kinds stay as they are. */
const written = new Set<string>(['id', 'integer', 'flag', 'text', 'link', 'email'])
const keepsBlank = new Set<string>(['text', 'longText', 'richText', 'link', 'email'])

/** A value in its field's own type. Other values stay as they are, and `check` refuses them. */
const typed = (field: Field, raw: unknown): unknown => {
  if (field.kind === 'list')
    return Array.isArray(raw) && field.items ? raw.map((item) => typed(field.items ?? field, item)) : raw
  if (field.kind === 'object') return isRecord(raw) && field.fields ? byName(field.fields, raw) : raw
  if (!written.has(field.kind)) return raw
  const value = sameIn(field, raw) ?? raw
  return typeof value === 'string' ? oneLine(value) : value
}

/** Fields by name, from a body by wire names. A blank optional number, file or password counts as left out. */
const byName = (fields: Fields, raw: Values): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = raw[wireName(name, field)]
      const leftOut = value === undefined || (field.optional && isBlank(value) && !keepsBlank.has(field.kind))
      return leftOut ? [] : [[name, typed(field, value)]]
    }),
  )

/** An id in an address must be written exactly: '01' is not 1 there. In a body, form text is read as a number. */
const addressIssues = (fields: Fields, raw: Values): Issue[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const value = raw[wireName(name, field)]
    const odd = field.kind === 'id' && typeof value === 'string' && !/^([1-9]\d*)?$/.test(value)
    return odd ? [{ path: wireName(name, field), message: 'Tiene que ser un identificador.' }] : []
  })

const checkSomething = ({ method, request }: Endpoint, input: Values) => {
  const content = Object.entries(request).filter(([, { kind }]) => kind !== 'id')
  if (method === 'GET' || content.length === 0 || content.some(([name]) => input[name] !== undefined)) return
  throw invalid(
    content.map(([name, field]) => ({ path: wireName(name, field), message: 'No se envió nada para guardar.' })),
    'No se envió nada para guardar.',
  )
}

/** The input of a call, by field names and in the declared types; 400 when unreadable, 422 when it does not fit. */
export const readInput = async (endpoint: Endpoint, request: Request, reading: Reading): Promise<Values> => {
  const url = new URL(request.url)
  const query = Object.fromEntries(url.searchParams)
  const params = readParams(endpoint, url)
  const sources: [Fields, Values][] = [
    [endpoint.request, await readBody(endpoint, request, reading)],
    [endpoint.headers, readHeaders(endpoint.headers, request.headers)],
    [endpoint.query, query],
    [endpoint.params, params],
  ]
  const inputs = sources.map(([fields, raw]) => byName(fields, raw))
  const issues = [
    ...sources.flatMap(([fields], at) => checkAll(fields, inputs[at] ?? {}, '', true)),
    ...addressIssues(endpoint.query, query),
    ...addressIssues(endpoint.params, params),
  ]
  if (issues.length > 0) throw invalid(issues)
  const input: Values = Object.assign({}, ...inputs)
  checkSomething(endpoint, input)
  return input
}
