import type { QueryClient } from '@tanstack/react-query'
import { refresh } from '../api/queries.ts'
import { hasUnsaved } from '../state/dirty.ts'
import { useSession } from '../state/session.ts'
import { later, waitForContent } from '../ui/later.ts'
import { App } from './App.tsx'
import { onFailure } from './failures.ts'
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

const patience = 3_000

/** Once nothing that the first screen asked for is under way. */
const firstContent = (client: QueryClient) => new Promise<void>((resolve) => {
  setTimeout(resolve, patience)
  const stop = client.getQueryCache().subscribe(({ type }) => {
    if (type !== 'updated' || client.isFetching() > 0) return
    stop()
    resolve()
  })
})

const startNotices = async (root: HTMLElement, client: QueryClient) => {
  await later()
  const notices = await import('./notices/start.tsx')
  notices.startNotices(root, client)
}

/** Shows the app. Its API must answer by now. */
export const start = (root: HTMLElement): void => {
  const client = createQueryClient({ onFailure: onFailure(router), onWritten: keepStorage })
  followNavigation(router)
  followSession()
  followWrites(client)
  waitForContent(firstContent(client))
  render(root, <App client={client} />)
  startNotices(root, client).catch(console.error)
}
