import { embedded } from '../mode.ts'

let asked = false

/** After the first write in the panel: asks the browser not to throw this site's data away when it needs room. */
export const keepStorage = (): void => {
  if (!embedded || asked || !location.pathname.startsWith('/admin/panel')) return
  asked = true
  // Not every browser has it, and some refuse.
  navigator.storage?.persist().catch(console.warn)
}
