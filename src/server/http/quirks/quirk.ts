import { check } from '#contract/check.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Field } from '#contract/fields.ts'
import { isRecord } from '#contract/record.ts'
import { findEndpoint } from '#contract/find-endpoint.ts'

export type Next = (request: Request) => Promise<Response>
/** A quirk of another backend: it wraps ours and changes the answers. */
export type Quirk = (request: Request, next: Next) => Promise<Response>

export const getEndpoint = (request: Request): Endpoint | undefined => findEndpoint(new URL(request.url).pathname)

export const isJson = ({ headers }: Response): boolean =>
  headers.get('Content-Type')?.startsWith('application/json') ?? false

interface Other {
  readonly status?: number
  readonly type?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The response with another body; CORS headers and cookies stay. The ETag goes: servers keep a body's compressed form by its ETag. */
export const instead = (
  response: Response,
  body: string | null,
  { status = response.status, type, headers: others = {} }: Other = {},
): Response => {
  const headers = new Headers(response.headers)
  headers.delete('Content-Length')
  headers.delete('ETag')
  if (body === null) headers.delete('Content-Type')
  if (type !== undefined) headers.set('Content-Type', `${type}; charset=UTF-8`)
  for (const [name, value] of Object.entries(others)) headers.set(name, value)
  return new Response(body, { status, headers })
}

export const withHeaders = (response: Response, change: (headers: Headers) => void): Response => {
  const changed = new Response(response.body, response)
  change(changed.headers)
  return changed
}

export const html = 'text/html'
export const page = (title: string, body = '') =>
  `<!doctype html>\n<html><head><title>${title}</title></head><body><h1>${title}</h1>${body}</body></html>\n`

/** A quirk of successful JSON answers. */
export const answering =
  (change: (value: unknown, endpoint: Endpoint) => unknown): Quirk =>
  async (request, next) => {
    const endpoint = getEndpoint(request)
    const response = await next(request)
    if (!endpoint || !response.ok || !isJson(response)) return response
    const value: unknown = await response.json()
    return instead(response, JSON.stringify(change(value, endpoint)))
  }

type Change = (value: unknown, field: Field) => unknown

/** Changes every value of an answer, from the inside out, by its contract field. */
const everyValue = (field: Field, value: unknown, change: Change): unknown => {
  if (Array.isArray(value))
    return change(
      value.map((item: unknown) => everyValue(field.items ?? field, item, change)),
      field,
    )
  if (field.kind === 'either') {
    const variant = field.variants?.find((candidate) => check(candidate, value).length === 0)
    return everyValue(variant ?? { ...field, kind: 'text' }, value, change)
  }
  if (!isRecord(value)) return change(value, field)
  const entries = Object.entries(value).map(([name, part]) => {
    const partField = field.fields?.[name]
    return [name, partField ? everyValue(partField, part, change) : part]
  })
  return change(Object.fromEntries(entries), field)
}

/** A quirk of single values. */
export const valued = (change: Change): Quirk => answering((value, { response }) => everyValue(response, value, change))
