import { maxPacks, type Medida } from '../../../state/pedido/linea.ts'
import { unitsIn } from '../../../state/pedido/units.ts'
import { searchKey } from '../../../ui/search-key.ts'
import { wordsOf } from '../../../finder/words.ts'
import type { Amount } from './amount.ts'
import { codeSpans, type Span } from './code-spans.ts'
import type { Codes } from './codes.ts'
import { flat, namesOf } from './names.ts'
import { isNounOf, isPlural, isThing } from './noun.ts'
import { withoutPrefix } from './prefix.ts'
import { countOf, wordsIn, type Word } from './words.ts'

/** A size and the amount that a line asks for. */
export interface RequestedSize extends Amount {
  readonly medida: Medida
}

/** The meaning of a line: a clear one, nothing (a table row without amount), or the sizes it may mean. */
export type LineMeaning = RequestedSize | 'nothing' | { readonly matches: readonly Medida[]; readonly rest: string }

/** The clear forms of a line, in classes of words. Any other form is unclear. */
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

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
const asWhole = (source: string) => new RegExp(String.raw`(?<![\p{L}\p{N}])${source}(?![\p{L}\p{N}])`, 'giu')

/** A name that looks like an amount ('x 50', '20') is not removed from the line. */
const tells = (text: string): boolean => wordsIn(text).some(({ kind }) => kind === 'T' || kind === 'D' || kind === 'P')

/** Matches a pack, 'Caja x 50', also as '3 cajas de 50'. */
const packForm = (pack: string): RegExp => {
  const [first = '', ...others] = flat(pack).split(' ')
  return asWhole(
    [`${escaped(first)}(?:e?s)?`, ...others.map((word) => (word === 'x' ? '(?:x|×|de|por)' : escaped(word)))].join(
      String.raw`\s*`,
    ),
  )
}

const one = String.raw`[#mø]?\s?\d+(?:[.,]\d+)?(?:[ -]?\d+\/\d+|\/\d+)?\s?(?:mm|cm|m(?!\p{L})|"|''|pulg\.?)?`
const between = String.raw`\s*(?:x|×|✕|\*|por)\s*`
const measures = new RegExp(String.raw`(?<![\p{L}\d.,/])${one}(?:${between}${one})*(?![\p{L}\d])`, 'giu')

/** Removes the size's own measures, which are no amounts; any other measure makes the line unclear. */
const withoutMeasures = (text: string, existing: ReadonlySet<string>): string =>
  text.replaceAll(measures, (found) => {
    const [first = '', ...others] = found.split(new RegExp(`(${between})`, 'iu'))
    const beginnings = [first, ...others]
      .map((_, at) => [first, ...others].slice(0, at + 1).join(''))
      .filter((_, at) => at % 2 === 0)
      .toReversed()
    const own = beginnings.find(
      (beginning) => /[^\d.\s]/.test(beginning.trim()) && existing.has(wordsOf(beginning)[0] ?? ''),
    )
    // 'M8 x 50' beside the code of an M8 x 70 means another size.
    const other =
      own !== undefined &&
      others.length > 0 &&
      !/\dx\d/.test(wordsOf(own)[0] ?? '') &&
      [...existing].some((word) => /\dx\d/.test(word))
    if (own !== undefined && !other) return ` ${found.slice(own.length)}`
    return others.length > 0 || /[^\d.,\s]/.test(found) ? ' \uE003 ' : found
  })

/** Replaces code, pack and name by marks, and removes the measure. */
const marked = (
  text: string,
  spans: readonly Span[],
  { nombre, tamaño, pack }: Medida,
  existing: ReadonlySet<string>,
): string => {
  const coded = spans
    .toReversed()
    .reduce((rest, { from, to }) => `${rest.slice(0, from)} \uE001 ${rest.slice(to)}`, text)
  const packed = /^\s*\p{L}{2}/u.test(pack) ? coded.replaceAll(packForm(pack), ' \uE002 ') : coded
  const withoutName = [`${nombre} ${tamaño}`, nombre, tamaño]
    .map(flat)
    .filter((name) => name !== '' && tells(name))
    .reduce((rest, name) => rest.replaceAll(asWhole(escaped(name)), name === flat(tamaño) ? ' ' : ' \uE004 '), packed)
  return withoutMeasures(withoutName, existing)
}

/** '20 packs, 1.000 unidades' says one amount twice: removes the second. */
const withoutEcho = (words: readonly Word[], pack: string): readonly Word[] => {
  const numbers = words.filter(({ kind }) => kind === 'N')
  const [packs, units] = numbers
  const each = unitsIn(pack) ?? 1
  if (!packs || !units || numbers.length !== 2 || each === 1 || countOf(units) !== countOf(packs) * each) return words
  const at = words.indexOf(units)
  return words.filter((word, place) => word !== units && !(place === at + 1 && word.kind === 'U'))
}

const isForm = (kinds: string): boolean => forms.some(([form]) => form.test(kinds))

/** Whether the line is a table row: the amount has its own cell, or is beside the code. */
const isRow = (cells: readonly string[]): boolean => {
  const [counted = '', ...otherCounted] = cells.filter((cell) => cell.includes('N'))
  const sure = counted.includes('C')
    ? isForm(counted)
    : /^X?N[PUK]?T*$/.test(counted) && cells.some((cell) => cell.includes('C'))
  return sure && otherCounted.length === 0 && cells.every((cell) => cell === counted || /^[TKPUC]*$/.test(cell))
}

/** A container other than the size's own makes the line unclear: boxes of what is sold in bags. */
const isPackWord = (word: string, pack: string): boolean =>
  pack === '' || /^(?:packs?|paq)$/.test(word) || searchKey(pack).startsWith(word.replace(/^cjs?$/, 'caja').slice(0, 4))

const kindIn = ({ kind, text }: Word, nombre: string, existing: ReadonlySet<string>, codes: Codes): string => {
  // The 'U' of a 'Bulón U' counts nothing.
  if (kind === 'U' && wordsOf(nombre).includes(searchKey(text))) return ''
  if (kind !== 'T' || text.length < 3) return kind
  if (isNounOf(nombre, text)) return 'O'
  if (wordsOf(text).some((form) => existing.has(form))) return ''
  // 'Tuerca' beside the code of a bolt is unclear.
  return namesOf(codes).has(text) ? 'D' : isThing(text) ? 'F' : 'T'
}

/**
 * What a product's own noun or name says, by its place: '500 tuercas' counts units and '500 tuerca' may, while 'tuerca x 500' and
 * '070800 x 500 Tuerca hexagonal M8' only name.
 */
const nounIn = (words: readonly Word[], at: number): string => {
  const { text = '' } = words[at] ?? {}
  const sign = (word: Word) => word.kind || (/\p{L}/u.test(word.text) ? '_' : ',')
  const before = words.slice(0, at).map(sign).join('')
  const after = words
    .slice(at + 1)
    .map(sign)
    .join('')
  if (/N_*$/.test(before)) return isPlural(text) ? 'U' : text === '\uE004' && /XN_*$/.test(before) ? '' : 'D'
  return isPlural(text) && (/N[^BPKU]*$/.test(before) || /^[_,O]*N/.test(after)) ? 'D' : ''
}
const withNouns = (words: readonly Word[]): Word[] =>
  words.map((word, at) => {
    if (word.kind === 'O') return { ...word, kind: nounIn(words, at) }
    return word.kind === 'F' ? { ...word, kind: words[at - 1]?.kind === 'N' ? 'D' : 'T' } : word
  })

/** The amount of a cell that has nothing else. */
export const amountOf = (
  cell: string,
  inUnits: boolean,
  medida?: Medida,
): { readonly count: number; readonly inUnits: boolean } | undefined => {
  const words = wordsIn(cell.trim()).filter(({ kind }) => kind !== '')
  const [number, unit] = words.filter(({ kind }) => kind !== 'X')
  if (!number || countOf(number) === 0 || !/^X?N[PU]?$/.test(words.map(({ kind }) => kind).join(''))) return undefined
  if (unit?.kind === 'P' && (inUnits || !isPackWord(searchKey(unit.text), medida?.pack ?? ''))) return undefined
  const units = inUnits || unit?.kind === 'U'
  return units && (!medida || unitsIn(medida.pack) === undefined)
    ? undefined
    : { count: countOf(number), inUnits: units }
}

/** The text between the first and the last word that belong to a note. */
const besides = (text: string, words: readonly Word[]): string => {
  const isNote = ({ kind }: Word) => kind === 'T'
  const [first, last] = [words.findIndex(isNote), words.findLastIndex(isNote)]
  if (first < 0) return ''
  const isMentioned = (word: Word, at: number) =>
    !(word.kind === '' && /\p{L}/u.test(word.text) && (at < first || at > last)) &&
    (word.kind === '' || word.kind === 'T' || word.kind === 'B')
  return words.reduce(
    (left, word, at) =>
      isMentioned(word, at)
        ? left
        : `${left.slice(0, word.at)}${' '.repeat(word.text.length)}${left.slice(word.at + word.text.length)}`,
    text,
  )
}

interface Line {
  readonly text: string
  readonly numbered: boolean
  readonly spans: readonly Span[]
}

const requested = (
  { text, numbered, spans }: Line,
  medida: Medida,
  codes: Codes,
): RequestedSize | 'nothing' | undefined => {
  const { nombre, tamaño, pack } = medida
  const existing = new Set(wordsOf(`${nombre} ${tamaño} ${pack}`))
  const clean = marked(text, spans, medida, existing)
  const all = withNouns(wordsIn(clean).map((word) => ({ ...word, kind: kindIn(word, nombre, existing, codes) })))
  const words = withoutEcho(
    all.filter(({ kind }) => kind !== ''),
    pack,
  )
  const kinds = words
    .map(({ kind }) => kind)
    .join('')
    .replaceAll(/C+/g, 'C')
    .replaceAll(/U+/g, 'U')
  if (
    kinds.includes('D') ||
    words.some((word) => word.kind === 'P' && !isPackWord(searchKey(word.text).replace('.', ''), pack))
  )
    return undefined
  const cells = kinds.split('B')
  const at = words.findIndex(({ kind }) => kind === 'N')
  const number = words[at]
  if (!number) {
    if (cells.length > 1 && /^[CTKPUB]*$/.test(kinds)) return 'nothing'
    return kinds === 'C' && !numbered && spans.every(({ broken }) => !broken)
      ? { medida, count: 1, inUnits: false, rest: '' }
      : undefined
  }
  if (cells.length > 1 ? !isRow(cells) : !isForm(kinds)) return undefined
  if (countOf(number) === 0) return 'nothing'
  if (countOf(number) > maxPacks) return undefined
  const before = words[at - 1]?.kind === 'X' ? at - 2 : at - 1
  const inUnits = words[at + 1]?.kind === 'U' || words[before]?.kind === 'U'
  // The number is the size's name, so it is no amount.
  if (number.text === flat(tamaño) && words[at - 1]?.kind !== 'X') return undefined
  if (inUnits && unitsIn(pack) === undefined) return undefined
  return { medida, count: countOf(number), inUnits, rest: besides(clean, all) }
}

/** Of several sizes with one code, the one whose name and measure are in the text. */
const meant = (matching: readonly Medida[], text: string): readonly Medida[] => {
  const exact = matching.filter(
    ({ nombre, tamaño }) =>
      nombre !== '' && tamaño !== '' && asWhole(escaped(flat(`${nombre} ${tamaño}`))).test(flat(text)),
  )
  return exact.length === 1 ? exact : matching
}

const cellQuotes = /(?<=^|[\t;,|])\s*"([^"\t;,|]*)"\s*(?=$|[\t;,|])/g
const emoji = /(?![❌❎✖🚫⛔➖➕‼⁉❓❗👎©®™])\p{Extended_Pictographic}[\uFE0F\u200D\p{Emoji_Modifier}]*/gu
/** Splits '011250x20' and 'cód.011250'. */
const parted = (text: string): string =>
  text
    .replaceAll(cellQuotes, '$1')
    .replaceAll(/(?<!\S)([*_])([^\s*_]+)\1(?!\S)/g, '$2')
    .replaceAll(emoji, ' ')
    .replaceAll(/\bpor fa(?:vor)?(?!\p{L})/giu, ' ')
    .replaceAll(/(?<=\d{4,})[x×*](?=\d)|(?<=\d)[x×*](?=\d{4,})/gi, ' x ')
    .replaceAll(/(?<![\p{L}\d])(?:c[oó]d(?:igo)?|art(?:[ií]culo)?|ref|sku|ean|n)[.:°º#]+\s*(?=[\p{L}\d])/giu, ' ')

export const meaningOfLine = (line: string, codes: Codes): LineMeaning => {
  const { text: bare, numbered } = withoutPrefix(line)
  const text = parted(bare)
  const { spans, matches: all } = codeSpans(text, codes)
  const matching = meant(all, text)
  const [medida, other] = matching
  const message = medida && !other ? requested({ text, numbered, spans }, medida, codes) : undefined
  return (
    message ?? {
      matches: matching,
      rest: spans.toReversed().reduce((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text),
    }
  )
}
