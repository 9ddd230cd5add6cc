import { embedded } from '../../state/mode.ts'

let isRequested = false

/** Asks the browser, after the panel's first write, to keep this site's data when storage runs low. */
export const keepStorage = (): void => {
  if (!embedded || isRequested || !location.pathname.startsWith('/admin/panel')) return
  isRequested = true
  // Some browsers lack `persist`, and some refuse.
  navigator.storage?.persist().catch(console.warn)
}
