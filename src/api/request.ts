import type { Endpoint } from '../contract/endpoint.ts'
import { wireName } from '../contract/fields.ts'
import type { Fields } from '../contract/fields.ts'
import { apiUrl, isSameOrigin } from './base.ts'

export type Values = Readonly<Record<string, unknown>>
export const valuesOf = (input: unknown): Values => (typeof input === 'object' && input !== null ? { ...input } : {})

/** What came: `value` is a body that is JSON, whatever its type says, or a file. */
export interface Received {
  readonly response: Response
  readonly text: string
  readonly value: unknown
}

const onTheWire = (fields: Fields, values: Values): [string, unknown][] =>
  Object.entries(fields).flatMap(([name, field]) =>
    values[name] === undefined ? [] : [[wireName(name, field), values[name]]],
  )

const asTexts = (entries: [string, unknown][]) =>
  entries.map(([name, value]): [string, string] => [name, String(value)])

/** The address of a call, its parameters filled in: for links, images and downloads as well. */
export const urlOf = <Input>({ path, query }: Endpoint<Input>, input: Input): string => {
  const values = valuesOf(input)
  const asked = new URLSearchParams(asTexts(onTheWire(query, values))).toString()
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])))
  return apiUrl(asked === '' ? filled : `${filled}?${asked}`)
}

const formOf = (entries: [string, unknown][]): FormData => {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value instanceof Blob ? value : String(value))
  return form
}

/** The cookies by which a backend knows its own pages, and the headers that want them back: as axios does, as Django does. */
const tokens = [
  ['XSRF-TOKEN', 'X-XSRF-TOKEN'],
  ['csrftoken', 'X-CSRFToken'],
] as const

const unescaped = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const tokenHeaders = (): Record<string, string> => {
  const cookies = globalThis.document?.cookie.split('; ') ?? []
  return Object.fromEntries(
    tokens.flatMap(([name, header]) => {
      const found = cookies.find((cookie) => cookie.startsWith(`${name}=`))
      return found === undefined ? [] : [[header, unescaped(found.slice(name.length + 1))]]
    }),
  )
}

/** A backend of another origin has asked for its token: it knows the header, and has it from then on. */
let asksForToken = false

type Sent = Omit<RequestInit, 'headers'> & { headers: Record<string, string> }

const bodyOf = (endpoint: Endpoint, values: Values): Partial<Sent> => {
  const entries = onTheWire(endpoint.request, values)
  switch (endpoint.encoding) {
    case 'none':
      return {}
    case 'multipart':
      return { body: formOf(entries) }
    case 'json':
      return { body: JSON.stringify(Object.fromEntries(entries)), headers: { 'Content-Type': 'application/json' } }
  }
}

/**
 * Across origins a backend need not know anything of ours: cookies go only where they count, and no header but those of the
 * contract. There a redirect, which is always one to a login, would end at a page that may not be read.
 */
const requestOf = (endpoint: Endpoint, values: Values): Sent => {
  const { headers, ...body } = bodyOf(endpoint, values)
  const near = isSameOrigin()
  const isAsked = asksForToken && endpoint.method === 'POST'
  return {
    ...body,
    method: endpoint.method,
    credentials: endpoint.cookies || isAsked ? 'include' : 'same-origin',
    redirect: near || !endpoint.cookies ? 'follow' : 'manual',
    headers: {
      Accept: 'application/json',
      ...headers,
      ...(isAsked || (near && endpoint.method === 'POST') ? tokenHeaders() : {}),
    },
  }
}

/**
 * Sends a call. A backend that misses its token (419, before it has done anything) gives it with any read: it is sent once
 * more, with what there is then.
 */
export const request = async (
  endpoint: Endpoint,
  values: Values,
  options: Pick<RequestInit, 'signal' | 'keepalive'>,
): Promise<Response> => {
  const [url, init] = [urlOf(endpoint, values), { ...requestOf(endpoint, values), ...options }]
  const response = await fetch(url, init)
  if (response.status !== 419) return response
  await fetch(apiUrl('/api/obtenerLogos'), { credentials: 'include' }).catch(() => undefined)
  const token = tokenHeaders()
  if (Object.keys(token).length === 0) return response
  asksForToken = true
  return fetch(url, { ...init, credentials: 'include', headers: { ...init.headers, ...token } })
}
