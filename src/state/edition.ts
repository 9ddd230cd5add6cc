import { local } from './storage.ts'

const key = 'edicion'

/** Of nobody's build: this browser has data of its own. */
const own = 'propia'

/**
 * Which build's data this browser began with. The host's pages show that build's data to nobody else: a script within them
 * compares, before anything is painted (build/prerender/early/meant.ts). Whoever was here before it was noted has data of their own.
 */
export const noteEdition = (isFirstVisit: boolean): void => {
  if (local.getItem(key) === null)
    local.setItem(key, (isFirstVisit ? document.documentElement.dataset['edition'] : undefined) ?? own)
}

/** Whoever has logged in may have changed anything. */
export const noteOwnData = (): void => local.setItem(key, own)
