/** The words of texts as people write them. */
import { searchKey } from './normal.ts'

/** The words of a text, without accents, capitals and signs: 'Nº art.' is 'n' and 'art'. */
export const toWords = (text: string): string[] =>
  searchKey(text)
    .split(/(?:[^\p{L}\p{N}]|[ºª])+/u)
    .filter(Boolean)

const error = /(?<!\S)(?:#N\/[AD]|#[¡¿]?[\p{L}\d/]+[!?]|#{3,}|Err:\d{3})(?!\S)/iu
/** What a spreadsheet shows in place of a value: '#REF!', '#¡VALOR!', '###'. */
export const isError = (text: string): boolean => error.test(text)

/** The words of a table's head. 'PrecioLista' has two words, 'UxB' has one, and the error '#REF!' has none. */
export const toHeadWords = (head: string): string[] =>
  isError(head) ? [] : toWords(head.replaceAll(/(?<=\p{Ll}{2})(?=\p{Lu})/gu, ' '))

/** One line with single blanks, as mail and chat programs leave a text. */
export const flat = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

export const hasLetter = (text: string): boolean => /\p{L}/u.test(text)
/** Fractions are numbers as well: '½'. */
export const hasNumber = (text: string): boolean => /\p{N}/u.test(text)

/** A text without the stars or lines around it that chat programs and markdown write for bold and italic. */
export const withoutEmphasis = (text: string): string =>
  text.startsWith('*') || text.startsWith('_') ? text.replace(/^(\*\*|__|[*_])(?=\S)(.*\S)\1$/, '$2') : text
