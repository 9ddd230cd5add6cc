/** The page's side of the service worker: waits for its control. Work that can wait is in late.ts. No React. */
import { say } from '../../state/messages.ts'

export const script = import.meta.env.DEV ? '/dev-sw.js?dev-sw' : '/sw.js'
export const options: RegistrationOptions = {
  scope: '/',
  type: import.meta.env.DEV ? 'module' : 'classic',
  updateViaCache: 'none',
}
const claimLimit = 15_000

export type WorkerState = 'ready' | 'unsupported' | 'failed'

/** Reloads after an update, since all tabs must talk to the same version. A tab's first control is no update. */
const reloadOnNewWorker = (workers: ServiceWorkerContainer) => {
  let controlled = workers.controller !== null
  workers.addEventListener('controllerchange', () => {
    if (controlled) location.reload()
    controlled = true
  })
}

const controlTaken = (workers: ServiceWorkerContainer) =>
  new Promise<void>((resolve, reject) => {
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

/** Whether this browser has no worker of this site yet: none in control and none bypassed by a hard reload. False where workers are forbidden. */
export const isFirstVisit = async (): Promise<boolean> => {
  const workers = navigator.serviceWorker
  return workers?.controller === null && (await workers.getRegistration().catch(() => null)) === undefined
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
