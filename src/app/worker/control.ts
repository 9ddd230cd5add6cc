/** The page's side of the one service worker: getting it into control, updates, messages, warming. No React. */
import type { Workbox } from 'workbox-window'
import type { FromWorker, ToWorker } from './messages.ts'

const script = import.meta.env.DEV ? '/dev-sw.js?dev-sw' : '/sw.js'
const options: RegistrationOptions = {
  scope: '/',
  type: import.meta.env.DEV ? 'module' : 'classic',
  updateViaCache: 'none',
}
const claimLimit = 15_000

export type WorkerState = 'ready' | 'unsupported' | 'failed'

const say = (worker: ServiceWorker | null, message: ToWorker) => worker?.postMessage(message)

/** After an update every tab must talk to one and the same version; a tab's very first control is no update. */
const reloadOnNewWorker = (workers: ServiceWorkerContainer) => {
  let controlled = workers.controller !== null
  workers.addEventListener('controllerchange', () => {
    if (controlled) location.reload()
    controlled = true
  })
}

const controlTaken = (workers: ServiceWorkerContainer) => new Promise<void>((resolve, reject) => {
  workers.addEventListener('controllerchange', () => resolve(), { once: true })
  setTimeout(() => reject(new Error('The service worker did not take control.')), claimLimit)
})

/**
 * CLAIM is what a hard reload needs. Never `update()` here: in a fresh browser it takes seconds. `ready` never settles
 * when an installation fails; the limit of `controlTaken` covers that.
 */
const takeControl = async (workers: ServiceWorkerContainer) => {
  const taken = controlTaken(workers)
  const claim = async () => {
    await workers.register(script, options)
    const { active } = await workers.ready
    say(active, { type: 'CLAIM' })
  }
  await Promise.all([claim(), taken])
}

/** Whether this browser has no worker of ours yet: none in control, and none that a hard reload goes past. Not where it forbids them. */
export const isFirstVisit = async (): Promise<boolean> => {
  const workers = navigator.serviceWorker
  return workers?.controller === null && await workers.getRegistration().catch(() => null) === undefined
}

/** Resolves once the worker answers this page's `/api`; at once when it already does. Call it once, at boot. */
export const ensureWorker = async (): Promise<WorkerState> => {
  if (!('serviceWorker' in navigator)) return 'unsupported'
  const workers = navigator.serviceWorker
  reloadOnNewWorker(workers)
  if (workers.controller !== null) return 'ready'
  try {
    await takeControl(workers)
    return 'ready'
  } catch (error) {
    console.error(error)
    return 'failed'
  }
}

/** Calls `listen` for every message of the worker; returns how to stop. */
export const onWorkerMessage = (listen: (message: FromWorker) => void) => {
  const handle = (event: MessageEvent<FromWorker>) => listen(event.data)
  navigator.serviceWorker.addEventListener('message', handle)
  return () => navigator.serviceWorker.removeEventListener('message', handle)
}

/** The new worker usually takes over in little more than a second. */
const takeOverLimit = 2_500

/**
 * Chromium forgets to let the old worker go when a request wakes it at that very moment, until it has had nothing to do for half
 * a minute; asking again does nothing, a navigation reminds it. After that every page reloads as ever.
 */
const takeOver = (workbox: Workbox) => {
  workbox.messageSkipWaiting()
  const timer = setTimeout(() => location.reload(), takeOverLimit)
  navigator.serviceWorker.addEventListener('controllerchange', () => clearTimeout(timer), { once: true })
}

/**
 * Calls `offer` when a new version waits; nothing happens until `apply()`, which then reloads every tab.
 * Call it after the first paint: it loads code. It looks by itself: where the host was away a moment ago, Chromium does not.
 */
export const onUpdateWaiting = async (offer: (apply: () => void) => void) => {
  const { Workbox } = await import('workbox-window')
  const workbox = new Workbox(script, options)
  workbox.addEventListener('waiting', () => offer(() => takeOver(workbox)))
  await workbox.register({ immediate: true })
  const look = () => workbox.update().catch(() => undefined)
  void look()
  // A tab that stays open for days learns of new versions when its user comes back to it.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void look()
  })
}

/** Has the worker, as soon as there is one, fetch everything that offline use needs. Resolves with the files that it could not get. */
export const warm = () => new Promise<readonly string[]>((resolve, reject) => {
  const stop = onWorkerMessage((message) => {
    if (message.type === 'WARMED') resolve(message.missing)
    if (message.type === 'WARM_FAILED') reject(new Error(message.message))
    if (message.type === 'WARMED' || message.type === 'WARM_FAILED') stop()
  })
  void navigator.serviceWorker.ready.then(({ active }) => say(active, { type: 'WARM' }))
})
