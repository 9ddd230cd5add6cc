/** Keeps a snapshot of every visited page once the page is at rest. The next visits open with it (worker/page-snapshots.ts). */
import type { QueryClient } from '@tanstack/react-query'
import { renderPageSnapshot } from './page-snapshot.ts'
import { builtPageSnapshot } from './built-page.ts'
import { isPage, isPublic } from '../site/page-kinds.ts'
import { readsIn } from './reads-in.ts'
import { buildId } from '../state/build-id.ts'
import { useSession } from '../state/session.ts'
import { later } from '../ui/later.ts'
import { nothingUnderWay } from '../app/boot/first-content.ts'
import type { AppRouter } from '../app/routes/router.tsx'
import type { PageSnapshots } from '../app/boot/page-snapshots.ts'

/** In ms without a new page or a write. Making a snapshot takes some tens of ms, which should disturb nobody. */
const rest = 2_000

/** The most snapshots that are cached, each of some 60 kB. */
const most = 60

const addressOf = (url: URL | Location) => url.pathname + url.search

/** Whether nobody is logged in to the zone, since pages differ for customers. */
const isAnybody = () =>
  [useSession.getInitialState(), useSession.getState()].every(({ idLoginZona }) => idLoginZona === null)

/** Keeps the snapshot of a page that has none. A page with a failed read is not cached. */
const keepPageSnapshot = async (address: string, cache: Cache, client: QueryClient): Promise<void> => {
  if ((await cache.match(address)) || readsIn(client).some(({ query }) => query.state.status === 'error')) return
  const page = (await builtPageSnapshot(address, client, buildId())) ?? (await renderPageSnapshot(address, client))
  const [oldest, ...others] = await cache.keys()
  if (oldest && others.length >= most) await cache.delete(oldest)
  await cache.put(address, page)
}

/** Keeps the snapshot of every page that the visitor rests at. After a write, pages that had a snapshot get a new one. */
export const keepPageSnapshots = (router: AppRouter, client: QueryClient, pageSnapshots: PageSnapshots): void => {
  const lost = new Set<string>()
  const keep = async () => {
    await later()
    await nothingUnderWay(client)
    const wanted = [addressOf(location), ...lost].filter(isPublic)
    if (wanted.length === 0 || !isAnybody()) return
    const cache = await pageSnapshots.cache()
    for (const address of wanted) {
      if (!cache || cache !== (await pageSnapshots.cache())) return
      await keepPageSnapshot(address, cache, client)
      lost.delete(address)
      await later()
    }
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const atRest = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      keep().catch(console.warn)
    }, rest)
  }
  const noteLost = async (before: Cache | undefined) => {
    const addresses = ((await before?.keys()) ?? []).map(({ url }) => addressOf(new URL(url)))
    // Records are many, so their snapshots are made at the next visit.
    for (const address of addresses.filter(isPage)) lost.add(address)
    atRest()
  }
  router.subscribe('onRendered', atRest)
  pageSnapshots.whenRenewed((before) => {
    noteLost(before).catch(console.warn)
  })
  atRest()
}
