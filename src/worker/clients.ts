import type { FromWorker } from '#state/messages.ts'
import { scope } from './scope.ts'

/** Sends a message to every open tab, uncontrolled tabs after a hard reload included. `by`: the tab that caused the message. */
export const broadcast = async (message: FromWorker, by = '') => {
  const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const tab of tabs) tab.postMessage(tab.id === by ? { ...message, own: true } : message)
}
