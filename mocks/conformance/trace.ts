/** Records every exchange, so that a failure can name its call. */
import type { Endpoint } from '#contract/endpoint.ts'
import { findEndpoint } from '#contract/find-endpoint.ts'
import type { Browser } from './browser.ts'
import { brief, Difference, describeFailure, type Exchange } from './failure.ts'

export const findTracedEndpoint = (path: string, method: string): Endpoint | undefined => {
  const endpoint = findEndpoint(path.split('?')[0] ?? path)
  return endpoint?.method === method ? endpoint : undefined
}

let last: Exchange | undefined
export const forgetLast = () => {
  last = undefined
}
const exchanges = new WeakMap<Response, Exchange>()
export const getExchange = (response: Response): Exchange | undefined => exchanges.get(response)

const seen = async (response: Response): Promise<string> => {
  const type = response.headers.get('Content-Type') ?? 'no Content-Type'
  const isText = /json|text|xml/.test(type)
  return `${response.status} ${type}${isText ? `: ${brief(await response.clone().text())}` : ''}`
}

const limit = Number(process.env['CONFORMANCE_TIMEOUT'] ?? 20_000)

const withoutAnswer = (error: unknown): string => {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return `no answer within ${limit / 1000} s (CONFORMANCE_TIMEOUT, in ms)`
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return `no answer: ${cause instanceof Error ? cause.message : String(cause)}`
}

/** A browser with recorded exchanges and a time limit. */
export const traced = (browser: Browser): Browser => ({
  ...browser,
  send: async (path, init = {}) => {
    const { method = 'GET' } = init
    const headers = browser.toHeaders?.(init) ?? new Headers(init.headers)
    const requests = {
      endpoint: findTracedEndpoint(path, method),
      method,
      url: `${browser.base}${path}`,
      headers,
      body: init.body,
    }
    last = { ...requests, got: 'no answer' }
    try {
      const response = await browser.send(path, { ...init, signal: AbortSignal.timeout(limit) })
      last = { ...requests, got: await seen(response) }
      exchanges.set(response, last)
      return response
    } catch (error) {
      throw new Difference(last, 'an answer', withoutAnswer(error))
    }
  },
})

export const toExplainedError = (error: unknown): Error => {
  const explained = new Error(describeFailure(error, last))
  explained.name = 'Difference'
  explained.stack = process.env['API_URL']
    ? explained.message
    : `${explained.message}\n${error instanceof Error ? error.stack : ''}`
  return explained
}
