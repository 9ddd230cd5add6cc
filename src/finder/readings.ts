import { searchKey } from '#recognise/normal.ts'
import { concepts, findPhrase } from './concepts.ts'
import { parseTerms, type Term } from './question.ts'
import { searchedContainers } from '#recognise/vocabulary/packs.ts'
import { joinUnits } from '#recognise/units.ts'
import { wide } from '#recognise/words.ts'

/** The pitch of a thread: 'M8 x 1,25'. */
const pitch =
  /(?<=\bm ?\d+ ?)x ?(?:0[.,]\d+|[1-6][.,]\d+|[1-6](?= ?x))|(?<=\b\d+ ?)x ?(?:0[.,][578]|1[.,]\d+|2[.,]5)(?= ?x ?\d)/gi
/** A code in groups of digits: '01 1250'. */
const groups = /^\s*\d+(?:[ .-]\d+)+\s*$/
/**
 * Reads a number as a width. 'prisionero 10' is rather 10 wide than 10 long, and 'tirafondo m8' has no thread, but 8
 * mm.
 */
const asWide = (terms: readonly Term[], number: RegExp): readonly Term[] =>
  terms.map((term) => ({
    ...term,
    keys: term.as === 'size' ? term.keys.map((key) => key.replace(number, wide('$1'))) : term.keys,
  }))
/** In '6 x 50 x 100', for things with two measures, the last number is the pack. */
const withPack = (query: string) => query.replace(/(\d\s*x\s*\d+)\s*x\s*(\d+)\s*$/i, '$1 pack $2')
const apart = (query: string) => query.replaceAll(/(\p{L}{3,})(?=\d)/gu, '$1 ').replaceAll(/(\d)(?=\p{L}{4,})/gu, '$1 ')
/** A word that is only begun; the unit of a number is none. */
const withoutLastLetter = (query: string) =>
  joinUnits(searchKey(query)) === searchKey(query) ? query.replace(/(?<=\S\s+)\p{L}$/u, '') : query
/** 'M-12', 'llave LE 114', 'o ring': a letter or a few belong to the number or the word behind them. */
const joinedLetters = (query: string) =>
  query.replaceAll(
    /(?<![\p{L}\d])(\p{L}{1,4})[ -]+(?=\d)|(?<=\p{L})['’-](?=\p{L})|(?<![\p{L}\d])(\p{L}) (?=\p{L}{3,})/gu,
    '$1$2',
  )
/** 'tuerca-m8', 'zapatilla/38': a sign between a word and a size is a blank. */
const withoutJoints = (query: string) => query.replaceAll(/(?<=\p{L}{3})[-/](?=m?\d)/giu, ' ')
/** 'zapatillas n 38': no number of a screw. */
const withoutNumberSign = (query: string) =>
  query.replaceAll(/(?<=\s)(?:n|nro|num|no|numero)[.°º]? ?(?=\d)|#(?=\d)/giu, '')
const amount = new RegExp(
  String.raw`^((?:\p{L}+\s+)*)\d+\s*(?:(?<=\s)(${[...searchedContainers].join('|')})\s+|(metros?|mts?\.?|m)\s+de\s+|(?<=\s)(?=(\p{L}{3,})))`,
  'iu',
)
const isKindWord = (token: string): boolean => findPhrase([searchKey(token)])?.namesKind === true
const isFiller = (token: string): boolean => concepts().fillers.has(searchKey(token))
/** Removes an order's amount: '011250 x 10', '20 bulones m10 x 40', 'quiero 3 cajas de fix', '20 metros de cadena'. */
export const withoutAmount = (query: string): string => {
  const text = query.replace(/(\d{5,})\s*[x×]\s*\d+\s*$/i, '$1')
  const [matched = '', prefix = '', container, metres, next = ''] = amount.exec(text) ?? []
  const isOrder = prefix.split(/\s+/).filter(Boolean).every(isFiller)
  const isThing = (findPhrase([searchKey(next)])?.things ?? []).length > 0
  return isOrder && ((container ?? metres) !== undefined || isThing) ? prefix + text.slice(matched.length) : text
}
/** 'tuerca para bulón m12' asks for a nut: removes kinds after 'para'. */
const withoutUse = (query: string) => {
  const [subject = '', ...uses] = query.split(/\s(?:para|for)\s(?:el |la |los |las |un |una |the )?/i)
  if (!subject.split(/\s/).some(isKindWord)) return query
  const withoutKinds = (use: string) => use.replaceAll(/\S+\s?/g, (token) => (isKindWord(token.trim()) ? '' : token))
  return [subject, ...uses.map(withoutKinds)].join(' para ')
}
const asNorm = (query: string) => query.replaceAll(/(?<![\w./#])\d{3,5}(?![\w./"])/g, (digits) => `DIN ${digits}`)
const inFull = (typed: string) =>
  typed
    .replaceAll(/(?<!\p{L})p\/ ?(?=\p{L})/giu, 'para ')
    .replaceAll(/(?<!\p{L})c\/ ?(?=\p{L})/giu, 'con ')
    .replaceAll(/\bc[oó]d(?:igo)?s? de barras?(?=\s*\d)/giu, '')

/** The literal reading of a question. */
export const asWritten = (typed: string): readonly Term[] => parseTerms(inFull(typed))

/**
 * The ways to read a question, the most literal first; a later one counts only when the earlier ones find nothing. Few
 * catalogues have pitches, people split codes in various places, and 'tirafondo m8' means 8 mm.
 */
export const readings = (typed: string): (readonly Term[])[] => {
  const query = inFull(typed)
  const others = [
    query.replaceAll(pitch, ' '),
    groups.test(query) ? query.replaceAll(/\D/g, '') : query,
    withoutLastLetter(query),
    apart(query),
    joinedLetters(query),
    withoutAmount(query),
    query.replace(/\s+(?:por|x) (?:metros?|kilos?|kgs?|litros?|lts?|unidad|docena)(?!\p{L})/iu, ''),
    withoutJoints(query),
    withoutNumberSign(query),
    query.replace(/(?<=\s)x ?(?=\d+$)/i, ''),
    withoutUse(query),
    withPack(query),
    asNorm(query),
  ]
  const [literal = [], ...ways] = [...new Set([query, ...others])].map(parseTerms)
  const candidates = [asWide(literal, /^([\d.]+)(?:mm)?$/), literal, ...ways, asWide(literal, /^m([\d.]+)$/)]
  return [...new Map(candidates.map((way) => [JSON.stringify(way), way])).values()]
}

/** The codes of a question that has nothing else. */
export const parseCodes = (query: string): string[] => {
  const pieces = query.split(/[\s,;/+&]+|\by\b/).filter(Boolean)
  return pieces.length > 1 && pieces.every((piece) => /^\d{5,14}$/.test(piece)) ? pieces : []
}
