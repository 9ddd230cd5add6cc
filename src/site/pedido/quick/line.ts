import { maxPacks, type Medida } from '#state/pedido/linea.ts'
import { parseUnits } from '#recognise/amount.ts'
import { searchKey } from '#recognise/normal.ts'
import { getTextKeys } from '#recognise/words.ts'
import { codeSpans, type Span } from './code-spans.ts'
import type { Codes } from './codes.ts'
import { flat, getNameIndex } from './names.ts'
import { isProductNoun, isPlural, isThing } from './noun.ts'
import { emoji, withoutPrefix } from './prefix.ts'
import { toCount, isSilent, joinKinds, marks, extractNote, tokenize, type Token } from './tokens.ts'

/** The amount that a text asks for. */
export interface Amount {
  readonly count: number
  /** The amount counts units, not packs: '200 unidades'. */
  readonly inUnits: boolean
}

/** A size, its amount and its note. */
export interface RequestedSize extends Amount {
  readonly medida: Medida
  readonly nota: string
  /** The line is a code alone. */
  readonly bare?: true
}

/** The meaning of a line: a clear one, nothing (a table row without amount), or the sizes it may mean. */
export type LineMeaning =
  | RequestedSize
  | 'nothing'
  | { readonly matches: readonly Medida[]; readonly remainder: string }

/** The clear forms of a line, in kinds of tokens. Any other form is unclear. */
export const forms: readonly (readonly [form: RegExp, ...examples: string[]])[] = [
  [/^C$/, '020870', 'necesito el 020870 por favor'],
  [
    /^C[PUK]?X?N[PUK]?T*$/,
    '020870 x 3',
    '020870: 3 cajas',
    '020870 (3)',
    '020870 por 3',
    '020870 cant. 3 urgente',
    '020870 cajas: 3',
    '02-0870 = 3',
    '2 0870 x 3',
  ],
  [/^C[KT]+(?:XN[PUK]?|N[PUK])T*$/, '020870 zincado x 3', '020870 para la obra, 3 cajas'],
  [/^X?N[PUK]?X?CK?T*$/, '3 de 020870', '3 x 020870', '3 cajas del 020870 urgente', '3 020870'],
]
const isForm = (kinds: string): boolean => forms.some(([form]) => form.test(kinds))

const asWhole = (source: string) => new RegExp(String.raw`(?<![\p{L}\p{N}])${source}(?![\p{L}\p{N}])`, 'giu')
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

/** A text of the catalogue as people write it: 'M8 x 70' also as 'm8×70', 'Caja x 50' as '3 cajas de 50'. The text stands in one cell. */
const createTextPattern = (text: string, plural = ''): RegExp => {
  const [first = '', ...others] = flat(text).split(' ')
  const patterns = others.map((part) => (part === 'x' ? String.raw`(?:x|×|\*|de|por)` : escaped(part)))
  return asWhole([escaped(first) + plural, ...patterns].join(String.raw`[^\S\t]*`))
}

/** A name that looks like an amount ('x 50', '20') is not removed from the line. */
const isDistinctive = (name: string): boolean => /[TDP]/.test(joinKinds(tokenize(name)))

const dimension = String.raw`[#mø]?\s?\d+(?:[.,]\d+)?(?:[ -]?\d+\/\d+|\/\d+)?\s?(?:mm|cm|m(?!\p{L})|"|''|pulg\.?)?`
const between = String.raw`\s*(?:x|×|✕|\*|por)\s*`
const measureEnds = new RegExp(`${between}|$`, 'giu')
const measures = new RegExp(String.raw`(?<![\p{L}\d.,/])${dimension}(?:${between}${dimension})*(?![\p{L}\d])`, 'giu')

/** A size has three at most, a profile four. */
const maxMeasures = 5

/** A line with marks for its code, its pack, its name and any measure that is not the size's own. */
const marked = (
  text: string,
  spans: readonly Span[],
  { nombre, tamaño, pack }: Medida,
  sizeKeys: ReadonlySet<string>,
): string => {
  // 'M8 x 50' is another size than 'M8 x 70', while '8 x 70 x 6' asks for six of these, and '2" x 6' for six of a 2". 'M8' alone is any M8.
  const isLong = [...sizeKeys].some((key) => /\dx\d/.test(key))
  const coded = without(text, spans, marks.code)
  const packed = /^\s*\p{L}{2}/u.test(pack) ? coded.replaceAll(createTextPattern(pack, '(?:e?s)?'), marks.pack) : coded
  return [`${nombre} ${tamaño}`, nombre, tamaño]
    .map(flat)
    .filter(isDistinctive)
    .reduce(
      (result, name) => result.replaceAll(createTextPattern(name), name === flat(tamaño) ? ' ' : marks.name),
      packed,
    )
    .replaceAll(measures, (match) => {
      if (/^[\d.,\s]*$/.test(match)) return match
      const ends = [...match.matchAll(measureEnds)].map(({ index }) => index)
      const isEnough = !isLong || ends.length === 1
      const end = ends.slice(0, maxMeasures).findLast((position) => {
        const measure = match.slice(0, position)
        const [key = ''] = getTextKeys(measure)
        return /[^\d.,\s]/.test(measure) && sizeKeys.has(key) && (isEnough || /\dx\d/.test(key))
      })
      return end === undefined ? marks.otherMeasure : ` ${match.slice(end)}`
    })
}

/** A text with each span replaced by `instead`. */
const without = (text: string, spans: readonly Span[], instead: string): string =>
  spans.toReversed().reduce((result, { from, to }) => `${result.slice(0, from)}${instead}${result.slice(to)}`, text)

/** O, Q: a noun of the size, in singular and plural. F: another thing's noun, as 'tuerca' beside the code of a bolt. */
const kindBeside = ({ kind, text }: Token, nombre: string, sizeKeys: ReadonlySet<string>, codes: Codes): string => {
  // The 'U' of a 'Bulón U' counts nothing.
  if (kind === 'U' && getTextKeys(nombre).includes(searchKey(text))) return '_'
  if (kind !== 'T' || text.length < 3) return kind
  if (isProductNoun(nombre, text)) return isPlural(text) ? 'Q' : 'O'
  if (getTextKeys(text).some((form) => sizeKeys.has(form))) return '_'
  if (getNameIndex(codes).has(text)) return 'D'
  return isThing(text) ? 'F' : 'T'
}

/** The kinds of nouns and of the name by their position: '500 tuercas' counts units and '500 tuerca' may, 'tuerca x 500' only names. */
const nounRules: readonly (readonly [pattern: RegExp, kind: string])[] = [
  [/(?<=N_*)Q/g, 'U'],
  [/(?<=XN_*)M/g, '_'],
  [/(?<=N_*)[OM]/g, 'D'],
  [/(?<=N[^BPKU]*)Q|Q(?=[_,OQM]*N)/g, 'D'],
  [/[OQM]/g, '_'],
  [/(?<=N)F/g, 'D'],
  [/F/g, 'T'],
]

/** The tokens of a line, with their kinds beside a size. */
const tokensBeside = (text: string, { nombre }: Medida, sizeKeys: ReadonlySet<string>, codes: Codes): Token[] => {
  const tokens = tokenize(text).map((token) => ({ ...token, kind: kindBeside(token, nombre, sizeKeys, codes) }))
  const kinds = nounRules.reduce((changed, [pattern, kind]) => changed.replaceAll(pattern, kind), joinKinds(tokens))
  return tokens.map((token, index) => ({ ...token, kind: kinds.charAt(index) }))
}

/** '20 packs, 1.000 unidades' says one amount twice: removes the second. */
const withoutEcho = (tokens: readonly Token[], pack: string): readonly Token[] => {
  const [packs, units, another] = tokens.filter(({ kind }) => kind === 'N')
  const each = parseUnits(pack) ?? 1
  if (!packs || !units || another || each === 1 || toCount(units) !== toCount(packs) * each) return tokens
  const index = tokens.indexOf(units)
  return tokens.toSpliced(index, tokens[index + 1]?.kind === 'U' ? 2 : 1)
}

/** Whether the line is a table row: the amount has its own cell, or is beside the code. */
const isRow = (cells: readonly string[]): boolean => {
  const [counted = '', ...otherCounted] = cells.filter((cell) => cell.includes('N'))
  const isSure = counted.includes('C')
    ? isForm(counted)
    : /^X?N[PUK]?T*$/.test(counted) && cells.some((cell) => cell.includes('C'))
  return isSure && otherCounted.length === 0 && cells.every((cell) => cell === counted || /^[TKPUC]*$/.test(cell))
}

/** A container other than the size's own makes the line unclear: boxes of a size sold in bags. */
const isOtherPack = ({ kind, text }: Token, pack: string): boolean => {
  const container = searchKey(text).replace('.', '')
  if (kind !== 'P' || pack === '' || /^(?:packs?|paq)$/.test(container)) return false
  return !searchKey(pack).startsWith(container.replace(/^cjs?$/, 'caja').slice(0, 4))
}

/** The amount of a cell that has nothing else. */
export const parseAmount = (cell: string, isOfUnits: boolean, medida?: Medida): Amount | undefined => {
  const tokens = tokenize(cell.trim()).filter((token) => !isSilent(token))
  const [number, unit] = tokens.filter(({ kind }) => kind !== 'X')
  if (!number || toCount(number) === 0 || !/^X?N[PU]?$/.test(joinKinds(tokens))) return undefined
  if (unit?.kind === 'P' && (isOfUnits || isOtherPack(unit, medida?.pack ?? ''))) return undefined
  const inUnits = isOfUnits || unit?.kind === 'U'
  const isCountable = !inUnits || (medida !== undefined && parseUnits(medida.pack) !== undefined)
  return isCountable ? { count: toCount(number), inUnits } : undefined
}

interface Line {
  readonly text: string
  readonly numbered: boolean
  readonly spans: readonly Span[]
}

const readRequestedSize = (
  { text, numbered, spans }: Line,
  medida: Medida,
  codes: Codes,
): RequestedSize | 'nothing' | undefined => {
  const { nombre, tamaño, pack } = medida
  const sizeKeys = new Set(getTextKeys(`${nombre} ${tamaño} ${pack}`))
  const clean = marked(text, spans, medida, sizeKeys)
  const allTokens = tokensBeside(clean, medida, sizeKeys, codes)
  const tokens = withoutEcho(
    allTokens.filter((token) => !isSilent(token)),
    pack,
  )
  const kinds = joinKinds(tokens).replaceAll(/C+/g, 'C').replaceAll(/U+/g, 'U')
  if (kinds.includes('D') || tokens.some((token) => isOtherPack(token, pack))) return undefined
  const cells = kinds.split('B')
  const index = tokens.findIndex(({ kind }) => kind === 'N')
  const number = tokens[index]
  if (!number) {
    if (cells.length > 1 && /^[CTKPUB]*$/.test(kinds)) return 'nothing'
    const isBare = kinds === 'C' && !numbered && spans.every(({ broken }) => !broken)
    return isBare ? { medida, count: 1, inUnits: false, nota: '', bare: true } : undefined
  }
  if (cells.length > 1 ? !isRow(cells) : !isForm(kinds)) return undefined
  if (toCount(number) === 0) return 'nothing'
  if (toCount(number) > maxPacks) return undefined
  const isAfterX = tokens[index - 1]?.kind === 'X'
  const inUnits = tokens[index + 1]?.kind === 'U' || tokens[isAfterX ? index - 2 : index - 1]?.kind === 'U'
  // The number is the size's name, so it is no amount.
  if (number.text === flat(tamaño) && !isAfterX) return undefined
  if (inUnits && parseUnits(pack) === undefined) return undefined
  return { medida, count: toCount(number), inUnits, nota: extractNote(clean, allTokens) }
}

/** Of several sizes with one code, the one with its name and measure in the text. */
const meant = (candidates: readonly Medida[], text: string): readonly Medida[] => {
  const exact = candidates.filter(
    ({ nombre, tamaño }) =>
      nombre !== '' && tamaño !== '' && asWhole(escaped(flat(`${nombre} ${tamaño}`))).test(flat(text)),
  )
  return exact.length === 1 ? exact : candidates
}

const cellQuotes = /(?<=^|[\t;,|])\s*"([^"\t;,|]*)"\s*(?=$|[\t;,|])/g
const emojis = new RegExp(String.raw`${emoji}[\uFE0F\u200D\p{Emoji_Modifier}]*`, 'gu')
/** Splits '011250x20' and 'cód.011250'. */
const parted = (text: string): string =>
  text
    .replaceAll(cellQuotes, '$1')
    .replaceAll(/(?<!\S)([*_])([^\s*_]+)\1(?!\S)/g, '$2')
    .replaceAll(emojis, ' ')
    .replaceAll(/\bpor fa(?:vor)?(?!\p{L})/giu, ' ')
    .replaceAll(/(?<=\d{4,})[x×*](?=\d)|(?<=\d)[x×*](?=\d{4,})/gi, ' x ')
    .replaceAll(/(?<![\p{L}\d])(?:c[oó]d(?:igo)?|art(?:[ií]culo)?|ref|sku|ean|n)[.:°º#]+\s*(?=[\p{L}\d])/giu, ' ')

export const meaningOfLine = (line: string, codes: Codes): LineMeaning => {
  const { text: bare, numbered } = withoutPrefix(line)
  const text = parted(bare)
  const { spans, matches: candidates } = codeSpans(text, codes)
  const matches = meant(candidates, text)
  const [medida, second] = matches
  const clear = medida && !second ? readRequestedSize({ text, numbered, spans }, medida, codes) : undefined
  return clear ?? { matches, remainder: without(text, spans, ' ') }
}
