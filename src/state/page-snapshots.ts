/**
 * A page snapshot is the HTML of a public page as this browser would show it now, with the answers in it, by address. The page opens
 * the cache while its code loads and fills it once it is at rest (prerender/page-snapshots.ts). The worker serves it, and deletes all
 * snapshots before it answers a write.
 */
import { onWorkerMessage } from './messages.ts'
import { isRehearsal } from './rehearsal.ts'

/** The name of the cache that holds a build's page snapshots. */
export const pageSnapshotCache = (buildId: string): string => `looks ${buildId}`

export interface PageSnapshots {
  /** The cache. Reads made after it is open may be cached. */
  readonly cache: () => Promise<Cache | undefined>
  /** Calls `then` with the cache, and with each that opens after a write. */
  readonly onOpen: (then: (cache: Promise<Cache | undefined>) => void) => void
}

/** Undefined in a rehearsal, and without a worker, which serves the snapshots. */
export const openPageSnapshots = (answers: Promise<unknown>, buildId: string): PageSnapshots | undefined => {
  if (import.meta.env.DEV || isRehearsal || !('serviceWorker' in navigator)) return undefined
  // Every write deletes this cache. Entries put through the old handle afterwards are lost, which is intended.
  const open = () => caches.open(pageSnapshotCache(buildId)).catch(() => undefined)
  let cache = answers.then(open)
  let notify: ((opened: typeof cache) => void) | undefined
  onWorkerMessage(({ type }) => {
    if (type === 'CHANGED') notify?.((cache = open()))
  })
  return {
    cache: () => cache,
    onOpen: (then) => {
      notify = then
      then(cache)
    },
  }
}

/** Deletes the page snapshots of every build, or of all but one: a hard reload may have opened the next build's pages already. */
export const forgetPageSnapshots = async (except?: string): Promise<void> => {
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith(pageSnapshotCache('')) && name !== except)
    await Promise.all(names.map((name) => caches.delete(name)))
  } catch (error) {
    console.warn(error)
  }
}
