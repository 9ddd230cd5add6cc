/** Splits a question into terms: names, sizes, grades, norms, packs, codes. */
import { searchKey } from '../ui/search-key.ts'
import { concepts, phraseOf } from './concepts.ts'
import { keysOf } from './keys.ts'
import { requestedSize, sizePatterns, spelled, tokensOf, withoutZeros } from './words.ts'

type TermKind = 'word' | 'size' | 'code' | 'grade' | 'norm' | 'pack'

/** One term of a question. A row answers it with any of its words. */
export interface Term {
  readonly as: TermKind
  /** The text as typed, for messages. */
  readonly typed: string
  /** The words of the term itself, as the index has them. */
  readonly own: readonly string[]
  /** The words of its other names. */
  readonly also: readonly string[]
  /** The typed word without accents and capitals; it may be unfinished or misspelt. */
  readonly word: string
  /** In the table the word names a thing, rather than a quality. */
  readonly kind: boolean
  /** The word after 'para' must match whole: 'tuerca para auto' is no autofrenante. */
  readonly whole?: boolean
  readonly offer?: string
}

const grades = ['3.6', '4.6', '4.8', '5.6', '5.8', '6.8', '8.8', '9.8', '10.9', '12.9']
  .join('|')
  .replaceAll('.', String.raw`\.`)
export const containers = 'cajas?|bolsas?|paquetes?|packages?|packs?|box|boxes|bags?|rollos?|baldes?|blister'
const patterns = {
  norm: /\b(?:(?:din|en|uni|bs|nm|nom|aisi)[ -]+)*(?:din|iso|iram|sae|astm|ansi|asme|aisi)[ -]*([a-z]?\d+(?:\.\d+)*)(?:\/\d+|-\d\b)?(?: ?-?[a-h]\b)?/g,
  grade: new RegExp(
    String.raw`\b(?:sae )?(?:(?:grado|grade|clase|class|gr|cl|calidad|resistencia)\.? ?(?:de )?)(\d{1,2}(?:\.\d)?)(?![\w/]|\.\d)|(?<![\w.x#]|(?<![a-z])x )(${grades})(?![\w./]| ?x)|\b(a[24])(?:-\d\d)?\b(?!\d)`,
    'g',
  ),
  load: /(?<![\w.])(\d+(?:\.\d+)?) ?(kg|kilos?|mpa|hv|hrc|rpm|minutos)\b/g,
  pack: new RegExp(
    String.raw`\b(${containers})(?: ?(?:x|por|de|of|con))? ?(\d+)(?: ?(?:unidades|unid|uni|u|m|metros?))?\b(?!["./-]|in|mm| ?x ?\d)|\b(\d+) ?(?:unidades|unid|uni|un|u|piezas|pzas|pcs)\b|(?:^|(?<=[a-z]{2} ))x ?(\d+)(?![\w./]| ?x)`,
    'g',
  ),
} as const

const packWord = (container: string, count: string): string => `pack:${container}:${count}`

/** The search words of a pack: 'Caja x 100' is a box of 100, and 100 of anything. */
export const packsIn = (pack: string): string[] => {
  const plain = searchKey(pack)
  const [container = ''] = tokensOf(plain)
  const [count = ''] = /\d+/.exec(plain.replaceAll(/(\d)\.(?=\d{3})/g, '$1')) ?? []
  return count === '' ? [] : [packWord(containerOf(container), count), packWord('', count)]
}

/** One name for all names of a container. */
const containerOf = (word: string): string =>
  word === '' || /^packs?$/.test(word) ? '' : (phraseOf([word])?.things[0] ?? word)

interface Placed extends Term {
  readonly at: number
}

const plainTerm = (as: TermKind, typed: string, own: readonly string[]): Term => ({
  as,
  typed,
  own,
  also: [],
  word: typed,
  kind: false,
})

/** A measure as people write it. */
const written = (found: string): string =>
  found
    .trim()
    .replaceAll(/(?<=\d)in\b/g, '"')
    .replaceAll(/(\d)-(?=\d+\/)/g, '$1 ')
    .replaceAll(/\bm(?=\d)/g, 'M')
    .replaceAll(/(?<=\d)x|x(?=[\d#])/g, ' x ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(\d)(mm|cm|ml|kg|m)\b/g, '$1 $2')
    .replaceAll(/(\d)\.(?=\d)/g, '$1,')

const codeTerm = (typed: string): Term => plainTerm('code', typed, [withoutZeros(typed)])
const isCode = (found: string): boolean => /^\d{4,}$/.test(found) || /^0\d\d+$/.test(found)

const sizeTerm = (found: string): Term => plainTerm('size', written(found), requestedSize(found))

/** A pattern, and the term that a match of it stands for. */
type Taker = readonly [RegExp, (match: readonly (string | undefined)[]) => Term]

/** Takes what the patterns match out of a text as terms; blanks replace it. */
const takeOut = (plain: string, takers: readonly Taker[]) => {
  const terms: Placed[] = []
  const rest = takers.reduce((text, [pattern, termOf]) => {
    for (const match of text.matchAll(pattern)) terms.push({ ...termOf(match), at: match.index })
    return text.replaceAll(pattern, (found) => ' '.repeat(found.length))
  }, plain)
  return { terms, rest }
}

// The index words of grades, norms and packs equal no word of a size.
const norm: Taker = [
  patterns.norm,
  ([found = '', value]) => plainTerm('norm', found.toUpperCase().trim(), [`norma:${value}`]),
]
const load: Taker = [
  patterns.load,
  ([found = '', value, unit]) => plainTerm('grade', found.trim(), [`${value} ${unit?.replace(/^kilos?$/, 'kg')}`]),
]
const grade: Taker = [
  patterns.grade,
  ([found = '', value, bare, stainless]) => plainTerm('grade', found.trim(), [`grado:${value ?? bare ?? stainless}`]),
]
const pack: Taker = [
  patterns.pack,
  ([found = '', container = '', count, units, times]) =>
    plainTerm('pack', found.trim(), [packWord(containerOf(container), count ?? units ?? times ?? '')]),
]
const chain: Taker = [sizePatterns.chain, ([found = '']) => sizeTerm(found)]
const single: Taker = [sizePatterns.single, ([found = '']) => (isCode(found) ? codeTerm(found) : sizeTerm(found))]

/** The grades and norms in a record's text, and the rest of the text. */
export const claimsIn = (plain: string): { readonly claims: readonly string[]; readonly rest: string } => {
  const { terms, rest } = takeOut(plain, [norm, load, grade])
  return { claims: terms.flatMap(({ own }) => own), rest }
}

const typedFor = (query: string, word: string): string =>
  query.split(/[^\p{L}\p{M}\p{N}]+/u).find((piece) => searchKey(piece) === word) ?? word

const wordTerm = (query: string, words: readonly string[]): Term => {
  const { things = [], kind = false, offer } = phraseOf(words) ?? {}
  const [word = ''] = words
  const letters = /^\p{L}+$/u.test(word)
  return {
    as: 'word',
    typed: words.map((one) => typedFor(query, one)).join(' '),
    own: words.length > 1 ? [] : letters ? keysOf(word) : [withoutZeros(word)],
    also: things,
    word: words.join(' '),
    kind,
    ...(offer !== undefined && { offer }),
  }
}

interface Token {
  readonly word: string
  readonly at: number
}
const tokensAt = (text: string): Token[] => {
  let from = 0
  return tokensOf(text).map((word) => {
    const at = text.indexOf(word, from)
    from = at + word.length
    return { word, at }
  })
}

/** 'sin cabeza' asks for a missing part. */
export const isWithout = (word: string): boolean => word === 'sin' || word === 'without'
export const withoutWords = (word: string): string[] => keysOf(word).map((key) => `sin ${key}`)

/** The words of a question as terms: the longest expressions of the table first, and no fillers. */
const queryWords = (query: string, rest: string): Placed[] => {
  const tokens = tokensAt(rest)
  const { fillers, longest } = concepts()
  const terms: Placed[] = []
  for (let i = 0; i < tokens.length;) {
    const { word = '', at = 0 } = tokens[i] ?? {}
    const next = tokens[i + 1]?.word
    const following = tokens.slice(i, i + longest).map((token) => token.word)
    const last = following.findLastIndex((_, end) => phraseOf(following.slice(0, end + 1)) !== undefined)
    const words = following.slice(0, Math.max(last, 0) + 1)
    const means = phraseOf(words)?.means
    if (words.length === 1 && isWithout(word) && next !== undefined) {
      terms.push({ ...plainTerm('word', `${word} ${typedFor(query, next)}`, withoutWords(next)), at })
      i += 2
      continue
    }
    // A term takes long to make in a long text, so a filler gets none.
    if (words.length === 1 && !means && fillers.has(word)) {
      i += 1
      continue
    }
    const term = wordTerm(query, words)
    if (means) terms.push(...means.map((one) => ({ ...wordTerm(query, [one]), typed: term.typed, at })))
    else terms.push({ ...term, at, whole: /^(?:para|for)$/.test(tokens[i - 1]?.word ?? '') })
    i += words.length
  }
  return terms
}

/** Joins number words after they became digits: 'tres cuartos de pulgada', 'una pulgada y media'. */
const joined: readonly (readonly [RegExp, string])[] = [
  [/ (?=\/\d)/g, ''],
  [/(?<=\d") ?(?:de )?(?:pulgadas?|inch)\b/g, ''],
  [/(?<=\d) ?(?:pulgadas?|")(?= (?:y )?\d+\/)/g, ''],
]

const withNumbers = (text: string): string => {
  const { numbers, numberWords } = concepts()
  return joined.reduce(
    (changed, [from, to]) => changed.replaceAll(from, to),
    searchKey(text).replaceAll(numberWords, (words) => numbers.get(words) ?? words),
  )
}

export const termsOf = (query: string): readonly Term[] => {
  const code = query.replaceAll(/[\s-]/g, '')
  if (/^(?:\d{8}|\d{12,14})$/.test(code)) return [codeTerm(code)]
  const { terms, rest } = takeOut(spelled(withNumbers(query)), [norm, load, pack, grade, chain, single])
  const all = [...terms, ...queryWords(query, rest)].toSorted((a, b) => a.at - b.at)
  return all.map(({ at: _at, ...term }) => term)
}

/** Fillers that a page may be about, such as 'presupuesto' and 'entrega'. */
export const topicsOf = (query: string): Term[] =>
  tokensOf(searchKey(query))
    .filter((word) => concepts().fillers.get(word) === true)
    .map((word) => plainTerm('word', word, keysOf(word)))

/** Whether a question says enough: not just one letter, a sign, or fillers. */
export const isEnough = (terms: readonly Term[]): boolean =>
  terms.some(({ as, word }) => as !== 'word' || word.length > 1)
