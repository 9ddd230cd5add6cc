import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { keptReads } from '../../api/kept.ts'
import { oldestOnScreen } from '../kept-answers.ts'
import { sinceText } from './since.ts'
import styles from './notices.module.css'

/** The API is slow, fails or is out of reach: what one sees was last loaded then. It goes as fresh data comes. */
export const KeptNotice = ({ since }: { since: string }) => <p className={styles.quiet} data-ground="dark">{sinceText(since)}</p>

/** It, for as long as something on screen is a kept answer. */
export function Kept() {
  const client = useQueryClient()
  const oldest = () => oldestOnScreen(client)
  const since = useSyncExternalStore((onChange) => {
    const stops = [client.getQueryCache().subscribe(onChange), keptReads.subscribe(onChange)]
    return () => { for (const stop of stops) stop() }
  }, oldest)
  return since === undefined ? null : <KeptNotice since={since} />
}
