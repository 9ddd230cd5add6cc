/** Normalises texts for comparing: 'M12 × 50', 'm12x50' and '12 por 50' share the word '12x50'. */
import { searchKey } from '../ui/search-key.ts'
import { keysOf } from './keys.ts'

export const number = String.raw`\d+(?:\.\d+)?(?:-\d+\/\d+|\/\d+)?`
const unit = '(?:in|mm|cm|ml|m|kg)'

/** Applied in order: each works on the result of the ones before. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/[×✕*]/g, 'x'],
  [/[″”“]|''|´´/g, '"'],
  [/(\d),(\d)/g, '$1.$2'],
  [/(\d+)(?:[ .-]| y )(\d+\/\d+)/g, '$1-$2'],
  [/(\d) ?(?:"|pulgadas?\b|pulgs?\b\.?|plg\b|inch(?:es)?\b|in\b)/g, '$1in '],
  [/(\d) ?(?:milimetros?|mm)\b/g, '$1mm'],
  [/(\d) ?centimetros?\b/g, '$1cm'],
  [/(\d) ?(?:mts?|metros?|m)\b(?! ?\d)/g, '$1m'],
  [/(\d) ?(cm|ml|kg)\b/g, '$1$2'],
  [/\bm ?(?=\d)/g, 'm'],
  [/(?:# |\b(?:n|nro|no|num)[.°º]? ?|\bnumero )(?=\d)/g, '#'],
  [/#(?=\d{4})/g, ''],
  [/(?<=\bx |\bpor )metro\b/g, '1m'],
  [/(?:ø|diam\b\.?|diametro) ?(?:de )?(?=\d)/g, ''],
  [/\b(m\d+(?:\.\d+)?) ?[-/] ?(?=\d)/g, '$1x'],
  [/\b(din|iso|iram|sae|astm|ansi)[ -]*(\d+)/g, '$1$2'],
  // Removes dashes and dots within a code.
  [/(?<=\d\d)(?:-(?=\d{2,}(?![\d/]))|\.(?=\d{3}))/g, ''],
]

/** A text without accents and capitals, with every size and unit in one spelling. */
export const spelled = (text: string): string => {
  const folded = searchKey(text).replaceAll(/[½¼¾⅜⅝⅛⅞]/g, (sign) => ` ${sign.normalize('NFKD').replace('\u2044', '/')}`)
  return spellings.reduce((changed, [from, to]) => changed.replaceAll(from, to), folded)
}

const part = `[m#]?${number}${unit}?`
const chain = new RegExp(String.raw`(?<![\w./])${part}(?:\s*(?:x|por)\s*${part})+(?![\w/])`, 'g')
const single = new RegExp(String.raw`(?<![\w./-])${part}(?![\w/]|\.\d)`, 'g')
const partPattern = new RegExp(`^([m#]?)(${number})(${unit}?)$`)

/** One number of a size: 'm12', '#14', '1-1/2in', '50mm'. */
export interface Part {
  readonly sign: string
  readonly value: string
  readonly unit: string
}

/** '1-1/2' is 1.5. */
export const amountOf = (value: string): number => {
  const [whole = '0', fraction] = value.includes('-') ? value.split('-') : value.includes('/') ? ['0', value] : [value]
  const [above = 0, below = 1] = fraction?.split('/').map(Number) ?? []
  return Number(whole) + above / (below || 1)
}

const inMillimetres: Readonly<Record<string, number>> = { cm: 10, m: 1_000 }
const short = (amount: number): string => String(Math.round(amount * 10_000) / 10_000)

/** Fractions become inches; centimetres and metres become millimetres. */
const partOf = (text: string): Part => {
  const [, sign = '', value = '', unitOf = ''] = partPattern.exec(text) ?? []
  const amount = amountOf(value) * (inMillimetres[unitOf] ?? 1)
  const inches = unitOf === '' && sign === '' && value.includes('/')
  return { sign, value: short(amount), unit: unitOf in inMillimetres ? 'mm' : inches ? 'in' : unitOf }
}

const partsIn = (text: string): string[] => text.split(/\s*(?:x|por)\s*/).map((one) => one.trim())
const bareOf = (parts: readonly string[]): string => parts.map((one) => partOf(one).value).join('x')
/** The bare numbers as typed: 'x 1 m' also matches 'x 1'. */
const asTyped = (parts: readonly string[]): string =>
  parts.map((one) => short(amountOf(partPattern.exec(one)?.[2] ?? ''))).join('x')

/** A measure in bare numbers: whole, and for three numbers also its shorter forms. */
const measuresOf = (found: string): string[] => {
  const parts = partsIn(found)
  const ways = parts.length === 3 ? [parts, parts.slice(0, 2), [parts[0] ?? '', parts[2] ?? '']] : [parts]
  return ways.flatMap((way) => [bareOf(way), asTyped(way)])
}

const sizeToken = ({ sign, value, unit: of }: Part): string => `${sign}${value}${of}`

/** The search words of a number: 'm12' is also '12' and '12mm', '1.5in' also '1.5', '#14' also '14'. */
const namesOf = (text: string): string[] => {
  const byText = partOf(text)
  const { sign, value, unit: of } = byText
  const metric = sign === 'm' || (sign === '' && of === '')
  return [sizeToken(byText), value, ...(metric ? [`${value}mm`] : [])]
}

/** A code without its leading zeros, which people leave out. */
export const withoutZeros = (token: string): string => (/^\d{4,}$/.test(token) ? token.replace(/^0+(?=\d)/, '') : token)

/** Words, and tokens with digits: 'bulon', 'ph2', 'c17-3'. Words joined by signs are split. */
export const tokensOf = (plain: string): string[] =>
  plain
    .split(/[^\p{L}\p{N}#./-]+/u)
    .flatMap((token) => (/\d/.test(token) ? [token] : token.split(/[^\p{L}]+/u)))
    .map((token) => token.replace(/^[./-]+|[./-]+$/g, ''))
    .filter((token) => token !== '')

const anySize = new RegExp(`${chain.source}|${single.source}`, 'g')
/** The width of a size, which is its first number in millimetres: 'M8' and '8 mm' are both 8 wide. */
export const wide = (value: string): string => `⌀${value}`
const wideOf = (size: string): string[] => {
  const { sign, value, unit: of } = partOf(partsIn(size)[0] ?? '')
  return size === '' || sign === '#' || of === 'in' ? [] : [wide(value)]
}

export const isWord = (token: string): boolean => /^\p{L}+$/u.test(token)
const articles = new Set('de del la el los las para con y en por un una x a al o que'.split(' '))

/** The sizes in a text, each as its search words, and the words of the rest. */
export const sizesIn = (plain: string): { readonly sizes: readonly string[]; readonly words: readonly string[] } => {
  const measures = [...plain.matchAll(chain)].flatMap(([found]) => measuresOf(found))
  const apart = plain.replaceAll(chain, (found) => found.replaceAll(/x|por/g, ' '))
  const numbers = [...apart.matchAll(single)].flatMap(([found]) => namesOf(found))
  const [first] = plain.matchAll(anySize)
  return {
    sizes: [...measures, ...numbers, ...wideOf(first?.[0] ?? '')],
    words: tokensOf(apart.replaceAll(single, ' ')),
  }
}

/** The search words of a record's text. */
export const wordsOf = (text: string): string[] => {
  if (/^[\d ]*$/.test(text)) return text.split(' ').filter(Boolean).map(withoutZeros)
  const { sizes, words } = sizesIn(spelled(text))
  const keys = words.filter((word) => !articles.has(word)).flatMap((word) => (isWord(word) ? keysOf(word) : [word]))
  return [...new Set([...sizes.map(withoutZeros), ...keys])]
}

/** The search words of a size in a question; a thread and a length in millimetres are the same numbers. */
export const requestedSize = (found: string): readonly string[] => {
  const parts = partsIn(found)
  if (parts.length > 1) return [...new Set([bareOf(parts), asTyped(parts)])]
  return [sizeToken(partOf(found))]
}

export const sizePatterns = { chain, single } as const
