/** What the next visits of this browser open with (worker/looks.ts): the look of every page that one has been to, once it is at rest. */
import type { QueryClient } from '@tanstack/react-query'
import { isPage, isPublic } from '../../prerender/pages.ts'
import { useSession } from '../../state/session.ts'
import { later } from '../../ui/later.ts'
import { nothingUnderWay } from './first-content.ts'
import { thrifty } from '../notices/thrift.ts'
import type { AppRouter } from '../routes/router.tsx'
import { looksOf } from '../worker/looks.ts'

/** In ms without a new page or a write: making a look takes some tens of them, which nobody should notice. */
const rest = 2_000

/** A write has it deleted: what somebody still keeps there, of before, is kept nowhere. */
const open = () => {
  const entry = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? location.origin
  return caches.open(looksOf(new URL(entry).pathname)).catch(() => undefined)
}

const addressOf = (url: URL | Location) => url.pathname + url.search

/** A page is another one for whoever is logged in. */
const isAnybody = () =>
  [useSession.getInitialState(), useSession.getState()].every(({ idLoginZona }) => idLoginZona === null)

export interface Looks {
  /** When what is read may be kept. */
  readonly ready: Promise<unknown>
  /** After a write the same for what is read from then on; pages of which there was a look get a new one. */
  readonly renew: () => Promise<unknown>
}

export const keepLooks = (router: AppRouter, client: QueryClient, answers: Promise<unknown>): Looks => {
  if (import.meta.env.DEV || thrifty() || !('serviceWorker' in navigator))
    return { ready: answers, renew: () => answers }
  let looks = answers.then(open)
  const lost = new Set<string>()
  const keep = async () => {
    await later()
    await nothingUnderWay(client)
    const wanted = [addressOf(location), ...lost].filter(isPublic)
    if (wanted.length === 0 || !isAnybody()) return
    const [cache, { keepLook }] = await Promise.all([looks, import('../../prerender/look.ts')])
    for (const address of wanted) {
      if (!cache || cache !== (await looks)) return
      await keepLook(address, cache, client)
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
  router.subscribe('onRendered', atRest)
  const noteLost = async (before: Cache | undefined) => {
    const addresses = ((await before?.keys()) ?? []).map(({ url }) => addressOf(new URL(url)))
    // Records are many: theirs come with the next visit.
    for (const address of addresses.filter(isPage)) lost.add(address)
    atRest()
  }
  const renew = async () => {
    const before = await looks
    looks = open()
    void noteLost(before).catch(console.warn)
    return looks
  }
  return { ready: looks, renew }
}
