/** The page's side of the service worker: waits for its control. Work that can wait is in late.ts. No React. */
import { say } from '#state/messages.ts'
import { isOurs, script } from '#state/our-worker.ts'

export const options: RegistrationOptions = {
  scope: '/',
  type: import.meta.env.DEV ? 'module' : 'classic',
  updateViaCache: 'none',
}

/** `occupied`: another worker of this address does not give way. */
export type WorkerState = 'ready' | 'unsupported' | 'failed' | 'occupied'

/** Reloads after an update, since all tabs must talk to the same version. A tab's first control is no update. */
const reloadOnNewWorker = (workers: ServiceWorkerContainer) => {
  let controlled = isOurs(workers.controller)
  workers.addEventListener('controllerchange', () => {
    if (controlled) location.reload()
    controlled = true
  })
}

const controlTaken = (workers: ServiceWorkerContainer) =>
  new Promise<void>((resolve) => {
    workers.addEventListener('controllerchange', () => {
      if (isOurs(workers.controller)) resolve()
    })
  })

/** In ms: how long a page waits while nothing is installed. */
const patience = 15_000

const inTime = <Result>(work: Promise<Result>): Promise<Result> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The service worker did not take control.')), patience)
    }),
  ])

/** Resolves when a worker is in one of these states. Rejects when the worker is refused. */
const reached = (worker: ServiceWorker, ...states: readonly ServiceWorkerState[]) =>
  new Promise<void>((resolve, reject) => {
    const check = () => {
      if (states.includes(worker.state)) resolve()
      else if (worker.state === 'redundant') reject(new Error('The service worker was not installed.'))
    }
    worker.addEventListener('statechange', check)
    check()
  })

/**
 * A hard reload needs CLAIM. Never `update()` here: in a fresh browser it takes seconds. An installation takes as long as it takes.
 * Another project's worker gives way without a question, since this page cannot run with it.
 */
const takeControl = async (workers: ServiceWorkerContainer) => {
  const taken = controlTaken(workers)
  const { active, installing, waiting } = await inTime(workers.register(script, options))
  const worker = [active, installing, waiting].find(isOurs)
  if (!worker) throw new Error('The service worker was not installed.')
  if (worker !== active) {
    await reached(worker, 'installed', 'activating', 'activated')
    if (active) say(worker, { type: 'SKIP_WAITING' })
    await inTime(reached(worker, 'activating', 'activated'))
  }
  say(worker, { type: 'CLAIM' })
  await inTime(taken)
}

/** Whether this browser has no worker of this site yet: none in control and none bypassed by a hard reload. False where workers are forbidden. */
export const isFirstVisit = async (): Promise<boolean> => {
  const workers = navigator.serviceWorker
  if (!workers || isOurs(workers.controller)) return false
  const registration = await workers.getRegistration().catch(() => null)
  return registration === undefined || (registration?.active != null && !isOurs(registration.active))
}

/** Resolves once the worker answers this page's `/api`; at once when it already does. Call it once, at boot. */
export const ensureWorker = async (): Promise<WorkerState> => {
  if (!('serviceWorker' in navigator)) return 'unsupported'
  const workers = navigator.serviceWorker
  reloadOnNewWorker(workers)
  if (isOurs(workers.controller)) return 'ready'
  try {
    await takeControl(workers)
    return 'ready'
  } catch (error) {
    console.error(error)
    const active = (await workers.getRegistration().catch(() => undefined))?.active
    return active && !isOurs(active) ? 'occupied' : 'failed'
  }
}
