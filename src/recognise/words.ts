/** Normalises texts for comparing: 'M12 × 50', 'm12x50' and '12 por 50' share the word '12x50'. */
import { isDigits, parseAmount } from './numerals.ts'
import { withoutSpareZeros } from './zeros.ts'
import { searchKey } from './normal.ts'
import { getWordKeys } from './keys.ts'
import { joinUnits } from './units.ts'

const number = String.raw`\d+(?:\.\d+)?(?:-\d+\/\d+|\/\d+)?`
const unit = '(?:in|mm|cm|ml|m)'

/** What stands before the number of a thing: '#14', 'N° 14'. */
export const numberSign = /(?:# ?|\b(?:n|nro|no|num)[.°º]? ?|\bnumero )(?=\d)/g

/** Applied in order: each works on the result of the ones before. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/(\d+)(?:[ .-]| y )(\d+\/\d+)/g, '$1-$2'],
  [/\bm ?(?=\d)/g, 'm'],
  [numberSign, '#'],
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
  const signed = folded
    .replaceAll(/(\d),(\d)/g, '$1.$2')
    .replaceAll(/[×✕*]/g, 'x')
    .replaceAll(/[″”“]|''|´´/g, '"')
  return spellings.reduce((changed, [from, to]) => changed.replaceAll(from, to), joinUnits(signed))
}

const part = `[mw#]?${number}${unit}?`
const chain = new RegExp(String.raw`(?<![\w./])${part}(?:\s*(?:x|por)\s*${part})+(?![\w/])`, 'g')
const single = new RegExp(String.raw`(?<![\w./-])${part}(?![\w/]|\.\d)`, 'g')
const partPattern = new RegExp(`^([mw#]?)(${number})(${unit}?)$`)

/** One number of a size: 'm12', '#14', '1-1/2in', '50mm'. */
export interface Part {
  readonly sign: string
  readonly value: string
  readonly unit: string
}

/** The numbers of a size, as written. */
export const toParts = (size: string): Part[] =>
  size.split(/x|por/).map((text) => {
    const [, sign = '', value = '', unitName = ''] = partPattern.exec(text.trim()) ?? []
    return { sign, value, unit: unitName }
  })

const inMillimetres: Readonly<Record<string, number>> = { cm: 10, m: 1_000 }
const short = (amount: number): string => String(Math.round(amount * 10_000) / 10_000)

/** Fractions become inches; centimetres and metres become millimetres. */
const inOneUnit = ({ sign, value, unit: unitName }: Part): Part => {
  const amount = parseAmount(value) * (inMillimetres[unitName] ?? 1)
  const inches = sign === 'w' || (unitName === '' && sign === '' && value.includes('/'))
  return { sign, value: short(amount), unit: unitName in inMillimetres ? 'mm' : inches ? 'in' : unitName }
}

export const joinNumbers = (parts: readonly Part[]): string => parts.map((each) => inOneUnit(each).value).join('x')
/** The bare numbers as typed: 'x 1 m' also matches 'x 1'. */
export const asTyped = (parts: readonly Part[]): string => parts.map(({ value }) => short(parseAmount(value))).join('x')

/** A measure in bare numbers: whole, and for three numbers also its shorter forms. */
const toMeasureKeys = (measure: string): string[] => {
  const parts = toParts(measure)
  const ways = parts.length === 3 ? [parts, parts.slice(0, 2), parts.toSpliced(1, 1)] : [parts]
  return ways.flatMap((way) => [joinNumbers(way), asTyped(way)])
}

/** '1-1/2' and '3.5' are written '1 1/2' and '3,5'. */
export const writeNumber = (value: string): string => value.replace('-', ' ').replace('.', ',')

export const toSizeKey = (written: Part): string => {
  const { sign, value, unit: unitName } = inOneUnit(written)
  return `${sign}${value}${unitName}`
}

/** The search words of a number: 'm12' is also '12' and '12mm', '1.5in' also '1.5', '#14' also '14'. */
const toNumberKeys = (written: Part): string[] => {
  const { sign, value, unit: unitName } = inOneUnit(written)
  const metric = sign === 'm' || (sign === '' && unitName === '')
  return [toSizeKey(written), value, ...(metric ? [`${value}mm`] : sign === 'w' ? [`${value}in`] : [])]
}

/** Words, and tokens with digits and the signs in them: 'bulon', 'ph2', 'c17-3'. Words joined by signs are split. */
export const token = /(?=[\p{L}#./-]*\p{N})[\p{L}\p{N}#](?:[\p{L}\p{N}#./-]*[\p{L}\p{N}#])?|\p{L}+/gu
export const tokenize = (plain: string): string[] => plain.match(token) ?? []

export const anySize = new RegExp(`${chain.source}|${single.source}`, 'g')
/** The width of a size, which is its first number in millimetres: 'M8' and '8 mm' are both 8 wide. */
export const wide = (value: string): string => `⌀${value}`
const toWidthKeys = (written: Part): string[] => {
  const { sign, value, unit: unitName } = inOneUnit(written)
  return sign === '#' || unitName === 'in' ? [] : [wide(value)]
}

export const isWord = (text: string): boolean => /^\p{L}+$/u.test(text)
const articles = new Set('de del la el los las para con y en por un una x a al o que'.split(' '))

/** The sizes in a text, each as its search words, and the words of the rest. */
export const splitSizes = (plain: string): { readonly sizes: readonly string[]; readonly words: readonly string[] } => {
  const measures = [...plain.matchAll(chain)].flatMap(([measure]) => toMeasureKeys(measure))
  const apart = plain.replaceAll(chain, (measure) => measure.replaceAll(/x|por/g, ' '))
  const numbers = [...apart.matchAll(single)].flatMap(([size]) => toParts(size)).flatMap(toNumberKeys)
  const [first] = [...plain.matchAll(anySize)].flatMap(([size]) => toParts(size))
  return {
    sizes: [...measures, ...numbers, ...(first ? toWidthKeys(first) : [])],
    words: tokenize(apart.replaceAll(single, ' ')),
  }
}

/** The search words of a record's text. */
export const getTextKeys = (text: string): string[] => {
  if (isDigits(text.replaceAll(' ', ''))) return text.split(' ').filter(Boolean).map(withoutSpareZeros)
  const { sizes, words } = splitSizes(spelled(text))
  const keys = words
    .filter((word) => !articles.has(word))
    .flatMap((word) => (isWord(word) ? getWordKeys(word) : [word]))
  return [...new Set([...sizes.map(withoutSpareZeros), ...keys])]
}
