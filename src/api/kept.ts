/**
 * What a live build shows while the API is slow, fails or is out of reach: the last good answers, which the worker kept. They
 * carry a header of the worker's own, which never crosses the network; a page without a worker never sees one.
 */
import { createStore } from 'zustand/vanilla'

/** When the worker had the answer from the API. */
export const keptHeader = 'X-Kept-At'

const address = (url: string) => new URL(url, globalThis.location?.origin ?? 'http://localhost').href

/** Since when, by the address of each read whose newest answer is a kept one. */
export const keptReads = createStore<Readonly<Record<string, string>>>(() => ({}))

export const keptSince = (url: unknown): string | undefined =>
  typeof url === 'string' ? keptReads.getState()[address(url)] : undefined

/** Notes of an answer that came whether it is a kept one. */
export const noteAnswer = (url: string, headers: Headers): void => {
  const since = headers.get(keptHeader)
  if (since === (keptSince(url) ?? null)) return
  const { [address(url)]: _, ...others } = keptReads.getState()
  keptReads.setState(since === null ? others : { ...others, [address(url)]: since }, true)
}
