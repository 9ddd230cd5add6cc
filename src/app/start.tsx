import type { QueryClient } from '@tanstack/react-query'
import { takeAhead } from '../api/ahead.ts'
import { holdCalls } from '../api/client.ts'
import { refresh } from '../api/queries.ts'
import { hasUnsaved } from '../state/dirty.ts'
import { useSession } from '../state/session.ts'
import { atMost } from '../ui/at-most.ts'
import { takeFromHost } from '../ui/media-url.ts'
import { later, waitForContent } from '../ui/later.ts'
import { holdPictures } from '../ui/picture-order.ts'
import { App } from './App.tsx'
import { onFailure } from './failures.ts'
import { firstContent, firstPicture, nothingUnderWay, pageShown } from './first-content.ts'
import { rememberFirstReads, type FirstAnswers } from './first-reads.ts'
import { detourOf } from './guards.ts'
import { followKept } from './kept-answers.ts'
import { embedded } from './mode.ts'
import { forgetLook, keepLook, type Look } from './last-look.ts'
import { followNavigation } from './navigation.ts'
import { keepStorage } from './persistence.ts'
import { createQueryClient } from './query-client.ts'
import { render } from './render.tsx'
import { router } from './router.tsx'
import { onWorkerMessage } from './worker/control.ts'
import { holdFileLinks } from './worker/file-links.ts'

export { pageShown }

const onWritten = () => {
  forgetLook()
  keepStorage()
}

/** What somebody read by a session of theirs is nobody's after it; public reads have an address. */
const forgetPrivate = (client: QueryClient) => client.removeQueries({ type: 'inactive', predicate: ({ meta }) => meta?.url === undefined })

const moveOn = async (client: QueryClient, to: ReturnType<typeof detourOf>) => {
  if (to) await router.navigate({ to, hash: true, replace: true })
  forgetPrivate(client)
}

/** A login or logout, in another tab as well, moves whoever may not stay; never away from a form that is not saved. */
const followSession = (client: QueryClient) => useSession.subscribe((session) => {
  if (!hasUnsaved()) void moveOn(client, detourOf(router.state.location.pathname, session))
})

/** Writes of other tabs. From the start on: a tab that was opened behind this one must not miss those that come before it is looked at. */
const followWrites = (client: QueryClient) => {
  if (!('serviceWorker' in navigator)) return
  onWorkerMessage((message) => { if (message.type === 'CHANGED') void refresh(client, message.resources) })
}

const startNotices = async (root: HTMLElement, client: QueryClient, answers: Promise<unknown>) => {
  await later()
  const notices = await import('./notices/start.tsx')
  notices.startNotices(root, client, answers)
}

/** In ms. Skeletons after so long; later where they would take the place of a look. */
const patience = { without: 100, withLook: 1_000 }

/** What was read ahead fills the first render; what comes later is waited for by who asks for it then. */
const fill = async ({ asked, files, settled }: FirstAnswers, ms: number) => {
  takeFromHost(files)
  takeAhead(asked)
  await atMost(ms, settled)
}

const allIsHere = (client: QueryClient) => client.isFetching() === 0 && client.getQueryCache().getAll().every(({ state }) => state.status === 'success')

/** For the next visit to this page, unless one has moved on by then. */
const remember = async (root: HTMLElement, client: QueryClient) => {
  const path = location.pathname
  await later()
  await nothingUnderWay(client)
  // What came last is still to be rendered.
  await later()
  if (location.pathname !== path) return
  rememberFirstReads(client)
  if (useSession.getState().idLoginZona === null && allIsHere(client)) keepLook(root)
}

interface Boot {
  /** When the API answers: the app makes its calls from then on. */
  readonly answers: Promise<unknown>
  readonly ahead: FirstAnswers
  /** What is on screen meanwhile. */
  readonly look: Look | undefined
}

/** Shows the app; returns how to take it away. */
export const start = async (root: HTMLElement, { answers, ahead, look }: Boot): Promise<() => void> => {
  holdCalls(answers)
  holdFileLinks(answers)
  const client = createQueryClient({ onFailure: onFailure(router), onWritten })
  followNavigation(router)
  followSession(client)
  followWrites(client)
  // Only the worker of a live build keeps answers.
  if (!embedded) followKept(client)
  // The page's code is on its way while its answers are.
  void router.load()
  await fill(ahead, look ? patience.withLook : patience.without)
  const content = firstContent(client)
  waitForContent(content)
  // What a look shows already must not go and come again.
  if (!look) holdPictures(firstPicture(content))
  const stop = render(root, <App client={client} />)
  if (look) void pageShown.then(look.clickAgain)
  startNotices(root, client, answers).catch(console.error)
  void remember(root, client)
  return stop
}
