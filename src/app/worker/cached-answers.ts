/** Replaces the cached answers of a live build's worker by fresh ones. */
import type { Query, QueryClient } from '@tanstack/react-query'
import { cachedSince } from '#api/cached.ts'
import { onWorkerMessage } from '#state/messages.ts'
import { onBackOnline } from '../back-online.ts'

const getCachedSince = ({ meta }: Query) => cachedSince(meta?.['url'])

/** Asks again for the cached answers when the connection is back, and for one of them when the worker says that the API answered it. */
export const followCached = (client: QueryClient): void => {
  const askAgain = (isMeant: (query: Query) => boolean = () => true) =>
    client.invalidateQueries({
      predicate: (query) => getCachedSince(query) !== undefined && isMeant(query),
    })
  const hasAddress =
    (address: string) =>
    ({ meta }: Query) =>
      new URL(String(meta?.['url']), location.origin).href === address
  onBackOnline(() => void askAgain())
  if ('serviceWorker' in navigator)
    onWorkerMessage((message) => {
      if (message.type === 'FRESH') void askAgain(hasAddress(message.url))
    })
}
