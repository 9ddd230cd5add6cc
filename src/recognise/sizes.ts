/** The words and sizes of a question. */
import { findSpans, type Span } from './spans.ts'
import { anySize, asTyped, joinNumbers, spelled, token, toParts, toSizeKey, writeNumber, type Part } from './words.ts'

/** Whether a text is one size and nothing else: 'm 12', '12 x 50'. */
export const isSize = (text: string): boolean => spelled(text).replaceAll(anySize, '').trim() === ''

export const findTokens = (plain: string): Span[] => findSpans(plain, token)

/** The sizes in a text in the spelling of `spelled`, with their places. */
export const findSizes = (plain: string): Span[] => findSpans(plain, anySize)

/** '6 x 1,5 l' and '3x118g' without the unit, which is none of a size's own. */
export const withoutLastUnit = (plain: string): string => plain.replaceAll(/(?<=\d ?x ?\d+(?:[.,]\d+)?) ?\p{L}+/gu, '')

/** The search words of a size in a question; a thread and a length in millimetres are the same numbers. */
export const requestedSize = (size: string): readonly string[] => {
  const parts = toParts(size)
  return parts.length > 1 ? [...new Set([joinNumbers(parts), asTyped(parts)])] : parts.map(toSizeKey)
}

const writePart = ({ sign, value, unit }: Part): string => {
  const suffix = unit === 'in' ? '"' : unit && ` ${unit}`
  return sign.toUpperCase() + writeNumber(value) + suffix
}

/** A size as people write it: 'm12x50mm' is 'M12 x 50 mm', '1-1/2in' is '1 1/2"'. */
export const writeSize = (size: string): string =>
  toParts(size)
    .map(writePart)
    .join(size.includes('por') ? ' por ' : ' x ')
