/** What a page knows that was painted before any code (src/prerender): part of the smallest file, so nothing of the contract is here. */

declare global {
  /** What the page's own script (build/prerender/early) keeps for the code that comes. */
  interface Window {
    /** What was clicked meanwhile; for as long as there is a list. */
    clicked?: HTMLElement[] | undefined
    /** Once the page is painted, and its code comes. */
    painted?: Promise<void>
    /** Has the pictures come that made way for the code. */
    releasePictures?: () => void
  }
}

export interface PageFacts {
  /** What the API answered when it was made, by address. */
  readonly answers: Readonly<Record<string, unknown>>
  /** Where the host itself has a file, by its path: for as long as the worker does not answer. */
  readonly files: Readonly<Record<string, string>>
}

/** What the build knows is of no use to whoever has a past here. */
export const factsOfPage = (): PageFacts => {
  const text = document.getElementById('answers')?.textContent
  return text && !('past' in document.documentElement.dataset) ? JSON.parse(text) : { answers: {}, files: {} }
}
