/**
 * Codes as people write them, and which of them are one. What each screen does with a code that is the same but for its zeros: an order
 * and a search take it, a load never joins, a picture proposes.
 */
import { searchKey } from './normal.ts'
import { withoutSpareZeros } from './zeros.ts'

/** Letters and digits alone: 'LE-114', 'LE 114' and 'le114' are the same code. */
export const toCodeKey = (text: string): string => searchKey(text).replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** A code without its signs and spare zeros. */
export const toBareCode = (text: string): string => withoutSpareZeros(toCodeKey(text))
