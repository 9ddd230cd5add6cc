import { StrictMode } from 'react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import '../ui/base.css'
import { hasUnsaved } from '../state/dirty.ts'
import { useSession } from '../state/session.ts'
import { App } from './App.tsx'
import { onFailure } from './failures.ts'
import { detourOf } from './guards.ts'
import { followNavigation } from './navigation.ts'
import { NoWorkerScreen } from './notices/NoWorkerScreen.tsx'
import { followWorker } from './notices/worker-news.ts'
import { keepStorage } from './persistence.ts'
import { createQueryClient } from './query-client.ts'
import { router } from './router.tsx'

/** A login or logout, in another tab as well, moves whoever may not stay; never away from a form that is not saved. */
const followSession = () => useSession.subscribe((session) => {
  if (hasUnsaved()) return
  const to = detourOf(router.state.location.pathname, session)
  if (to) void router.navigate({ to, replace: true })
})

const afterFirstPaint = (task: () => void) => requestAnimationFrame(() => setTimeout(task))

const render = (root: HTMLElement, content: ReactNode) => {
  // From here on every page names itself; the first title of a document would win over theirs.
  document.querySelector('head > title')?.remove()
  createRoot(root).render(<StrictMode>{content}</StrictMode>)
}

/** Shows the app, once its API answers. */
export const start = (root: HTMLElement): void => {
  const client = createQueryClient({ onFailure: onFailure(router), onWritten: keepStorage })
  followNavigation(router)
  followSession()
  render(root, <App client={client} />)
  afterFirstPaint(() => void followWorker(client))
}

/** Shows why it cannot. */
export const startWithoutWorker = (root: HTMLElement, reason: 'unsupported' | 'failed'): void => {
  render(root, <NoWorkerScreen reason={reason} />)
}
