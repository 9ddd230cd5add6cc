/** What the page says to the worker, and the worker to every page. */
export type ToWorker = { type: 'CLAIM' | 'SKIP_WAITING' | 'WARM' }

export type FromWorker =
  /** A write changed these resources: refetch them. */
  | { type: 'CHANGED'; resources: readonly string[] }
  /** The API has answered this read after all: whoever was given a kept answer may ask again. */
  | { type: 'FRESH'; url: string }
  /** What could be fetched is here; without the files that are missing, everything works offline. */
  | { type: 'WARMED'; missing: readonly string[] }
  | { type: 'WARM_FAILED'; message: string }
