import { hasUnsaved } from '../state/dirty.ts'
import { useSession } from '../state/session.ts'
import { App } from './App.tsx'
import { onFailure } from './failures.ts'
import { detourOf } from './guards.ts'
import { followNavigation } from './navigation.ts'
import { keepStorage } from './persistence.ts'
import { createQueryClient } from './query-client.ts'
import { render } from './render.tsx'
import { router } from './router.tsx'

/** A login or logout, in another tab as well, moves whoever may not stay; never away from a form that is not saved. */
const followSession = () => useSession.subscribe((session) => {
  if (hasUnsaved()) return
  const to = detourOf(router.state.location.pathname, session)
  if (to) void router.navigate({ to, replace: true })
})

/** The first screen has the network and the processor to itself. */
const whenIdle = (task: () => void) => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: 3_000 })
  else setTimeout(task, 1_000)
}

/** Shows the app. Its API must answer by now. */
export const start = (root: HTMLElement): void => {
  const client = createQueryClient({ onFailure: onFailure(router), onWritten: keepStorage })
  followNavigation(router)
  followSession()
  render(root, <App client={client} />)
  whenIdle(() => {
    import('./notices/start.tsx').then(({ startNotices }) => startNotices(root, client)).catch(console.error)
  })
}
