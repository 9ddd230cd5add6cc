/** Describes a failure for people who do not know this suite. */
import type { Endpoint } from '#contract/endpoint.ts'
import { isRecord } from '#contract/record.ts'

export interface Exchange {
  readonly endpoint: Endpoint | undefined
  readonly method: string
  readonly url: string
  readonly headers: Headers
  readonly body: unknown
  readonly got: string
}

/** The backend lacks an extension, which is allowed. */
export class Missing extends Error {
  constructor({ name }: Endpoint) {
    super(`${name} is an extension that this backend lacks`)
  }
}

/** A response that differs from the expected one. `got` is set when it is not the call's own answer. */
export class Difference extends Error {
  readonly exchange: Exchange | undefined
  readonly expected: string
  readonly got: string | undefined
  constructor(exchange: Exchange | undefined, expected: string, got?: string) {
    super(expected)
    this.exchange = exchange
    this.expected = expected
    this.got = got
  }
}

const longest = 400
export const brief = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
  return text.length > longest ? `${text.slice(0, longest)}… (${text.length} characters)` : text
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

const bodyFlags = (body: unknown): string[] => {
  if (body instanceof FormData) {
    return [...body].map(
      ([name, value]) => `-F ${quoted(`${name}=${value instanceof File ? `@${value.name || 'file'}` : brief(value)}`)}`,
    )
  }
  return typeof body === 'string' ? [`--data-raw ${quoted(brief(body))}`] : []
}

/** A shell command for the request. The session is a placeholder for the cookie of a login. */
const curl = ({ method, url, headers, body }: Exchange): string =>
  [
    `curl -i -X ${method} ${quoted(url)}`,
    ...[...headers]
      .filter(([name]) => !['cookie', 'origin'].includes(name))
      .map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(headers.has('cookie') ? ["-b 'SESSION=paste-the-cookie-of-a-login'"] : []),
    ...bodyFlags(body),
  ].join(' ')

const written = ({ endpoint, method, url }: Exchange): string => {
  if (!endpoint) return `src/contract/openapi.json names no ${method} ${new URL(url).pathname}`
  const section = endpoint.extension ? 'an extension' : 'specification §7'
  return `src/contract/openapi.json, paths → ${endpoint.path} → ${endpoint.method.toLowerCase()} (${section})`
}

const sides = (error: unknown): { expected: string; got: string | undefined } => {
  if (error instanceof Difference) return error
  const about = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
  if (!isRecord(error) || !('expected' in error)) return { expected: about, got: undefined }
  return { expected: `${about}\n            ${brief(error.expected)}`, got: brief(error.actual) }
}

export const describeFailure = (error: unknown, last: Exchange | undefined): string => {
  const exchange = error instanceof Difference ? (error.exchange ?? last) : last
  const { expected, got = exchange?.got ?? 'nothing was asked' } = sides(error)
  if (!exchange) return `expected  ${expected}\n  got       ${got}`
  return [
    `${exchange.method} ${new URL(exchange.url).pathname}`,
    `  expected  ${expected}`,
    `  got       ${got}`,
    `  repeat    ${curl(exchange)}`,
    `  written   ${written(exchange)}`,
  ].join('\n')
}
