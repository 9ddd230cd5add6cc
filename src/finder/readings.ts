import { searchKey } from '#recognise/normal.ts'
import { hasDigit, isDigits, isNumber } from '#recognise/numerals.ts'
import { toWords } from '#recognise/plain.ts'
import { withoutLastUnit } from '#recognise/sizes.ts'
import { isUnitWord } from '#recognise/unit-keys.ts'
import { barWords, codeWords } from '#recognise/vocabulary/codes.ts'
import { searchedContainers } from '#recognise/vocabulary/packs.ts'
import { abbreviations, articles, metres, soldBy, useWords } from '#recognise/vocabulary/question.ts'
import { numberSign, wide } from '#recognise/words.ts'
import { fillers, findPhrase } from './concepts.ts'
import { isKindOf, parseTerms, type Term } from './question.ts'

/** The pitch of a thread: 'M8 x 1,25'. */
const pitch =
  /(?<=\bm ?\d+ ?)x ?(?:0[.,]\d+|[1-6][.,]\d+|[1-6](?= ?x))|(?<=\b\d+ ?)x ?(?:0[.,][578]|1[.,]\d+|2[.,]5)(?= ?x ?\d)/gi

const split = (query: string): string[] => query.split(/\s+/)
const isIn = (words: ReadonlySet<string>, word = ''): boolean => words.has(searchKey(word))
const isKindWord = (word: string): boolean => findPhrase([searchKey(word)])?.namesKind === true

/** A code that is written in groups of digits, like '01 1250'. '-3' is not one. */
const joinGroups = (query: string): string => {
  const digits = query.replaceAll(/[ .-]/g, '')
  return isDigits(digits) && isDigits(query.charAt(0)) ? digits : query
}
/** In '6 x 50 x 100', for things with two measures, the last number is the pack. */
const withPack = (query: string) => query.replace(/(\d\s*x\s*\d+)\s*x\s*(\d+)\s*$/i, '$1 pack $2')
const apart = (query: string) => query.replaceAll(/(\p{L}{3,})(?=\d)/gu, '$1 ').replaceAll(/(\d)(?=\p{L}{4,})/gu, '$1 ')
/** A word that is only begun; the unit of a number is none. */
const withoutLastLetter = (query: string): string => {
  const [last = '', previous = '', ...others] = split(query).toReversed()
  const isBegun = last.length === 1 && !isDigits(last) && previous !== ''
  return isBegun && !isUnitWord(previous, last) ? [previous, ...others].toReversed().join(' ') : query
}
/** 'M-12', 'llave LE 114', 'o ring': a letter or a few belong to the number or the word behind them. */
const joinLetters = (query: string) =>
  query.replaceAll(
    /(?<![\p{L}\d])(\p{L}{1,4})[ -]+(?=\d)|(?<=\p{L})['’-](?=\p{L})|(?<![\p{L}\d])(\p{L}) (?=\p{L}{3,})/gu,
    '$1$2',
  )
/** 'tuerca-m8', '38/zapatilla', 'bulón-m12-x-50': a sign between a word and a size is a blank. */
export const withoutJoints = (query: string) =>
  query.replaceAll(
    /(?<=\p{L}{3})[-/.](?=m?\d)|(?<=\d\p{L}{0,2})[-/](?=\p{L}{3})|(?<=\d)-(?=x-\d)|(?<=\d-x)-(?=\d)/giu,
    ' ',
  )
/** 'medias 35/38' are those of 35-38. */
const asRange = (query: string) => query.replaceAll(/(?<=\b\d\d)\/(?=\d\d\b)/g, '-')
/** 'zapatillas n 38', 'zapatilla n°38': no number of a screw; 'n 10' alone may be one. */
const withoutNumberSign = (query: string) =>
  searchKey(query).replaceAll(numberSign, (sign, index) => (index === 0 && !sign.startsWith('#') ? sign : ''))
/** 'pila aa x4', 'yerba x1kg' may be no pack. */
const withoutTimes = (query: string) => query.replace(/(?<=\p{L}\s+)x ?(?=\d)|(?<=\s)x ?(?=\d+$)/iu, '')
/** 'yerba 1/2 k'. */
const inKilos = (query: string) => query.replaceAll(/(?<=\d ?)k\b/gi, 'kg')
const asNorm = (query: string) => query.replaceAll(/(?<![\w./#])\d{3,5}(?![\w./"])/g, (digits) => `DIN ${digits}`)

const joints: ReadonlySet<string> = new Set(['x', 'por', 'de'])
/** 'yerba x kilo', 'soga por metro', 'yerba kilo'. */
const withoutMeasure = (query: string): string => {
  const words = split(query)
  const isMeasure = (index: number) => index > 0 && isIn(soldBy, words[index]) && !hasDigit(words[index - 1] ?? '')
  return words
    .filter((word, index) => !isMeasure(index) && !(joints.has(searchKey(word)) && isMeasure(index + 1)))
    .join(' ')
}

/** Removes an order's amount: '011250 x 10', '20 bulones m10 x 40', 'quiero 3 cajas de fix', '20 metros de cadena'. */
export const withoutAmount = (query: string, kinds: ReadonlySet<string>): string => {
  const words = split(query.replace(/(\d{5,})\s*[x×]\s*\d+\s*$/i, '$1'))
  const index = words.findIndex((word) => !fillers.has(searchKey(word)))
  const [amount = '', ...others] = words.slice(index)
  const [next = '', preposition] = toWords(others.slice(0, 2).join(' '))
  const isMetres = metres.has(next) && preposition === 'de'
  const isContainer = searchedContainers.has(next)
  const isNamed = (findPhrase([next])?.things ?? []).length > 0 || isKindOf(kinds, next)
  const isThing = next.length > 2 && isNamed
  if (!isDigits(amount) || !(isMetres || isContainer || isThing)) return words.join(' ')
  return words.toSpliced(index, isMetres ? 3 : isContainer ? 2 : 1).join(' ')
}
/** 'tuerca para bulón m12' asks for a nut: removes kinds after 'para'. */
const withoutUse = (query: string): string => {
  const words = split(query)
  const use = words.findIndex((word) => isIn(useWords, word))
  if (!words.slice(0, Math.max(use, 0)).some(isKindWord)) return query
  return words
    .filter(
      (word, index) => index < use || !(isKindWord(word) || (isIn(useWords, words[index - 1]) && isIn(articles, word))),
    )
    .join(' ')
}
/** 'p/ madera', 'c/tuerca', 'código de barras 779…'. */
const inFull = (typed: string): string => {
  const words = split(typed.trim()).flatMap((word) => {
    const full = hasDigit(word) ? undefined : abbreviations.get(searchKey(word.slice(0, 2)))
    return full === undefined ? [word] : [full, word.slice(2)].filter(Boolean)
  })
  const barCode = words.findIndex(
    (word, index) =>
      isIn(codeWords, word) &&
      isIn(barWords, words.slice(index + 1, index + 3).join(' ')) &&
      hasDigit(words[index + 3] ?? ''),
  )
  return (barCode < 0 ? words : words.toSpliced(barCode, 3)).join(' ')
}

/** The literal reading of a question. */
export const asWritten = (typed: string): readonly Term[] => parseTerms(inFull(typed))

/** Reads sizes by other keys. */
const withKeys = (terms: readonly Term[], toKey: (key: string) => string): readonly Term[] =>
  terms.map((term) => (term.as === 'size' ? { ...term, keys: term.keys.map(toKey) } : term))
/** 'prisionero 10' is rather 10 wide than 10 long. */
const asWide = (key: string): string => {
  const number = key.endsWith('mm') ? key.slice(0, -2) : key
  return isNumber(number) ? wide(number) : key
}
/** 'tirafondo m8' has no thread, but 8 mm. */
const withoutThread = (key: string): string => (key.startsWith('m') ? asWide(key.slice(1)) : key)

/**
 * The ways to read a question, the most literal first; a later one counts only when the earlier ones find nothing. Few
 * catalogues have pitches, people split codes in various places, and 'tirafondo m8' means 8 mm.
 */
export const readings = (typed: string, kinds: ReadonlySet<string>): (readonly Term[])[] => {
  const query = inFull(typed)
  const others = [
    query.replaceAll(pitch, ' '),
    joinGroups(query),
    withoutLastLetter(query),
    apart(query),
    joinLetters(query),
    withoutAmount(query, kinds),
    withoutMeasure(query),
    withoutJoints(query),
    asRange(query),
    inKilos(query),
    withoutLastUnit(query),
    withoutNumberSign(query),
    withoutTimes(query),
    withoutUse(query),
    withPack(query),
    asNorm(query),
  ]
  const [literal = [], ...ways] = [...new Set([query, ...others])].map((way) => parseTerms(way, kinds))
  const candidates = [withKeys(literal, asWide), literal, ...ways, withKeys(literal, withoutThread)]
  return [...new Map(candidates.map((way) => [JSON.stringify(way), way])).values()]
}

/** The parts of a list. Digits of three or more are no part of a size: '101/205', '101-205'. */
export const splitList = (query: string): string[] =>
  query.split(/[\s,;+&]+|\by\b|(?<=\b\d{3,})[/-](?=\d{3,}\b)/).filter(Boolean)

/** The codes of a question that has nothing else. */
export const parseCodes = (query: string): string[] => {
  const pieces = splitList(query.replaceAll('/', ' '))
  return pieces.length > 1 && pieces.every((piece) => isDigits(piece) && piece.length > 4 && piece.length < 15)
    ? pieces
    : []
}
