/** What the page says to the worker, and the worker to every page. */
export type ToWorker = { type: 'CLAIM' | 'SKIP_WAITING' | 'WARM' }

export type FromWorker =
  /** A write changed these resources: refetch them. */
  | { type: 'CHANGED'; resources: readonly string[] }
  | { type: 'WARM_PROGRESS'; done: number; total: number }
  /** Everything works offline now; `fetched` is 0 when it already did. */
  | { type: 'WARMED'; fetched: number }
  | { type: 'WARM_FAILED'; message: string }
