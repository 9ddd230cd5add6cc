import { local } from './storage.ts'

const key = 'edicion'

/** This browser has data of its own, which no prerendered page shows. */
const ownDataEdition = 'propia'

/**
 * Notes which build's data this browser started with. The host's pages show that data only to browsers of the same edition: their inline
 * script compares before the first paint (prerender/build/inline/hide-other.ts). A browser that came before this note existed counts as having
 * its own data.
 */
export const noteEdition = (isFirstVisit: boolean): void => {
  if (local.getItem(key) === null)
    local.setItem(key, (isFirstVisit && document.documentElement.dataset['edition']) || ownDataEdition)
}

/** After a login any data may have changed. */
export const noteOwnData = (): void => void local.setItem(key, ownDataEdition)
