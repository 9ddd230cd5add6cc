/** The numbers of bar codes (GTIN): thirteen digits on a piece (EAN-13), fourteen on a case. */
import { isDigits } from './numerals.ts'

const isNumber = (code: string, length: number): boolean => code.length === length && isDigits(code)

/** EAN-8, UPC, EAN-13 and GTIN-14 by their length. */
export const isBarCode = (text: string): boolean => [8, 12, 13, 14].some((length) => isNumber(text, length))

/** The last digit, which follows from the others. */
const getCheckDigit = (others: string): number => {
  const sum = Array.from(others, Number)
    .toReversed()
    .reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

/** Whether the last of thirteen digits does not follow from the others. Any other text passes. */
export const isWrongEan = (code: string): boolean => {
  const text = code.trim()
  return isNumber(text, 13) && getCheckDigit(text.slice(0, -1)) !== Number(text.at(-1))
}

/** The code of the pieces in a case: the first digit of the case's code tells the case. Any other code is the piece's own. */
export const toPieceCode = (code: string): string => {
  if (!isNumber(code, 14)) return code
  const others = code.slice(1, -1)
  return `${others}${getCheckDigit(others)}`
}
