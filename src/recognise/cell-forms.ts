/** Forms of cells that nobody typed as they are. Pure. */
import { plainText } from '#contract/plain-text.ts'
import { isAnyOf, parsePhrases } from './phrase.ts'
import { toWords } from './plain.ts'
import * as cells from './vocabulary/cells.ts'
import { headWords } from './vocabulary/heads.ts'
import * as pages from './vocabulary/pages.ts'

const whole = /^\d+$/

export const hasNoLetter = (text: string): boolean => !/\p{L}/u.test(text)
export const hasNoDigit = (text: string): boolean => !/\d/.test(text)

/** Below the heads of a table of markdown stands '|---|---|'. */
const isLine = (text: string): boolean => hasNoLetter(text) && hasNoDigit(text)

/** Most cells are longer, and need no look at the words. */
const longest = 13
export const isNothing = (text: string): boolean => text.length <= longest && cells.nothingTexts.has(text.toLowerCase())
export const isNoCode = (text: string): boolean =>
  text === '' || isNothing(text) || (text.length <= longest && cells.noCodeTexts.has(text.toLowerCase()))

/** The words of a text, with # for each number, also where one touches a word: 'Página1'. */
const toNumberedWords = (text: string): string[] =>
  toWords(text.replaceAll(/(?<=\p{L})(?=\d)/gu, ' ')).map((word) => (whole.test(word) ? '#' : word))

/** A sign that no amount has: 'Total 1/2"' is a size of a brand. */
const otherSign = /[^\p{L}\p{M}\d\s.,:=$-]/u
/** 'Total: 35', 'Subtotal 12 $ 1.234,50'; 'TOTAL' alone is a brand. */
export const isTotal = (text: string): boolean => {
  if (!text.toLowerCase().includes('total')) return false
  const words = toNumberedWords(text)
  const [first = '', ...others] = words[0] === 'sub' ? words.slice(1) : words
  const isKnown = (word: string) => word === '#' || pages.besideTotals.has(word)
  return pages.totals.has(first) && others.includes('#') && others.every(isKnown) && !otherSign.test(text)
}

const paper = parsePhrases(pages.paperPhrases)
const phones = parsePhrases(pages.phonePhrases)
const address = /\S@\S+\.\S|\bwww\./i
/** A text of a product may be longer, a line of a paper is not. */
const longestLine = 300
/** 'Página 1 de 2', 'Total: 35', 'Precios sin IVA', 'Lista válida hasta julio', 'Tel. 4567-8901', '---': no product. */
export const isPageText = (text: string): boolean => {
  if (text.length > longestLine) return false
  if (isTotal(text) || isLine(text) || address.test(text)) return true
  const words = toNumberedWords(text)
  return isAnyOf(paper, words) || (isAnyOf(phones, words) && text.replaceAll(/\D/g, '').length >= pages.shortestPhone)
}

const isBetween = (text: string, least: number, most: number): boolean =>
  whole.test(text) && Number(text) >= least && Number(text) <= most
/** 'ENE' is part of a code. */
const isMonth = (text: string): boolean =>
  text !== text.toUpperCase() && pages.months.has(text.toLowerCase().replace('.', ''))
const isYear = (text: string): boolean => (text.length === 2 ? whole.test(text) : isBetween(text, 1900, 2100))
const isDayOf = (day: string, month: string, year: string): boolean =>
  isBetween(day, 1, 31) && (isMonth(month) || isBetween(month, 1, 12)) && isYear(year)

const midnight = /[T ]00:00(?::00)?$/
/** '1-feb', 'mar-50', '04/03/26', '2026-02-01 00:00'; 40-20-6000 is none. */
const isDayText = (text: string): boolean => {
  const [first = '', second = '', third, fourth] = (text.includes(':') ? text.replace(midnight, '') : text).split(
    text.includes('/') ? '/' : '-',
  )
  if (fourth !== undefined) return false
  if (third === undefined)
    return (isMonth(second) && isBetween(first, 1, 31)) || (isMonth(first) && second.length > 1 && whole.test(second))
  if (first.length === 4) return isDayOf(third, second, first)
  // 12/25/2026 is a day of an English spreadsheet.
  return isDayOf(first, second, third) || (third.length === 4 && isDayOf(second, first, third))
}

/** Whether a text or a part of it passes: a size in several columns has several. */
const isSome = (text: string, passes: (part: string) => boolean): boolean =>
  passes(text) || (text.includes(' x ') && text.split(' x ').some(passes))
export const isDay = (text: string): boolean => (text.includes('-') || text.includes('/')) && isSome(text, isDayText)
const isDittoText = (text: string): boolean =>
  text.length <= longest && (pages.dittoSigns.has(text) || pages.dittoWords.has(text.toLowerCase()))
export const isDitto = (text: string): boolean => isSome(text, isDittoText)
const time = /^\d{1,2}:\d\d(?::00|(?::\d\d)?\s?[ap]\.?\s?m\.?)$/i
/** '01:18:00', '1:43 a. m.'; '1:18' is a scale, and 15:15:15 a fertiliser. */
export const isTime = (text: string): boolean => text.includes(':') && isSome(text, (part) => time.test(part))
/** A minus comes as any dash, and apart from its number. */
export const isBelowOne = (text: string): boolean =>
  Number(text.replaceAll(' ', '').replace(',', '.').replace('−', '-').replace('–', '-')) < 1

/** '1001/1002/1003' and '1004 al 1006' are several codes: alike but for their last digits. */
export const isSeveral = (text: string): boolean => {
  const codes = text.split(/[\s/,;+]+/).filter((word) => !cells.rangeWords.has(word.toLowerCase()))
  const [first = ''] = codes
  const toForm = (code: string) => code.replaceAll(/\d/g, '0')
  return (
    new Set(codes).size === codes.length &&
    codes.length > 1 &&
    toForm(first).includes('00') &&
    codes.every((code) => toForm(code) === toForm(first) && code.startsWith(first.slice(0, 2)))
  )
}

const markup = /<\/?[a-z][^<>]*>|&#?\w+;/i
/** '&quot' of '&quot;', which a file parted at its semicolon. */
const cutEntity = /&(?:quot|amp|nbsp|lt|gt|apos|#\d+|[a-z](?:acute|tilde|uml))$/i
export const isCutMarkup = (text: string): boolean => cutEntity.test(text)
/** What a text with tags or entities shows; undefined without any. */
export const readMarkup = (text: string): string | undefined => {
  const shown = markup.test(text) ? plainText(text) : text
  return shown === text || shown === '' ? undefined : shown
}

/** '50.0' is 50. */
export const readZero = (text: string): string | undefined => /^(\d+)[.,]00?$/.exec(text)?.[1]
export const isZeros = (text: string): boolean => readZero(text) !== undefined
export const readPoints = (text: string): string | undefined =>
  /^\d[\d.]*\.[\d.]*\d$/.test(text) ? text.replaceAll('.', '') : undefined

/** Tells a code whose form others share that are no doubt: 1.0 beside 1.1 means its zero, and 10-05-12 beside 10-45-12 is no day. */
export const createMeantTest = (codes: readonly string[]) => {
  const codesByForm = Map.groupBy(new Set(codes), (code) => code.replaceAll(/\d+/g, '0'))
  return (code: string, isDoubtful: (code: string) => boolean): boolean =>
    codesByForm.get(code.replaceAll(/\d+/g, '0'))?.some((other) => !isDoubtful(other)) === true
}
export const isZero = (code: string): boolean => code.startsWith('0') && Number(code) === 0
/** A list that counts from 0 on has one 0, and a 1. */
export const isCounted = (codes: readonly string[]): boolean =>
  codes.filter(isZero).length === 1 && codes.some((code) => Number(code) === 1)

/** A word that names a column of names or codes. */
export const isHeadWord = (text: string): boolean => {
  if (text.includes(' ') || !hasNoDigit(text)) return false
  const [word = '', another] = toWords(text)
  return another === undefined && word.length > 2 && headWords.has(word)
}
