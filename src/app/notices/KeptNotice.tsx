import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { keptReads, keptSince } from '../../api/kept.ts'
import { sinceText } from './since.ts'
import styles from './notices.module.css'

/** Since when the oldest kept answer on screen is kept; none is where all are fresh. ISO dates sort as texts. */
const oldestOnScreen = (client: QueryClient): string | undefined =>
  client
    .getQueryCache()
    .findAll({ type: 'active' })
    .flatMap((query) => keptSince(query.meta?.['url']) ?? [])
    .toSorted()[0]

/** The API is slow, fails or is out of reach: what one sees was last loaded then. It goes as fresh data comes. */
export const KeptNotice = ({ since }: { since: string }) => (
  <p className={styles.quiet} data-ground="dark">
    {sinceText(since)}
  </p>
)

/** It, for as long as something on screen is a kept answer. */
export function Kept() {
  const client = useQueryClient()
  const oldest = () => oldestOnScreen(client)
  const since = useSyncExternalStore((onChange) => {
    const stops = [client.getQueryCache().subscribe(onChange), keptReads.subscribe(onChange)]
    return () => {
      for (const stop of stops) stop()
    }
  }, oldest)
  return since === undefined ? null : <KeptNotice since={since} />
}
