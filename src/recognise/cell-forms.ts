/** Forms of cells that nobody typed as they are. Pure. */
import { searchKey } from './normal.ts'
import { isAnyOf, parsePhrases } from './phrase.ts'
import { toWords } from './plain.ts'
import { headWords } from './vocabulary/heads.ts'
import {
  beginnings,
  besideTotals,
  dittoSigns,
  dittoWords,
  months,
  pageNumbers,
  remarks,
  totals,
} from './vocabulary/pages.ts'

export const error = /^(?:#N\/[AD]|#[¡¿]?[\p{L}\d/]+[!?]|#{3,}|Err:\d{3})$/iu
export const zero = /^(\d+)[.,]00?$/

const isNumber = (text: string): boolean => /^\d+$/.test(text)
/** The words of a text that begins as a page's number or a total does, apart from the numbers that touch them: 'Página1'. */
const splitFoot = (text: string): string[] => {
  const key = searchKey(text)
  const isFoot = beginnings.some((beginning) => key.startsWith(beginning))
  return isFoot ? toWords(key.replaceAll(/(?<=\p{L})(?=\d)/gu, ' ')) : []
}

/** A sign that no amount has: 'Total 1/2"' is a size of a brand. */
const otherSign = /[^\p{L}\p{M}\d\s.,:=$-]/u
/** 'Total: 35', 'Subtotal 12 $ 1.234,50'; 'TOTAL' alone is a brand. */
export const isTotal = (text: string): boolean => {
  const words = splitFoot(text)
  const [first = '', ...others] = words[0] === 'sub' ? words.slice(1) : words
  const isKnown = (word: string) => isNumber(word) || besideTotals.has(word)
  return totals.has(first) && others.some(isNumber) && others.every(isKnown) && !otherSign.test(text)
}

const pages = parsePhrases(pageNumbers)
/** 'Página 1 de 2', 'Total: 35', 'Precios sin IVA, sujetos a cambio': no product. */
export const isPageText = (text: string): boolean => {
  const words = splitFoot(text).map((word) => (isNumber(word) ? '0' : word))
  const key = searchKey(text)
  return isAnyOf(pages, words) || isTotal(text) || remarks.some((remark) => key.includes(remark))
}

/** The parts of a size in several columns. */
const splitSize = (text: string): string[] => text.split(' x ')

const hasDigits = (text: string, least: number, most = least): boolean =>
  text.length >= least && text.length <= most && isNumber(text)

/** '12/05/2026', '2026-05-12'. */
const isWrittenDate = (part: string): boolean => {
  const [first = '', second = '', third = '', another] = part.replaceAll('/', '-').split('-')
  const isYearLast = hasDigits(first, 1, 2) && hasDigits(second, 1, 2) && hasDigits(third, 4)
  const isYearFirst = !part.includes('/') && hasDigits(first, 4) && hasDigits(second, 2) && hasDigits(third, 2)
  return another === undefined && (isYearLast || isYearFirst)
}
const hasDateSign = (text: string): boolean => text.includes('-') || text.includes('/')
export const isDate = (text: string): boolean => hasDateSign(text) && splitSize(text).some(isWrittenDate)

const isMonthWord = (text: string): boolean => months.has(text.endsWith('.') ? text.slice(0, -1) : text)
/** '1-feb', 'feb-26', '1-feb-26'; in capitals it is a code. */
const isWrittenMonth = (part: string): boolean => {
  if (part === part.toUpperCase()) return false
  const [first = '', second = '', third, another] = part.toLowerCase().replaceAll('/', '-').split('-')
  if (another !== undefined) return false
  const isYear = (text: string) => hasDigits(text, 2, 4)
  return isMonthWord(first)
    ? third === undefined && isYear(second)
    : hasDigits(first, 1, 2) && isMonthWord(second) && (third === undefined || isYear(third))
}
export const isMonth = (text: string): boolean => hasDateSign(text) && splitSize(text).some(isWrittenMonth)

const isWrittenDitto = (part: string): boolean => dittoSigns.has(part) || dittoWords.has(part.toLowerCase())
export const isDitto = (text: string): boolean => splitSize(text).some(isWrittenDitto)

/** A minus comes as any dash, and apart from its number. */
export const isBelowOne = (text: string): boolean =>
  Number(text.replaceAll(' ', '').replace(',', '.').replace('−', '-').replace('–', '-')) < 1

/** A word that names a column of names or codes. */
export const isHeadWord = (text: string): boolean => {
  const [word = '', another] = toWords(text)
  return another === undefined && word.length > 2 && headWords.has(word)
}
