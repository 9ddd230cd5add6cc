import { say } from '#state/messages.ts'
import { isOurs } from '#state/our-worker.ts'
import { page } from '#state/reload.ts'
import { NoWorkerScreen } from '../notices/NoWorkerScreen.tsx'
import type { WorkerState } from '../worker/control.ts'
import { render } from './render.tsx'

/** Reloads once the worker is there after all: a refused installation is tried again (worker/late.ts). */
const waitOn = async (workers: ServiceWorkerContainer) => {
  const { active } = await workers.ready
  workers.addEventListener('controllerchange', () => {
    if (isOurs(workers.controller)) page.reload()
  })
  say(active, { type: 'CLAIM' })
}

/** Shows why the app cannot run, above the prerendered page. */
export const startWithoutWorker = (root: HTMLElement, reason: Exclude<WorkerState, 'ready'>): void => {
  document.querySelector('head > title')?.remove()
  const notice = document.createElement('div')
  root.before(notice)
  render(notice, <NoWorkerScreen reason={reason} />)
  notice.scrollIntoView({ block: 'start' })
  if (reason === 'failed') waitOn(navigator.serviceWorker).catch(console.warn)
}
