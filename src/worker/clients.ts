import type { FromWorker } from '../app/worker/messages.ts'
import { scope } from './scope.ts'

/** Tells every open tab, also those that a hard reload left outside our control. */
export const broadcast = async (message: FromWorker) => {
  const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const tab of tabs) tab.postMessage(message)
}
