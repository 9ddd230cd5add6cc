import { vi } from 'vitest'
import type { EndpointAnswer, Endpoint, EndpointInput } from '#contract/endpoint.ts'
import { call } from './client.ts'

export interface FakeAnswer {
  readonly status?: number
  readonly type?: string
  readonly url?: string
  readonly redirected?: boolean
  readonly kind?: ResponseType
  readonly ok?: boolean
  readonly headers?: Readonly<Record<string, string>>
}

/** A backend with one answer for every request; `requests` lists the requests. */
export const backendThatSays = (
  body: string | Uint8Array<ArrayBuffer> | null,
  { status = 200, type = 'text/html', kind = 'basic', headers, ...overrides }: FakeAnswer = {},
) => {
  const requests: { url: string; init: RequestInit }[] = []
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    requests.push({ url, init })
    const response = new Response(status === 204 ? null : body, {
      status,
      headers: { 'Content-Type': type, ...headers },
    })
    for (const [name, value] of Object.entries({ ...overrides, type: kind }))
      Object.defineProperty(response, name, { value })
    return Promise.resolve(response)
  })
  return requests
}

/** Reads one answer as the app does. */
export const reading = <E extends Endpoint>(
  endpoint: E & Endpoint<EndpointInput<E>, EndpointAnswer<E>>,
  input: EndpointInput<E>,
  answer: unknown,
): Promise<EndpointAnswer<E>> => {
  backendThatSays(typeof answer === 'string' ? answer : JSON.stringify(answer))
  return call(endpoint, input)
}

/** A file that the browser refuses to read from now on. */
export const lostFile = (name: string): File => {
  const file = new File(['x'], 'x.png')
  const slice = new File([], '')
  slice.arrayBuffer = () => Promise.reject(new DOMException('', name))
  file.slice = () => slice
  return file
}
