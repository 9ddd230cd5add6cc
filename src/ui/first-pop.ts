type Hear = (event: PopStateEvent) => boolean

/** Each answers whether Back or Forward was meant for it; then nobody else hears of it. */
const hears: Hear[] = []

// Added before the router's own: at the window, Chromium calls listeners in the order in which they were added.
globalThis.window?.addEventListener('popstate', (event) => {
  if (hears.some((hear) => hear(event))) event.stopImmediatePropagation()
})

/** Hears of Back and Forward before the router does. Returns how to stop. */
export const hearPopsFirst = (hear: Hear): (() => void) => {
  hears.push(hear)
  return () => void hears.splice(hears.indexOf(hear), 1)
}
