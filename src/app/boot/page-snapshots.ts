/** Opens the cache of this browser's page snapshots while the page's code loads. prerender/keep-page-snapshots.ts fills the cache later. */
import { buildId } from '../../state/build-id.ts'
import { isRehearsal } from '../../state/rehearsal.ts'
import { thrifty } from '../notices/thrift.ts'
import { pageSnapshotCache } from '../../state/page-snapshot-cache.ts'

/** Every write deletes this cache. Entries put through the old handle afterwards are lost, which is intended. */
const open = () => caches.open(pageSnapshotCache(buildId())).catch(() => undefined)

export interface PageSnapshots {
  /** The cache. Reads made after it is open may be cached. */
  readonly cache: () => Promise<Cache | undefined>
  /** Opens a new cache after a write. */
  readonly renew: () => Promise<unknown>
  readonly whenRenewed: (then: (before: Cache | undefined) => void) => void
}

/** Undefined with `Save-Data`, in a rehearsal, and without a worker, which serves the snapshots. */
export const openPageSnapshots = (answers: Promise<unknown>): PageSnapshots | undefined => {
  if (import.meta.env.DEV || isRehearsal || thrifty() || !('serviceWorker' in navigator)) return undefined
  let cache = answers.then(open)
  let tell: (before: Cache | undefined) => void = () => {}
  const renew = () => {
    void cache.then((before) => tell(before))
    return (cache = open())
  }
  return {
    cache: () => cache,
    renew,
    whenRenewed: (then) => {
      tell = then
    },
  }
}
