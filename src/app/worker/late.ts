/** What a page wants of its worker once its first content is there: new versions, and everything that offline use needs. */
import type { Workbox } from 'workbox-window'
import { onWorkerMessage, options, say, script } from './control.ts'

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
export const warm = () =>
  new Promise<readonly string[]>((resolve, reject) => {
    const stop = onWorkerMessage((message) => {
      if (message.type === 'WARMED') resolve(message.missing)
      if (message.type === 'WARM_FAILED') reject(new Error(message.message))
      if (message.type === 'WARMED' || message.type === 'WARM_FAILED') stop()
    })
    void navigator.serviceWorker.ready.then(({ active }) => say(active, { type: 'WARM' }))
  })
