/**
 * A page snapshot is the HTML of a public page as this browser would show it now, with the answers in it, by address. The page makes it
 * (prerender/page-snapshot.ts). The worker serves it (worker/page-snapshots.ts) and deletes all snapshots before it answers a write.
 */

/** The name of the cache that holds a build's page snapshots. */
export const pageSnapshotCache = (buildId: string): string => `looks ${buildId}`
