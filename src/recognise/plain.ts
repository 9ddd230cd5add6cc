/** The words of texts as people write them. */
import { searchKey } from './normal.ts'

/** The words of a text, without accents, capitals and signs: 'Nº art.' is 'n' and 'art'. */
export const toWords = (text: string): string[] =>
  searchKey(text)
    .split(/(?:[^\p{L}\p{N}]|[ºª])+/u)
    .filter(Boolean)

export const isDigits = (text: string): boolean => /^\d+$/.test(text)
export const hasDigit = (text: string): boolean => /\d/.test(text)
/** '10', '3.5'. */
export const isNumber = (text: string): boolean => /^\d+(?:\.\d+)?$/.test(text)

/** '1-1/2' is 1.5. */
export const parseAmount = (value: string): number => {
  const [whole = '0', fraction] = value.includes('-') ? value.split('-') : value.includes('/') ? ['0', value] : [value]
  const [above = 0, below = 1] = fraction?.split('/').map(Number) ?? []
  return Number(whole) + above / (below || 1)
}

/** A text without the stars or lines around it that chat programs and markdown write for bold and italic. */
export const withoutEmphasis = (text: string): string => text.replace(/^(\*\*|__|[*_])(?=\S)(.*\S)\1$/, '$2')
