/**
 * The text typed for the search before its code has loaded; the inline script collects it
 * (prerender/build/inline/keep-acts.ts).
 */

declare global {
  interface Window {
    /**
     * The text typed so far, with Enter as a line break. Null: nobody has asked for the search. Undefined: the search's
     * code has the keys.
     */
    words?: string | null | undefined
  }
}

/** Whether the search was requested before its code loaded. */
export const isRequested = (): boolean => typeof window.words === 'string'

/** From now on the inline script adds typed letters to these, until `takeWords`. */
export const holdWords = (words: string): void => {
  window.words = words
}

/** The text typed so far, or undefined when nobody asked for the search. Afterwards the search's code has the keys. */
export const takeWords = (): string | undefined => {
  const words = window.words ?? undefined
  window.words = undefined
  return words
}
