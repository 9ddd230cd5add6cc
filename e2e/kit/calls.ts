/** Which calls of the contract were made, by whoever made them. */
import type { BrowserContext } from '@playwright/test'
import { endpointAt } from '../../src/contract/endpoint-at.ts'

export interface Made {
  /** Its name in the contract. */
  readonly call: string
  readonly method: string
  readonly path: string
  /** What was answered; none while nobody has. */
  status?: number
}

const madeOf = (method: string, address: string): Made | undefined => {
  const { pathname } = new URL(address)
  const endpoint = method === 'OPTIONS' ? undefined : endpointAt(pathname)
  return endpoint && { call: endpoint.name, method, path: pathname }
}

/** Notes a call, and what comes of it. */
export const noting = (list: Made[], method: string, address: string): ((status: number) => void) => {
  const made = madeOf(method, address)
  if (!made) return () => undefined
  list.push(made)
  return (status) => {
    made.status = status
  }
}

/** What the pages of a browser ask: there it is the backend that is asked. */
export const noteCalls = (context: BrowserContext, list: Made[]): void => {
  context.on('request', (request) => {
    const answered = noting(list, request.method(), request.url())
    void request.response().then(
      (response) => response && answered(response.status()),
      () => undefined,
    )
  })
}
