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

/** A text's words and numbers, and neighbours of these joined, up to so many. */
export const findRuns = (text: string, most: number): Span[] => {
  const words = findSpans(text, /[\p{L}\p{N}]+/gu)
  return words.flatMap(({ start }, first) =>
    words.slice(first, first + most).map(({ end }) => ({ start, end, text: text.slice(start, end) })),
  )
}
