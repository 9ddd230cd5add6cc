/** Hears of Back and Forward before the router does: at the window, Chromium calls listeners in the order in which they were added. */
let hear: ((event: PopStateEvent) => void) | undefined
globalThis.window?.addEventListener('popstate', (event) => hear?.(event), { capture: true })

export const hearPopsFirst = (how: typeof hear): void => {
  hear = how
}
