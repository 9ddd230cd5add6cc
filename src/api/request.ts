import type { appHeader } from '#contract/app-header.ts'
import { decoded } from '#contract/decoded.ts'
import { writes, type Endpoint } from '#contract/endpoint.ts'
import { wireName, type Fields } from '#contract/fields.ts'
import { apiUrl, isSameOrigin } from './base.ts'

export type Values = Readonly<Record<string, unknown>>
export const toValues = (input: unknown): Values => (typeof input === 'object' && input !== null ? { ...input } : {})

/** A response and its body. `value` is the parsed JSON, whatever the content type, or a file. */
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

/** The address of a call with its parameters, also for links, images and downloads. */
export const buildUrl = <Input>({ path, query }: Endpoint<Input>, input: Input): string => {
  const values = toValues(input)
  const params = new URLSearchParams(asTexts(onTheWire(query, values))).toString()
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])))
  // A later page of a list names its page already.
  return apiUrl(params === '' ? filled : `${filled}${filled.includes('?') ? '&' : '?'}${params}`)
}

const toFormData = (entries: [string, unknown][]): FormData => {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value instanceof Blob ? value : String(value))
  return form
}

/** Cookies with a CSRF token, and the headers that send the token back: axios' names, then Django's. */
const tokens = [
  ['XSRF-TOKEN', 'X-XSRF-TOKEN'],
  ['csrftoken', 'X-CSRFToken'],
] as const

const tokenHeaders = (): Record<string, string> => {
  const cookies = globalThis.document?.cookie.split('; ') ?? []
  return Object.fromEntries(
    tokens.flatMap(([name, header]) => {
      const tokenCookie = cookies.find((cookie) => cookie.startsWith(`${name}=`))
      return tokenCookie === undefined ? [] : [[header, decoded(tokenCookie.slice(name.length + 1))]]
    }),
  )
}

/** Whether a backend of another origin has asked for its token. Every later call sends the header. */
let asksForToken = false

const isPanel = (): boolean => location.pathname.startsWith('/admin')

type Sent = Omit<RequestInit, 'headers'> & { headers: Record<string, string> }

const toBody = (endpoint: Endpoint, values: Values): Partial<Sent> => {
  const entries = onTheWire(endpoint.request, values)
  switch (endpoint.encoding) {
    case 'none':
      return {}
    case 'multipart':
      return { body: toFormData(entries) }
    case 'json':
      return { body: JSON.stringify(Object.fromEntries(entries)), headers: { 'Content-Type': 'application/json' } }
  }
}

/**
 * Sends across origins only the cookies and headers that the contract needs: a foreign backend may allow no others. Redirects are not
 * followed there: a redirect leads to a login page that this origin may not read.
 */
const toRequestInit = (endpoint: Endpoint, values: Values): Sent => {
  const { headers, ...body } = toBody(endpoint, values)
  const near = isSameOrigin()
  const isRequested = asksForToken && endpoint.method === 'POST'
  return {
    ...body,
    method: endpoint.method,
    // Only a live API is behind the browser's cache: session reads bypass it, public reads revalidate.
    ...(import.meta.env.VITE_API_URL && { cache: endpoint.cookies || isPanel() ? 'no-store' : 'no-cache' }),
    credentials: endpoint.cookies || isRequested ? 'include' : 'same-origin',
    redirect: near || !endpoint.cookies ? 'follow' : 'manual',
    headers: {
      Accept: 'application/json',
      ...headers,
      // Only the type is imported: the value would weigh on every first visit of a demo.
      ...(import.meta.env.VITE_API_URL &&
        near &&
        endpoint.done &&
        ({ 'X-Vidriera': '1' } satisfies Record<typeof appHeader, string>)),
      ...(isRequested || (near && endpoint.method === 'POST') ? tokenHeaders() : {}),
    },
  }
}

/** Fetches a token when there is none: any read sets the cookie. */
const withToken = async (url: string, init: Sent, refused: Response): Promise<Response> => {
  await fetch(apiUrl('/api/obtenerLogos'), { credentials: 'include' }).catch(() => undefined)
  const token = tokenHeaders()
  if (Object.keys(token).length === 0) return refused
  asksForToken = true
  return fetch(url, { ...init, credentials: 'include', headers: { ...init.headers, ...token } })
}

/**
 * Sends a call. A 419 (nothing was done yet) is sent once more with a fresh token. A read refused by a live API with 429 waits as long as
 * the API says, up to a limit.
 */
export const request = async (
  endpoint: Endpoint,
  values: Values,
  options: Pick<RequestInit, 'signal' | 'keepalive' | 'cache'>,
): Promise<Response> => {
  const [url, init] = [buildUrl(endpoint, values), { ...toRequestInit(endpoint, values), ...options }]
  const since = Date.now()
  const response = await fetch(url, init)
  if (response.status === 419) return withToken(url, init, response)
  if (!import.meta.env.VITE_API_URL || response.status !== 429 || writes(endpoint)) return response
  return (await import('./retry-after.ts')).waitOut(response, () => fetch(url, init), since, options.signal)
}
