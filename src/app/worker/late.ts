/** Asks the worker, after the first content, for new versions and for the files of offline use. */
import type { Workbox } from 'workbox-window'
import { onWorkerMessage, say } from '../../state/messages.ts'
import { options, script } from './control.ts'

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

/**
 * Calls `offer` when a new version waits; nothing happens until `apply()`, which then reloads every tab. Is called
 * after the first paint, since this loads code. Checks at once, since Chromium does not check again after the host
 * failed.
 */
export const onUpdateWaiting = async (offer: (apply: () => void) => void) => {
  const { Workbox } = await import('workbox-window')
  const workbox = new Workbox(script, options)
  workbox.addEventListener('waiting', () => offer(() => activate(workbox)))
  await workbox.register({ immediate: true })
  const check = () => workbox.update().catch(() => undefined)
  void check()
  // A tab that stays open for days checks for new versions when its user returns.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void check()
  })
}

/** Has the worker fetch all files that offline use needs. Resolves with the files that could not be fetched. */
export const warm = () =>
  new Promise<readonly string[]>((resolve, reject) => {
    const stop = onWorkerMessage((message) => {
      if (message.type === 'WARMED') resolve(message.missing)
      if (message.type === 'WARM_FAILED') reject(new Error(message.message))
      if (message.type === 'WARMED' || message.type === 'WARM_FAILED') stop()
    })
    void navigator.serviceWorker.ready.then(({ active }) => say(active, { type: 'WARM' }))
  })

/** Has the worker fetch only the code and texts of the public pages. */
export const warmWords = async () => say((await navigator.serviceWorker.ready).active, { type: 'WARM_WORDS' })
