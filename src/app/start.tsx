import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { takeAhead } from '../api/ahead.ts'
import { holdCalls } from '../api/client.ts'
import { refresh } from '../api/queries.ts'
import { hasUnsaved } from '../state/dirty.ts'
import { useSession } from '../state/session.ts'
import { atMost } from '../ui/at-most.ts'
import { takeFromHost } from '../ui/media-url.ts'
import { later, waitForContent } from '../ui/later.ts'
import { App } from './App.tsx'
import { onFailure } from './failures.ts'
import { firstContent, pageShown } from './first-content.ts'
import type { FirstAnswers } from './first-reads.ts'
import { detourOf } from './guards.ts'
import { followKept } from './kept-answers.ts'
import { embedded } from './mode.ts'
import { forgetLook, type Look } from './last-look.ts'
import { followNavigation } from './navigation.ts'
import { keepStorage } from './persistence.ts'
import { createQueryClient } from './query-client.ts'
import { render } from './render.tsx'
import { createAppRouter } from './router.tsx'
import { onWorkerMessage } from './worker/control.ts'
import { holdFileLinks } from './worker/file-links.ts'

const router = createAppRouter()

/** When the first page is React's. */
export const shown = pageShown(router)

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

/** For the next visit. */
const remember = async (root: HTMLElement, client: QueryClient) => {
  const path = location.pathname
  await later()
  const notes = await import('./remember.ts')
  await notes.remember(path, root, client)
}

const takeOverPage = async (root: HTMLElement, app: ReactNode, { asked, files }: FirstAnswers) => {
  takeFromHost(files)
  takeAhead(asked)
  const { takeOver } = await import('./take-over.ts')
  await takeOver(root, app, router)
  return leaveIt
}

const renderPage = async (root: HTMLElement, app: ReactNode, ahead: FirstAnswers, look: Look | undefined) => {
  window.clicked = undefined
  // The page's code is on its way while its answers are.
  void router.load()
  await fill(ahead, look ? patience.withLook : patience.without)
  const stop = render(root, app)
  if (look) void shown.then(look.clickAgain)
  return stop
}

interface Boot {
  /** When the API answers: the app makes its calls from then on. */
  readonly answers: Promise<unknown>
  readonly ahead: FirstAnswers
  /** What is on screen meanwhile. */
  readonly look: Look | undefined
  /** Whether that is the page itself, as the build made it. */
  readonly painted: boolean
}

const leaveIt = () => {}

/** Shows the app; returns how to take it away: not where it stood before any code was there. */
export const start = async (root: HTMLElement, { answers, ahead, look, painted }: Boot): Promise<() => void> => {
  holdCalls(answers)
  holdFileLinks(answers)
  const client = createQueryClient({ onFailure: onFailure(router), onWritten })
  followNavigation(router, painted)
  followSession(client)
  followWrites(client)
  // Only the worker of a live build keeps answers.
  if (!embedded) followKept(client)
  waitForContent(firstContent(client, shown))
  const app = <App client={client} router={router} />
  const stop = painted ? await takeOverPage(root, app, ahead) : await renderPage(root, app, ahead, look)
  startNotices(root, client, answers).catch(console.error)
  remember(root, client).catch(console.warn)
  return stop
}
