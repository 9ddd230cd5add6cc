/** Reads the data in a prerendered page (src/prerender). Part of the entry file, so this module imports nothing of the contract. */

declare global {
  /** The inline script (prerender/build/inline) keeps these for the code. */
  interface Window {
    /** Taps before hydration. The inline script adds to the list while there is one. */
    acts?: Act[] | undefined
    /** Resolves when the page is painted, which starts its code. */
    painted?: Promise<void>
    /** Has broken files put back, or says what to do, once for each file that failed. It goes once the app runs. */
    mend?: ((file?: string) => void) | undefined
    /** The app runs: nothing is mended, or said, any more. */
    started?: () => void
    /** Loads the pictures that waited for the code. */
    releasePictures?: () => void
  }
}

/** A tap, or Enter in a field outside a form. */
export interface Act {
  readonly target: HTMLElement
  readonly type: 'click' | 'Enter'
}

export type Field = HTMLInputElement | HTMLTextAreaElement
export type FieldState = Pick<Field, 'value' | 'selectionStart' | 'selectionEnd'>

export interface PageFacts {
  /** The API's answers at build time, by address. */
  readonly answers: Readonly<Record<string, unknown>>
  /** The full lengths of lists that `answers` cut after the first window. */
  readonly totals?: Readonly<Record<string, number>>
  /** The host's addresses of files, by stored path, used until the worker answers. */
  readonly files: Readonly<Record<string, string>>
}

/** The data in the page; none for a browser that has data of its own. */
export const readPageFacts = (): PageFacts => {
  const text = document.getElementById('answers')?.textContent
  return text && !('past' in document.documentElement.dataset) ? JSON.parse(text) : { answers: {}, files: {} }
}
