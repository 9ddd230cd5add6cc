/** Answers navigations with the page snapshot (app/worker/page-snapshots.ts) that this browser keeps of a visited page. A write deletes all snapshots. */
import { pageSnapshotCache } from '../state/page-snapshot-cache.ts'
import { scope, shellFiles } from './scope.ts'

const cacheName = pageSnapshotCache(
  /^assets\/boot-(.+)\.js$/m.exec(shellFiles?.map(({ url }) => url).join('\n') ?? '')?.[1] ?? '',
)

/** Undefined where there is none. A cache that fails counts as none, so that the shell is served. */
export const pageSnapshotOf = ({ href }: URL): Promise<Response | undefined> =>
  caches.match(href, { cacheName }).catch(() => undefined)

const forget = async (isMeant: (name: string) => boolean): Promise<void> => {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(pageSnapshotCache('')) && isMeant(name)).map((name) => caches.delete(name)),
  )
}

/** Deletes the page snapshots of every build: a hard reload may have opened the next build's pages already. */
export const forgetPageSnapshots = (): Promise<void> => forget(() => true).catch(console.warn)

/** Whether a request may change data. The API deletes by GET too. */
export const mayWrite = ({ method, url }: Request): boolean => method !== 'GET' || url.includes('/api/delete')

scope.addEventListener('activate', (event) => event.waitUntil(forget((name) => name !== cacheName).catch(console.warn)))
