/** Records the calls of the contract that pages and workers make. */
import type { BrowserContext } from '@playwright/test'
import { findEndpoint } from '#contract/find-endpoint.ts'

export interface Made {
  /** The call's name in the contract. */
  readonly call: string
  readonly method: string
  readonly path: string
  /** The status of the answer; undefined while there is none. */
  status?: number
}

/** Notes a call and its outcome. */
export const noting = (list: Made[], method: string, address: string): ((status: number) => void) => {
  const { pathname } = new URL(address)
  const endpoint = method === 'OPTIONS' ? undefined : findEndpoint(pathname)
  if (!endpoint) return () => undefined
  const made: Made = { call: endpoint.name, method, path: pathname }
  list.push(made)
  return (status) => {
    made.status = status
  }
}

/** Notes the requests of a browser's pages, which in a demo the worker answers. */
export const noteCalls = (context: BrowserContext, list: Made[]): void => {
  context.on('request', (request) => {
    const answered = noting(list, request.method(), request.url())
    void request.response().then(
      (response) => response && answered(response.status()),
      () => undefined,
    )
  })
}
