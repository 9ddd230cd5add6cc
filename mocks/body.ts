import { checkAll, isBlank, type Issue } from '#contract/check.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { byFamily, wireName, type Field, type Fields, type Kind, type KindField } from '#contract/fields.ts'
import { oneLine } from '#contract/names.ts'
import { parse } from '#contract/reading/parse.ts'
import { coerceOwn } from '#contract/reading/scalar.ts'
import { isRecord } from '#contract/record.ts'
import { invalid, Refusal, unreadable } from './refusal.ts'
import { isNoFile } from './uploads.ts'

type Values = Record<string, unknown>

/** Hears the body of a call, and its answer where that is text. */
export type Hear = (request: Request, content: { readonly sent: string | FormData } | { readonly text: string }) => void

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

const toValues = (form: FormData): Values => Object.fromEntries([...form].filter(([, value]) => !isNoFile(value)))

const readParams = ({ path }: Endpoint, url: URL): Values => {
  const segments = url.pathname.split('/')
  return Object.fromEntries(
    path.split('/').flatMap((part, index) => {
      const [, name] = /^\{(\w+)\}$/.exec(part) ?? []
      return name === undefined ? [] : [[name, decodeURIComponent(segments[index] ?? '')]]
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
  return toValues(sent)
}

const keepsBlank = byFamily(false, { text: true })

/** A value that a form's text may stand for, or that holds one line. */
const toLine = (field: Field, raw: unknown): unknown => {
  const value = coerceOwn(field, raw) ?? raw
  return typeof value === 'string' ? oneLine(value) : value
}
const asSent = (_: Field, raw: unknown): unknown => raw

/** A value in its field's own type. Other values stay as they are, and `check` refuses them. */
const readers: { readonly [K in Kind]: (field: KindField<K>, raw: unknown) => unknown } = {
  id: toLine,
  integer: toLine,
  flag: toLine,
  boolean: asSent,
  text: toLine,
  longText: asSent,
  richText: asSent,
  link: toLine,
  email: toLine,
  password: asSent,
  choice: asSent,
  path: asSent,
  timestamp: asSent,
  upload: asSent,
  bytes: asSent,
  nothing: asSent,
  object: ({ fields }, raw) => (isRecord(raw) ? byName(fields, raw) : raw),
  list: ({ items }, raw) => (Array.isArray(raw) ? raw.map((item) => typed(items, item)) : raw),
  either: asSent,
}

const typed = <K extends Kind>(field: KindField<K>, raw: unknown): unknown => readers[field.kind](field, raw)

/** Fields by name, from a body by wire names. A blank optional number, file or password counts as left out. */
const byName = (fields: Fields, raw: Values): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = raw[wireName(name, field)]
      const leftOut = value === undefined || (field.optional && isBlank(value) && !keepsBlank[field.kind])
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
    ...sources.flatMap(([fields], index) => checkAll(fields, inputs[index] ?? {}, '', true)),
    ...addressIssues(endpoint.query, query),
    ...addressIssues(endpoint.params, params),
  ]
  if (issues.length > 0) throw invalid(issues)
  const input: Values = Object.assign({}, ...inputs)
  checkSomething(endpoint, input)
  return input
}
