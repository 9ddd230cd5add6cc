import { isDigits } from './numerals.ts'

/** EAN-8, UPC, EAN-13 and GTIN-14 by their length. */
export const isBarCode = (text: string): boolean => [8, 12, 13, 14].includes(text.length) && isDigits(text)
