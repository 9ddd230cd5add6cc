type Hear = (event: PopStateEvent) => boolean

/** A listener returns whether Back or Forward was meant for it; then no other listener is called. */
const hears = new Set<Hear>()

// Added before the router's own: a window has no capture phase, and calls its listeners in the order in which they were added.
globalThis.window?.addEventListener('popstate', (event) => {
  for (const hear of hears) if (hear(event)) return event.stopImmediatePropagation()
})

/** Hears of Back and Forward before the router does. Returns how to stop. */
export const hearPopsFirst = (hear: Hear): (() => void) => {
  hears.add(hear)
  return () => void hears.delete(hear)
}
