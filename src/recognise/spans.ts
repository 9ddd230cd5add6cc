/** Parts of texts. */

/** Where a part of a text stands. */
export interface TextRange {
  readonly start: number
  readonly end: number
}
/** A part of a text, and where it stands. */
export interface Span extends TextRange {
  readonly text: string
}
export const contains = (outer: TextRange, inner: TextRange): boolean =>
  inner.start >= outer.start && inner.end <= outer.end

export const findSpans = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ text: found, start: index, end: index + found.length }))
