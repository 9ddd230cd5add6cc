/** Parts of texts. */

/** Where a part of a text stands. */
export interface Range {
  readonly start: number
  readonly end: number
}
/** A part of a text, and where it stands. */
export interface Span extends Range {
  readonly text: string
}
export const contains = (outer: Range, inner: Range): boolean => inner.start >= outer.start && inner.end <= outer.end

export const findSpans = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ text: found, start: index, end: index + found.length }))
