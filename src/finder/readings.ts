import { searchKey } from '../ui/search-key.ts'
import { concepts, phraseOf } from './concepts.ts'
import { containers, termsOf, type Term } from './question.ts'
import { wide } from './words.ts'

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
    own: term.as === 'size' ? term.own.map((one) => one.replace(number, wide('$1'))) : term.own,
  }))
/** In '6 x 50 x 100', for things with two measures, the last number is the pack. */
const withPack = (query: string) => query.replace(/(\d\s*x\s*\d+)\s*x\s*(\d+)\s*$/i, '$1 pack $2')
const apart = (query: string) => query.replaceAll(/(\p{L}{3,})(?=\d)/gu, '$1 ').replaceAll(/(\d)(?=\p{L}{4,})/gu, '$1 ')
const amount = new RegExp(
  String.raw`^((?:\p{L}+\s+)*)\d+\s*(?:(?<=\s)(${containers})\s+|(metros?|mts?\.?|m)\s+de\s+|(?<=\s)(?=(\p{L}{3,})))`,
  'iu',
)
const isKindWord = (word: string): boolean => phraseOf([searchKey(word)])?.kind === true
const isFiller = (word: string): boolean => concepts().fillers.has(searchKey(word))
/** Removes an order's amount: '011250 x 10', '20 bulones m10 x 40', 'quiero 3 cajas de fix', '20 metros de cadena'. */
export const withoutAmount = (query: string): string => {
  const text = query.replace(/(\d{5,})\s*[x×]\s*\d+\s*$/i, '$1')
  const [found = '', before = '', container, metres, next = ''] = amount.exec(text) ?? []
  const isOrder = before.split(/\s+/).filter(Boolean).every(isFiller)
  const isThing = (phraseOf([searchKey(next)])?.things ?? []).length > 0
  return isOrder && ((container ?? metres) !== undefined || isThing) ? before + text.slice(found.length) : text
}
/** 'tuerca para bulón m12' asks for a nut: removes kinds after 'para'. */
const withoutUse = (query: string) => {
  const [before = '', ...uses] = query.split(/\s(?:para|for)\s(?:el |la |los |las |un |una |the )?/i)
  if (!before.split(/\s/).some(isKindWord)) return query
  const withoutKinds = (use: string) => use.replaceAll(/\S+\s?/g, (word) => (isKindWord(word.trim()) ? '' : word))
  return [before, ...uses.map(withoutKinds)].join(' para ')
}
const asNorm = (query: string) => query.replaceAll(/(?<![\w./#])\d{3,5}(?![\w./"])/g, (found) => `DIN ${found}`)
const inFull = (typed: string) =>
  typed
    .replaceAll(/(?<!\p{L})p\/ ?(?=\p{L})/giu, 'para ')
    .replaceAll(/(?<!\p{L})c\/ ?(?=\p{L})/giu, 'con ')
    .replaceAll(/\bc[oó]d(?:igo)?s? de barras?(?=\s*\d)/giu, '')

/** The literal reading of a question. */
export const asWritten = (typed: string): readonly Term[] => termsOf(inFull(typed))

/**
 * The ways to read a question, the most literal first; a later one counts only when the earlier ones find nothing. Few
 * catalogues have pitches, people split codes in various places, and 'tirafondo m8' means 8 mm.
 */
export const readings = (typed: string): (readonly Term[])[] => {
  const query = inFull(typed)
  const others = [
    query.replaceAll(pitch, ' '),
    groups.test(query) ? query.replaceAll(/\D/g, '') : query,
    query.replace(/(?<=\S\s+)\p{L}$/u, ''),
    apart(query),
    withoutAmount(query),
    query.replace(/\s+(?:por|x) metros?(?!\p{L})/iu, ''),
    withoutUse(query),
    withPack(query),
    asNorm(query),
  ]
  const [literal = [], ...ways] = [...new Set([query, ...others])].map(termsOf)
  const all = [asWide(literal, /^([\d.]+)(?:mm)?$/), literal, ...ways, asWide(literal, /^m([\d.]+)$/)]
  return [...new Map(all.map((way) => [JSON.stringify(way), way])).values()]
}

/** The codes of a question that has nothing else. */
export const codesIn = (query: string): string[] => {
  const pieces = query.split(/[\s,;/+&]+|\by\b/).filter(Boolean)
  return pieces.length > 1 && pieces.every((piece) => /^\d{5,14}$/.test(piece)) ? pieces : []
}
