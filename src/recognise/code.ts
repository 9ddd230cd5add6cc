/**
 * Codes as people write them, and which of them are one. What each screen does with a code that is the same but for its zeros: an order
 * and a search take it, a load never joins, a picture proposes.
 */
import { searchKey, toWords } from './normal.ts'
import { codeWords } from './vocabulary/codes.ts'

/** Letters and digits alone: 'LE-114', 'LE 114' and 'le114' are the same code. */
export const toCodeKey = (text: string): string => searchKey(text).replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** Without the zeros in front, which people leave out and spreadsheets lose. */
export const withoutZeros = (key: string): string => key.replace(/^0+(?=.)/, '')

/** The same of digits that are long enough to be a code all the same; fewer may be an amount or a size. */
export const withoutSpareZeros = (key: string): string => (/^\d{4,}$/.test(key) ? withoutZeros(key) : key)

/** A code without its signs and spare zeros. */
export const toBareCode = (text: string): string => withoutSpareZeros(toCodeKey(text))

/** A text without the words that announce a code: 'cod. 205' is '205'. */
export const withoutCodeWords = (text: string): string => {
  const words = toWords(text)
  const first = words.findIndex((word) => !codeWords.has(word))
  return words.slice(Math.max(0, first)).join(' ')
}

/** Whether a letter is wrong, missing or too many: all before it and all after it is the same. */
export const isOneSlip = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1) return false
  const longest = Math.max(a.length, b.length)
  let [prefixLength, suffixLength] = [0, 0]
  while (prefixLength < longest && a[prefixLength] === b[prefixLength]) prefixLength += 1
  while (suffixLength < longest - prefixLength && a.at(-1 - suffixLength) === b.at(-1 - suffixLength)) suffixLength += 1
  return prefixLength + suffixLength >= longest - 1
}
