/** Codes as people write them, and which of them are one. */
import { toPieceCode } from './gtin.ts'
import { searchKey } from './normal.ts'
import { isOneSlip } from './slip.ts'
import { withoutSpareZeros, withoutZeros } from './zeros.ts'

/** Letters and digits alone: 'LE-114', 'LE 114' and 'le114' are the same code. */
export const toCodeKey = (text: string): string => searchKey(text).replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** A code without its signs and spare zeros. */
export const toBareCode = (text: string): string => withoutSpareZeros(toCodeKey(text))

/** Codes with the same key are the same: a sign counts between two digits alone, since 1-10 is neither 110 nor 11-0. */
export const toExactKey = (code: string): string =>
  searchKey(code)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$|(?<=\p{L})-|-(?=\p{L})/gu, '')

/** Codes that differ in signs and zeros alone share this key. */
export const toLooseKey = (code: string): string => withoutZeros(toCodeKey(code))

/** '7.79001234567890e+12': spreadsheets keep fifteen digits. */
const longestNumber = 20
/** Whether digits are what a spreadsheet has written as a number: '1003.0', '7,79E+12'. */
const toNumberTest = (written: string): ((digits: string) => boolean) => {
  const number = written.trim().toLowerCase().replace(',', '.')
  const value = Number(number)
  if (Number.isNaN(value) || !number.includes('.') || number.length > longestNumber) return () => false
  const [mantissa = '', exponent] = number.split('e+')
  return exponent === undefined
    ? (digits) => digits === String(value)
    : (digits) => Number(Number(digits).toExponential(mantissa.length - '7.'.length)) === value
}

/**
 * Why two codes may be one: other signs between digits; other zeros in front; a letter or digit that is wrong, missing or too many; a number
 * of a spreadsheet; the code of a case and the one of its pieces.
 */
export type Why = 'signs' | 'zeros' | 'slip' | 'number' | 'case'

export type Comparison =
  | { readonly kind: 'same'; readonly why?: undefined }
  | { readonly kind: 'maybe'; readonly why: Why }
  | { readonly kind: 'other'; readonly why?: undefined }

/** Shorter codes are one slip away from too many others. */
const leastForSlip = 4
const padded = (looseKey: string): string => looseKey.padStart(leastForSlip, '0')

/** Why a code that differs in more than signs and zeros may be the written one, by its loose key: for going through many. */
export const toNearTest = (written: string): ((looseKey: string) => Why | undefined) => {
  const key = toCodeKey(written)
  const paddedKey = padded(withoutZeros(key))
  const pieceCode = toPieceCode(key)
  const pieceKey = pieceCode === key ? undefined : withoutZeros(pieceCode)
  const isNumber = toNumberTest(written)
  return (looseKey) => {
    if (isNumber(looseKey)) return 'number'
    if (looseKey === pieceKey) return 'case'
    return key.length >= leastForSlip && isOneSlip(padded(looseKey), paddedKey) ? 'slip' : undefined
  }
}

/** Compares a code that somebody wrote with one of the catalogue. What a screen does where they may be one, that screen says. */
export const compareCodes = (written: string, stored: string): Comparison => {
  const key = toCodeKey(written)
  // Signs alone are no code.
  if (key === '') return { kind: 'other' }
  if (written === stored) return { kind: 'same' }
  const storedKey = toCodeKey(stored)
  if (storedKey === '') return { kind: 'other' }
  if (key === storedKey)
    return toExactKey(written) === toExactKey(stored) ? { kind: 'same' } : { kind: 'maybe', why: 'signs' }
  if (withoutZeros(key) === withoutZeros(storedKey)) return { kind: 'maybe', why: 'zeros' }
  const why = toNearTest(written)(withoutZeros(storedKey))
  return why ? { kind: 'maybe', why } : { kind: 'other' }
}
