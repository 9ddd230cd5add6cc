import type { QueryClient } from '@tanstack/react-query'
import { holdCalls } from '../api/client.ts'
import { refresh } from '../api/queries.ts'
import { hasUnsaved } from '../state/dirty.ts'
import { useSession } from '../state/session.ts'
import { takeFromHost } from '../ui/media-url.ts'
import { later, waitForContent } from '../ui/later.ts'
import { holdPictures } from '../ui/picture-order.ts'
import { App } from './App.tsx'
import { onFailure } from './failures.ts'
import { rememberFirstReads, type FirstAnswers } from './first-reads.ts'
import { detourOf } from './guards.ts'
import { followNavigation } from './navigation.ts'
import { keepStorage } from './persistence.ts'
import { createQueryClient } from './query-client.ts'
import { render } from './render.tsx'
import { router } from './router.tsx'
import { onWorkerMessage } from './worker/control.ts'

/** A login or logout, in another tab as well, moves whoever may not stay; never away from a form that is not saved. */
const followSession = () => useSession.subscribe((session) => {
  if (hasUnsaved()) return
  const to = detourOf(router.state.location.pathname, session)
  if (to) void router.navigate({ to, replace: true })
})

/** Writes of other tabs. From the start on: a tab that was opened behind this one must not miss those that come before it is looked at. */
const followWrites = (client: QueryClient) => {
  if (!('serviceWorker' in navigator)) return
  onWorkerMessage((message) => { if (message.type === 'CHANGED') void refresh(client, message.resources) })
}

/** A link to a file of the API leads nowhere before the worker answers: its click waits. */
const holdFileLinks = (answers: Promise<unknown>) => {
  const hold = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/api/"]') : null
    if (!link) return
    event.preventDefault()
    event.stopPropagation()
    void answers.then(() => link.click())
  }
  addEventListener('click', hold, { capture: true })
  void answers.then(() => removeEventListener('click', hold, { capture: true }))
}

const patience = 3_000
const patienceLost = () => new Promise<void>((resolve) => { setTimeout(resolve, patience) })

/** The first page is on screen, though what it reads may not be. */
export const pageShown = Promise.race([patienceLost(), new Promise<void>((resolve) => {
  const stop = router.subscribe('onRendered', () => {
    stop()
    // Not before it is painted.
    setTimeout(resolve)
  })
})])

const nothingUnderWay = (client: QueryClient) => new Promise<void>((resolve) => {
  const look = () => {
    if (client.isFetching() > 0) return
    stop()
    resolve()
  }
  const stop = client.getQueryCache().subscribe(look)
  look()
})

/** Once nothing that the first screen asked for is under way. */
const firstContent = async (client: QueryClient) => {
  await pageShown
  await Promise.race([patienceLost(), nothingUnderWay(client)])
}

const hasFirstPicture = () => document.querySelector('img[fetchpriority=high]') !== null

const startNotices = async (root: HTMLElement, client: QueryClient) => {
  await later()
  const notices = await import('./notices/start.tsx')
  notices.startNotices(root, client)
}

const readingAhead = 100

/** What was read ahead fills the first render; what comes later, what is still missing then. */
const fill = async (client: QueryClient, { here, files, settled }: FirstAnswers) => {
  const take = () => {
    takeFromHost(files)
    for (const { key, data, at } of here) if (client.getQueryData(key) === undefined) client.setQueryData(key, data, { updatedAt: at })
  }
  await Promise.race([settled, new Promise((resolve) => { setTimeout(resolve, readingAhead) })])
  take()
  void settled.then(take)
}

/** Unless one has moved on by then. */
const remember = async (client: QueryClient, content: Promise<unknown>) => {
  const path = location.pathname
  await content
  if (location.pathname === path) rememberFirstReads(client)
}

/** Shows the app, which makes its calls once the API answers; returns how to take it away. */
export const start = async (root: HTMLElement, answers: Promise<unknown>, ahead: FirstAnswers): Promise<() => void> => {
  holdCalls(answers)
  holdFileLinks(answers)
  const client = createQueryClient({ onFailure: onFailure(router), onWritten: keepStorage })
  followNavigation(router)
  followSession()
  followWrites(client)
  await fill(client, ahead)
  const content = firstContent(client)
  waitForContent(content)
  holdPictures(pageShown.then(() => hasFirstPicture() ? content : undefined))
  const stop = render(root, <App client={client} />)
  startNotices(root, client).catch(console.error)
  void remember(client, content)
  return stop
}
