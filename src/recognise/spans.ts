/** Parts of texts. */

/** A part of a text, and where it stands. */
export interface Span {
  readonly text: string
  readonly start: number
  readonly end: number
}
export const findSpans = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ text: found, start: index, end: index + found.length }))
