import { appHeaders } from '#contract/writes-by-get.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { wireName, type Fields } from '#contract/fields.ts'

export type Values = Readonly<Record<string, unknown>>

/** Entries by wire name, without undefined values. */
const onWire = (fields: Fields, input: Values): [string, unknown][] =>
  Object.entries(fields).flatMap(([name, field]) =>
    input[name] === undefined ? [] : [[wireName(name, field), input[name]]],
  )

export const toFormData = (values: Values): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.append(name, value instanceof Blob ? value : String(value))
  return form
}
export const formRequest = (values: Values): RequestInit => ({ method: 'POST', body: toFormData(values) })

export const pathTo = ({ path, query }: Endpoint, input: Values): string => {
  const params = new URLSearchParams(
    onWire(query, input).map(([name, value]): [string, string] => [name, String(value)]),
  )
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])))
  return params.size > 0 ? `${filled}?${params}` : filled
}

export const jsonRequest = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

/** A call as a plain request. Values are sent unchecked. */
export const requestTo = (endpoint: Endpoint, input: Values): [string, RequestInit] => {
  const path = pathTo(endpoint, input)
  const values = Object.fromEntries(onWire(endpoint.request, input))
  switch (endpoint.encoding) {
    case 'none':
      return [path, { method: endpoint.method, headers: appHeaders(endpoint) }]
    case 'multipart':
      return [path, formRequest(values)]
    case 'json':
      return [path, jsonRequest(values)]
  }
}
