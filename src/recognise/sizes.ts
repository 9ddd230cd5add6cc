/** The words and sizes of a question. */
import { findSpans, type Span } from './spans.ts'
import { otherUnitByName } from './units.ts'
import { anySize, asTyped, joinNumbers, spelled, token, toParts, toSizeKey, writeNumber, type Part } from './words.ts'

/** Whether a text is one size and nothing else: 'm 12', '12 x 50'. */
export const isSize = (text: string): boolean => spelled(text).replaceAll(anySize, '').trim() === ''

export const findTokens = (plain: string): Span[] => findSpans(plain, token)

/** The sizes in a text in the spelling of `spelled`, with their places. */
export const findSizes = (plain: string): Span[] => findSpans(plain, anySize)

const unitNames = [...otherUnitByName.keys()].join('|')
const behindSeveral = new RegExp(String.raw`(\d ?x ?\d+(?:[.,]\d+)?) ?(?:${unitNames})(?![\p{L}\d])`, 'giu')
/** '6 x 1,5 l' is '6 x 1,5', and '3x118g' is '3x118': who searches may leave the unit out. */
export const withoutLastUnit = (text: string): string => text.replaceAll(behindSeveral, '$1')

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
