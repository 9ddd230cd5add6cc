/** Asks the worker, after the first content, for new versions and for the files of offline use. */
import { Workbox } from 'workbox-window'
import { onWorkerMessage, say, type ToWorker } from '#state/messages.ts'
import { isOurs, script } from '#state/our-worker.ts'
import { later } from '#ui/later.ts'
import { options } from './control.ts'

/** In ms. The new worker usually takes control within little more than a second. */
const activationLimit = 2_500

/**
 * Reloads when the new worker is late. Chromium keeps the old worker alive when a request wakes it at the moment of the change, until
 * the old worker has been idle for half a minute. Asking again does nothing; a navigation ends it, and every page reloads as usual.
 */
const activate = (workbox: Workbox) => {
  workbox.messageSkipWaiting()
  const timer = setTimeout(() => location.reload(), activationLimit)
  navigator.serviceWorker.addEventListener('controllerchange', () => clearTimeout(timer), { once: true })
}

/** In ms: how often a visible tab asks for a new version. */
const hour = 60 * 60 * 1_000

/** In s: pauses before an installation that was refused is tried again, as in the middle of a deploy. */
const pauses = [20, 60, 180, 600] as const

/**
 * Calls `offer` when a new version waits; nothing happens until `apply()`, which then reloads every tab. Is called after the first paint.
 * Checks at once, since Chromium does not check again after the host failed.
 */
export const onUpdateWaiting = (offer: (apply: () => void) => void): void => {
  /** Follows one installation: a `Workbox` may hear of no second one. */
  let following: Workbox | undefined
  let offered: ServiceWorker | undefined
  let refusals = 0

  const offerOnce = async (workbox: Workbox, waiting: ServiceWorker | undefined) => {
    const { active } = await navigator.serviceWorker.ready
    // Another project's worker gives way unasked (control.ts).
    if (waiting === offered || !isOurs(active)) return
    offered = waiting
    offer(() => activate(workbox))
  }
  const onEnd = (workbox: Workbox, refused: boolean) => {
    if (workbox !== following) return
    following = undefined
    if (refused) setTimeout(check, (pauses[refusals++] ?? pauses[3]) * 1_000)
  }
  const follow = async () => {
    const workbox = new Workbox(script, options)
    following = workbox
    workbox.addEventListener('installed', () => onEnd(workbox, false))
    workbox.addEventListener('redundant', () => onEnd(workbox, true))
    workbox.addEventListener('waiting', ({ sw }) => void offerOnce(workbox, sw))
    const registration = await workbox.register({ immediate: true })
    // Workbox does not hear of an installation that began before.
    const installing = registration?.installing
    const onState = () => {
      onEnd(workbox, installing?.state === 'redundant')
      if (installing?.state === 'installed') check()
    }
    installing?.addEventListener('statechange', onState, { once: true })
    return workbox
  }
  const ask = async () => {
    try {
      const workbox = following ?? (await follow())
      await workbox.update()
    } catch {
      // Without the host, and after the site's data was deleted, the next check registers.
      following = undefined
    }
  }
  const check = () => void ask()
  check()
  // A tab that stays open for days checks for new versions when its user returns, and each hour.
  const checkIfVisible = () => {
    if (document.visibilityState === 'visible') void later().then(check)
  }
  document.addEventListener('visibilitychange', checkIfVisible)
  setInterval(checkIfVisible, hour)
}

/** Gives the worker a message once it is active. */
const tell = async (message: ToWorker): Promise<void> => {
  const workers = navigator.serviceWorker
  const { active } = await workers.ready
  if (isOurs(active)) return say(active, message)
  await new Promise((resolve) => {
    workers.addEventListener('controllerchange', resolve, { once: true })
  })
  return tell(message)
}

/** Has the worker fetch all files that offline use needs. Resolves with the files that could not be fetched. */
export const warm = () =>
  new Promise<readonly string[]>((resolve, reject) => {
    const stop = onWorkerMessage((message) => {
      if (message.type === 'WARMED') resolve(message.missing)
      if (message.type === 'WARM_FAILED') reject(new Error(message.message))
      if (message.type === 'WARMED' || message.type === 'WARM_FAILED') stop()
    })
    void tell({ type: 'WARM' })
  })

/** Has the worker fetch only the code and texts of the public pages; a live build's, only the company of the next visit. */
export const warmWords = () => tell({ type: 'WARM_WORDS' })

/** Has the worker keep a file that this page has used. */
export const keep = (path: string) => tell({ type: 'KEEP', path })
