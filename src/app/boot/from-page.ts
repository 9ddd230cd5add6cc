/** Reads the data in a prerendered page (src/prerender). Part of the entry file, so this module imports nothing of the contract. */

declare global {
  /** The inline script (prerender/build/inline) keeps these for the code. */
  interface Window {
    /** Taps before hydration. The inline script adds to the list while there is one. */
    acts?: Act[] | undefined
    /** Resolves when the page is painted, which starts its code. */
    painted?: Promise<void>
    /** Loads the pictures that waited for the code. */
    releasePictures?: () => void
  }
}

/** A tap, or Enter in a field outside a form. */
export interface Act {
  readonly target: HTMLElement
  readonly type: 'click' | 'Enter'
}

export interface PageFacts {
  /** The API's answers at build time, by address. */
  readonly answers: Readonly<Record<string, unknown>>
  /** How long the lists are of which `answers` hold the beginning alone: what the first window shows. */
  readonly totals?: Readonly<Record<string, number>>
  /** The host's addresses of files, by stored path, used until the worker answers. */
  readonly files: Readonly<Record<string, string>>
}

/** The data in the page; none for a browser that has data of its own. */
export const factsOfPage = (): PageFacts => {
  const text = document.getElementById('answers')?.textContent
  return text && !('past' in document.documentElement.dataset) ? JSON.parse(text) : { answers: {}, files: {} }
}
