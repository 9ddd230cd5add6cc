/** What people and records say, as words that can be compared: 'M12 × 50', 'm12x50' and '12 por 50' share the word '12x50'. */
import { searchKey } from '../../ui/search-key.ts'

const fractions: Readonly<Record<string, string>> = {
  '½': ' 1/2',
  '¼': ' 1/4',
  '¾': ' 3/4',
  '⅜': ' 3/8',
  '⅝': ' 5/8',
  '⅛': ' 1/8',
  '⅞': ' 7/8',
}

export const number = String.raw`\d+(?:\.\d+)?(?:-\d+\/\d+|\/\d+)?`
const unit = '(?:in|mm|cm|ml|m|kg)'

/** In this order: each finds what the ones before have made of the text. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/[×✕*]/g, 'x'],
  [/[″”“]|''|´´/g, '"'],
  [/(\d),(\d)/g, '$1.$2'],
  [/(\d+)(?:[ .-]| y )(\d+\/\d+)/g, '$1-$2'],
  [/(\d) ?(?:"|pulgadas?\b|pulg\b\.?|plg\b)/g, '$1in '],
  [/(\d) ?(?:milimetros?|mm)\b/g, '$1mm'],
  [/(\d) ?(?:mts?|metros?|m)\b(?! ?\d)/g, '$1m'],
  [/(\d) ?(cm|ml|kg)\b/g, '$1$2'],
  [/\bm ?(?=\d)/g, 'm'],
  [/(?:# |\b(?:n|nro|no|num)[.°º]? ?|\bnumero )(?=\d)/g, '#'],
  [/(?<=\bx |\bpor )metro\b/g, '1m'],
  [/(?:ø|diam\b\.?|diametro) ?(?:de )?(?=\d)/g, ''],
  [/\b(m\d+(?:\.\d+)?) ?[-/] ?(?=\d)/g, '$1x'],
  [/\b(din|iso|iram|sae|astm|ansi)[ -]*(\d+)/g, '$1$2'],
  // Of a code, dashes and dots are only a way to write it.
  [/(?<=\d\d)(?:-(?=\d{2,}(?![\d/]))|\.(?=\d{3}))/g, ''],
]

/** Without accents and capitals, every size and unit written in one way. */
export const spelled = (text: string): string => {
  const folded = searchKey(text).replaceAll(/[½¼¾⅜⅝⅛⅞]/g, (sign) => fractions[sign] ?? '')
  return spellings.reduce((changed, [from, to]) => changed.replaceAll(from, to), folded)
}

const measure = new RegExp(String.raw`(?<![\w.])[m#]?${number}${unit}?(?:\s*(?:x|por)\s*[m#]?${number}${unit}?)+`, 'g')
const besides = new RegExp(String.raw`[\s#]|(?<![a-z])m(?=\d)|(?<=\d)${unit}(?=x|\s|$)`, 'g')
/** A measure in numbers alone: 'm12 x 50mm' is '12x50'. */
const bare = (measured: string) =>
  measured
    .replaceAll('por', 'x')
    .replaceAll(besides, '')
    .replaceAll(/(?<=x)m/g, '')

const stopWords = new Set([
  'de',
  'del',
  'la',
  'el',
  'los',
  'las',
  'para',
  'con',
  'y',
  'en',
  'por',
  'un',
  'una',
  'x',
  'a',
  'al',
  'o',
  'que',
])

const isWord = (token: string) => /^\p{L}+$/u.test(token)

/** 'arandelas', 'zincado' and 'zincada' as one: without plural and gender. */
const stem = (token: string): string => {
  if (!isWord(token) || token.length < 5) return token
  const single = token.replace(/(?<=[lnrdzj])es$/, '').replace(/s$/, '')
  return single.length < 5 ? single : single.replace(/[aoe]$/, '')
}

const tokensOf = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{N}#./-]+/u)
    .map((token) => token.replace(/^[./-]+|[./-]+$/g, ''))
    .filter((token) => token !== '' && !stopWords.has(token))

const sizeWord = new RegExp(`^([m#]?)(${number})(${unit}?)$`)

/** What a size says besides itself: 'm12' also '12' and '12mm', '1-1/2in' also '1-1/2', '#14' also '14'. */
const aliases = (token: string): string[] => {
  const [, prefix = '', value = '', suffix = ''] = sizeWord.exec(token) ?? []
  if (value === '') return []
  const asMillimetres =
    (prefix === 'm' || (prefix === '' && suffix === '')) && !value.includes('/') ? [`${value}mm`] : []
  return [value, ...asMillimetres].filter((alias) => alias !== token)
}

/** Leading zeros of a code are often left out. */
const withoutZeros = (token: string): string => (/^\d{4,}$/.test(token) ? token.replace(/^0+(?=\d)/, '') : token)

/** The words of a record's text, each of them as it may be asked for. */
export const wordsOf = (text: string): string[] => {
  if (/^[\d ]*$/.test(text)) return text.split(' ').filter(Boolean).map(withoutZeros)
  const plain = spelled(text)
  const measures = [...plain.matchAll(measure)].map(([found]) => bare(found))
  const apart = plain.replaceAll(measure, (found) => found.replaceAll(/x|por/g, ' '))
  const tokens = tokensOf(apart).flatMap((token) => [withoutZeros(stem(token)), ...aliases(token)])
  return [...new Set([...measures, ...tokens])]
}

/** What a thread says of its pitch: 'M8 x 1,25'. */
const pitch = /(?<=\bm ?\d+ ?)x ?(?:0[.,]\d+|[1-6][.,]\d+|[1-6](?= ?x))/gi
/** A code in groups: '01 1250'. */
const groups = /^\s*\d+(?:[ .-]\d+)+\s*$/

/**
 * The ways to read a question, the most literal first. Few catalogues say a pitch, and whoever copies a code by hand parts it
 * somewhere: what finds nothing as it was written is tried without.
 */
export const readings = (query: string): string[][] => {
  const others = [
    ...(query.search(pitch) < 0 ? [] : [query.replaceAll(pitch, ' ')]),
    ...(groups.test(query) ? [query.replaceAll(/\D/g, '')] : []),
  ]
  return [query, ...others].map(askedWords)
}

/** The words of a question: all of them must be meant. A bar code may come in groups. */
export const askedWords = (query: string): string[] => {
  const digits = query.replaceAll(/[\s-]/g, '')
  if (/^(?:\d{8}|\d{12,14})$/.test(digits)) return [withoutZeros(digits)]
  const plain = spelled(query)
  const measures = [...plain.matchAll(measure)].flatMap(([found]) => [
    bare(found),
    ...(found.match(/m\d+(?:\.\d+)?(?!\d*m)/g) ?? []),
  ])
  const tokens = tokensOf(plain.replaceAll(measure, ' ')).map((token) => withoutZeros(stem(token)))
  return [...new Set([...measures, ...tokens])]
}
