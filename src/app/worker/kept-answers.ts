/** Where the worker of a live build gave its last good answers: how fresh ones take their place. */
import type { Query, QueryClient } from '@tanstack/react-query'
import { keptSince } from '../../api/kept.ts'
import { onWorkerMessage } from './control.ts'

const sinceOf = ({ meta }: Query) => keptSince(meta?.['url'])

/** Asks again for what is kept, as soon as there is reason to hope. */
export const followKept = (client: QueryClient): void => {
  const askAgain = (isMeant: (query: Query) => boolean = () => true) =>
    client.invalidateQueries({
      predicate: (query) => sinceOf(query) !== undefined && isMeant(query),
    })
  const isAt =
    (address: string) =>
    ({ meta }: Query) =>
      new URL(String(meta?.['url']), location.origin).href === address
  addEventListener('online', () => {
    void askAgain()
    // A connection that is back may take a moment to work.
    setTimeout(() => void askAgain(), 3_000)
  })
  if ('serviceWorker' in navigator)
    onWorkerMessage((message) => {
      if (message.type === 'FRESH') void askAgain(isAt(message.url))
    })
}
