/**
 * The worker's last good answers: a live build shows these while the API is slow, failing or out of reach. The worker marks them by a
 * header that never crosses the network.
 */
import { createStore } from 'zustand/vanilla'

/** When the worker got the answer from the API; after a blank, when the API may be asked again, if the API said so. */
export const cachedHeader = 'X-Kept-At'

const address = (url: string) => new URL(url, globalThis.location?.origin ?? 'http://localhost').href

/** The time of each answer on screen that comes from the worker's cache, by address. */
export const cachedReads = createStore<Readonly<Record<string, string>>>(() => ({}))

export const cachedSince = (url: unknown): string | undefined =>
  typeof url === 'string' ? cachedReads.getState()[address(url)] : undefined

/** Notes whether an answer comes from the worker's cache. */
export const noteAnswer = (url: string, headers: Headers): void => {
  const since = headers.get(cachedHeader)
  if (since === (cachedSince(url) ?? null)) return
  const { [address(url)]: _, ...others } = cachedReads.getState()
  cachedReads.setState(since === null ? others : { ...others, [address(url)]: since }, true)
}
