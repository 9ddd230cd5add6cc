import { maxPacks, type Medida } from '#state/pedido/linea.ts'
import { parseUnits } from '#recognise/amount.ts'
import { announcesCode } from '#recognise/code-words.ts'
import { ask, getSure, none, sure, type Finding } from '#recognise/finding.ts'
import { searchKey } from '#recognise/normal.ts'
import { flat, toWords } from '#recognise/plain.ts'
import { findRefusal, hasRefusal } from '#recognise/refusal.ts'
import { anyPack } from '#recognise/vocabulary/packs.ts'
import { getTextKeys, isWord } from '#recognise/words.ts'
import type { TextRange } from '#recognise/spans.ts'
import { findMeasures } from '#recognise/written-measures.ts'
import { guessSize, type Amount, type RequestedSize } from './amount.ts'
import { codeSpans, type CodeSpan } from './code-spans.ts'
import type { Codes } from './codes.ts'
import { isAmountCell, isClear, isEmptyRow, placeNouns, type Kind } from './forms.ts'
import { getNameIndex } from './names.ts'
import { isProductNoun, isPlural, isThing } from './noun.ts'
import { emoji, withoutPrefix } from './prefix.ts'
import { toCount, isSilent, marks, extractNote, tokenize, toKinds, type Token } from './tokens.ts'

const distinctive: ReadonlySet<Kind> = new Set<Kind>(['note', 'doubt', 'container'])
/** A name that looks like an amount ('x 50', '20') is not removed from the line. */
const isDistinctive = (name: string): boolean => tokenize(name).some(({ kind }) => distinctive.has(kind))

/** A size has three at most, a profile four. */
const maxMeasures = 5
const isNumbers = (text: string): boolean => /^[\d.,\s]*$/.test(text)
const isChain = (key: string): boolean => /\dx\d/.test(key)

/** A text with another text in place of each range; the ranges stand in order. */
const replaced = (text: string, ranges: readonly TextRange[], instead: string): string =>
  ranges
    .toReversed()
    .reduce((result, { start, end }) => `${result.slice(0, start)}${instead}${result.slice(end)}`, text)

/**
 * Marks the measures of other sizes, and removes the size's own. 'M8 x 50' is another size than 'M8 x 70', while '8 x 70 x 6' asks for six of
 * these, and '2" x 6' for six of a 2". 'M8' alone is any M8.
 */
const markMeasures = (text: string, sizeKeys: ReadonlySet<string>): string => {
  const isLong = [...sizeKeys].some(isChain)
  return findMeasures(text).reduceRight((result, parts) => {
    const start = parts[0]?.start ?? 0
    const end = parts.at(-1)?.end ?? 0
    if (isNumbers(text.slice(start, end))) return result
    const own = parts.slice(0, maxMeasures).findLast((part) => {
      const measure = text.slice(start, part.end)
      const [key = ''] = getTextKeys(measure)
      return !isNumbers(measure) && sizeKeys.has(key) && (!isLong || parts.length === 1 || isChain(key))
    })
    return replaced(result, [{ start, end: own?.end ?? end }], own ? ' ' : marks.otherMeasure)
  }, text)
}

/** What a pattern reads as a sign of its own. */
const signs = /[.*+?^${}()|[\]\\/]/g

/**
 * A line with a mark for each place of a text of the catalogue as people write it: 'M8 x 70' also as 'm8×70', 'Caja x 50' as '3 cajas de 50'.
 * The text stands in one cell.
 */
const withMark = (line: string, text: string, mark: string, plural = ''): string => {
  const [first = '', ...others] = flat(text).split(' ')
  // A pattern takes long to make.
  if (!line.toLowerCase().includes(first.toLowerCase())) return line
  const parts = others.map((part) => (part === 'x' ? '(?:x|×|[*]|de|por)' : part.replaceAll(signs, String.raw`\$&`)))
  const source = [first.replaceAll(signs, String.raw`\$&`) + plural, ...parts].join(String.raw`[^\S\t]*`)
  return line.replaceAll(new RegExp(String.raw`(?<![\p{L}\p{N}])${source}(?![\p{L}\p{N}])`, 'giu'), mark)
}

/** A line with marks for its code, its pack, its name and any measure that is not the size's own. */
const marked = (
  text: string,
  spans: readonly CodeSpan[],
  { nombre, tamaño, pack }: Medida,
  sizeKeys: ReadonlySet<string>,
): string => {
  const [container = ''] = toWords(pack)
  const coded = replaced(text, spans, marks.code)
  const isNamed = container.length > 1 && isWord(container)
  const packed = isNamed ? withMark(coded, pack, marks.pack, '(?:e?s)?') : coded
  const named = [`${nombre} ${tamaño}`, nombre, tamaño]
    .filter(isDistinctive)
    .reduce((result, name) => withMark(result, name, name === tamaño ? ' ' : marks.name), packed)
  return markMeasures(named, sizeKeys)
}

/** Whether a token is the size's noun, in singular or plural, or another thing's, as 'tuerca' beside the code of a bolt. */
const kindBeside = ({ kind, text }: Token, nombre: string, sizeKeys: ReadonlySet<string>, codes: Codes): Kind => {
  // The 'U' of a 'Bulón U' counts nothing.
  if (kind === 'unit' && getTextKeys(nombre).includes(searchKey(text))) return 'silent'
  if (kind !== 'note' || text.length < 3) return kind
  if (isProductNoun(nombre, text)) return isPlural(text) ? 'nouns' : 'noun'
  if (getTextKeys(text).some((form) => sizeKeys.has(form))) return 'silent'
  if (getNameIndex(codes).has(text)) return 'doubt'
  return isThing(text) ? 'thing' : 'note'
}

/** The tokens of a line, with their kinds beside a size. */
const tokensBeside = (text: string, { nombre }: Medida, sizeKeys: ReadonlySet<string>, codes: Codes): Token[] => {
  const tokens = tokenize(text)
  const kinds = placeNouns(tokens.map((token) => kindBeside(token, nombre, sizeKeys, codes)))
  return tokens.map((token, index) => ({ ...token, kind: kinds[index] ?? token.kind }))
}

/** '20 packs, 1.000 unidades' says one amount twice: removes the second. */
const withoutEcho = (tokens: readonly Token[], pack: string): readonly Token[] => {
  const [packs, units, another] = tokens.filter(({ kind }) => kind === 'number')
  const each = getSure(parseUnits(pack)) ?? 1
  if (!packs || !units || another || each === 1 || toCount(units) !== toCount(packs) * each) return tokens
  const index = tokens.indexOf(units)
  return tokens.toSpliced(index, tokens[index + 1]?.kind === 'unit' ? 2 : 1)
}

/** A container other than the size's own makes the line unclear: boxes of a size sold in bags. */
const isOtherPack = ({ kind, text }: Token, pack: string): boolean => {
  const [container = ''] = toWords(text)
  if (kind !== 'container' || pack === '' || anyPack.has(container)) return false
  return !searchKey(pack).startsWith(container.startsWith('cj') ? 'caja' : container.slice(0, 4))
}

/** The amount of a cell that has nothing else. */
export const parseAmount = (cell: string, isOfUnits: boolean, medida?: Medida): Finding<Amount> => {
  const tokens = tokenize(cell.trim()).filter((token) => !isSilent(token))
  const [number, unit] = tokens.filter(({ kind }) => kind !== 'times')
  if (!number || toCount(number) === 0 || !isAmountCell(toKinds(tokens))) return none
  if (unit?.kind === 'container' && (isOfUnits || isOtherPack(unit, medida?.pack ?? ''))) return none
  const inUnits = isOfUnits || unit?.kind === 'unit'
  const isCountable = !inUnits || (medida !== undefined && parseUnits(medida.pack).kind === 'sure')
  return isCountable ? sure({ count: toCount(number), inUnits }) : none
}

interface Line {
  readonly text: string
  readonly numbered: boolean
  readonly spans: readonly CodeSpan[]
}

/** What a line asks for of a size; undefined where that is unclear. */
const readSize = (
  { text, numbered, spans }: Line,
  medida: Medida,
  codes: Codes,
): Finding<RequestedSize> | undefined => {
  const { nombre, tamaño, pack } = medida
  const sizeKeys = new Set(getTextKeys(`${nombre} ${tamaño} ${pack}`))
  const clean = marked(text, spans, medida, sizeKeys)
  const allTokens = tokensBeside(clean, medida, sizeKeys, codes)
  const tokens = withoutEcho(
    allTokens.filter((token) => !isSilent(token)),
    pack,
  )
  const kinds = toKinds(tokens).filter(
    (kind, index, all) => (kind !== 'code' && kind !== 'unit') || kind !== all[index - 1],
  )
  if (kinds.includes('doubt') || hasRefusal(clean) || tokens.some((token) => isOtherPack(token, pack))) return undefined
  const index = tokens.findIndex(({ kind }) => kind === 'number')
  const number = tokens[index]
  if (!number) {
    if (isEmptyRow(kinds)) return none
    const isBare = isClear(kinds) && !numbered && spans.every(({ broken }) => !broken)
    return isBare ? sure({ medida, count: 1, inUnits: false, nota: '', bare: true }) : undefined
  }
  if (!isClear(kinds)) return undefined
  if (toCount(number) === 0) return none
  if (toCount(number) > maxPacks) return undefined
  const isAfterTimes = tokens[index - 1]?.kind === 'times'
  const inUnits = tokens[index + 1]?.kind === 'unit' || tokens[isAfterTimes ? index - 2 : index - 1]?.kind === 'unit'
  // The number is the size's name, so it is no amount.
  if (number.text === flat(tamaño) && !isAfterTimes) return undefined
  if (inUnits && parseUnits(pack).kind !== 'sure') return undefined
  return sure({ medida, count: toCount(number), inUnits, nota: extractNote(clean, allTokens) })
}

/** Of several sizes with one code, the one with its name and measure in the text. */
const meant = (candidates: readonly Medida[], text: string): readonly Medida[] => {
  if (candidates.length < 2) return candidates
  // The name and the size may stand in two cells.
  const row = text.replaceAll('\t', ' ')
  const exact = candidates.filter(
    ({ nombre, tamaño }) => nombre !== '' && tamaño !== '' && withMark(row, `${nombre} ${tamaño}`, '') !== row,
  )
  return exact.length === 1 ? exact : candidates
}

const cellQuotes = /(?<=^|[\t;,|])\s*"([^"\t;,|]*)"\s*(?=$|[\t;,|])/g
/** Splits '011250x20' and 'cód.011250'. */
export const parted = (text: string): string =>
  text
    .replaceAll(cellQuotes, '$1')
    .replaceAll(/(?<!\S)([*_])([^\s*_]+)\1(?!\S)/g, '$2')
    .replaceAll(emoji, ' ')
    .replaceAll(/\bpor fa(?:vor)?(?!\p{L})/giu, ' ')
    .replaceAll(/(?<=\d{4,})[x×*](?=\d)|(?<=\d)[x×*](?=\d{4,})/gi, ' x ')
    .replaceAll(/(?<![\p{L}\d])(\p{L}+)[.:°º#]+\s*(?=[\p{L}\d])/gu, (found, word: string) =>
      announcesCode(word) ? ' ' : found,
    )

export const ifWanted = 'si va igual, tocala; si no, descartala.'

const whyAsked = (text: string, [first, second]: readonly Medida[]): string => {
  const refusal = findRefusal(text)
  if (first && refusal.kind === 'ask') return `${refusal.reason}: ${ifWanted}`
  if (!first || second) return ''
  return `No es seguro cuántos son: escribí «${first.codigo || first.tamaño} x 10», o tocá lo que corresponda.`
}

/** What a line asks for: none for a table row without amount; asked with each size that its code may mean. */
export const meaningOfLine = (line: string, codes: Codes): Finding<RequestedSize> => {
  const { text: bare, numbered } = withoutPrefix(line)
  const text = parted(bare)
  const { spans, matches: candidates } = codeSpans(text, codes)
  const matches = meant(candidates, text)
  const [medida, second] = matches
  const clear = medida && !second ? readSize({ text, numbered, spans }, medida, codes) : undefined
  if (clear) return clear
  const remainder = replaced(text, spans, ' ')
  return ask(
    matches.map((match) => guessSize(match, remainder)),
    whyAsked(line, matches),
  )
}
