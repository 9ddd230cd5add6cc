import type { QueryClient } from '@tanstack/react-query'
import { takeAhead } from '../../api/ahead.ts'
import { holdCalls } from '../../api/client.ts'
import { refresh } from '../../api/queries.ts'
import { hasUnsaved } from '../../state/dirty.ts'
import { useSession } from '../../state/session.ts'
import { takeFromHost } from '../../ui/media-url.ts'
import { later, waitForContent } from '../../ui/later.ts'
import { App } from '../App.tsx'
import { onFailure } from '../failures.ts'
import { firstContent, pageShown } from './first-content.ts'
import { detourOf } from '../routes/guards.ts'
import { followKept } from '../worker/kept-answers.ts'
import type { PageFacts } from './from-page.ts'
import { keepLooks, type Looks } from './keep-looks.ts'
import { embedded } from '../mode.ts'
import { followNavigation } from '../frame/navigation.ts'
import { keepStorage } from '../worker/persistence.ts'
import { createQueryClient } from '../query-client.ts'
import { render } from './render.tsx'
import { createAppRouter } from '../routes/router.tsx'
import { takeOver } from './take-over.ts'
import { onWorkerMessage } from '../worker/control.ts'
import { holdFileLinks } from '../worker/file-links.ts'

const router = createAppRouter()

/** When the first page is React's. */
export const shown = pageShown(router)

/** What somebody read by a session of theirs is nobody's after it; public reads have an address. */
const forgetPrivate = (client: QueryClient) =>
  client.removeQueries({ type: 'inactive', predicate: ({ meta }) => meta?.url === undefined })

const moveOn = async (client: QueryClient, to: ReturnType<typeof detourOf>) => {
  if (to) await router.navigate({ to, hash: true, replace: true })
  forgetPrivate(client)
}

/** A login or logout, in another tab as well, moves whoever may not stay; never away from a form that is not saved. */
const followSession = (client: QueryClient) =>
  useSession.subscribe((session) => {
    if (!hasUnsaved()) void moveOn(client, detourOf(router.state.location.pathname, session))
  })

/** Writes of other tabs. From the start on: a tab that was opened behind this one must not miss those that come before it is looked at. */
const followWrites = (client: QueryClient, looks: Looks) => {
  if (!('serviceWorker' in navigator)) return
  onWorkerMessage((message) => {
    if (message.type === 'CHANGED') void looks.renew().then(() => refresh(client, message.resources))
  })
}

interface Boot {
  /** When the API answers: the app makes its calls from then on. */
  readonly answers: Promise<unknown>
  /** Whether the page is on screen already. */
  readonly painted: boolean
  readonly facts: PageFacts
}

const show = async (root: HTMLElement, client: QueryClient, painted: boolean) => {
  const app = <App client={client} router={router} />
  if (painted) return takeOver(root, app, router).then(() => () => {})
  void router.load()
  return render(root, app)
}

/** Shows the app; returns how to take it away: not where it stood before any code was there. */
export const start = async (root: HTMLElement, { answers, painted, facts }: Boot): Promise<() => void> => {
  takeFromHost(new Map(Object.entries(facts.files)))
  takeAhead(new Map(Object.entries(facts.answers)))
  const client = createQueryClient({ onFailure: onFailure(router), onWritten: keepStorage })
  const looks = keepLooks(router, client, answers)
  holdCalls(looks.ready)
  holdFileLinks(answers)
  followNavigation(router, painted)
  followSession(client)
  followWrites(client, looks)
  // Only the worker of a live build keeps answers.
  if (!embedded) followKept(client)
  waitForContent(firstContent(client, shown))
  const stop = await show(root, client, painted)
  later()
    .then(() => import('../notices/start.tsx'))
    .then(({ startNotices }) => startNotices(root, client, answers))
    .catch(console.error)
  return stop
}
