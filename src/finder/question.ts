/** Splits a question into terms: names, sizes, grades, norms, packs, codes. */
import { toPieceCode } from '#recognise/gtin.ts'
import { withoutSpareZeros } from '#recognise/zeros.ts'
import { searchKey } from '#recognise/normal.ts'
import { sizeWords } from '#recognise/vocabulary/sizes.ts'
import { concepts, findPhrase } from './concepts.ts'
import { getWordKeys } from '#recognise/keys.ts'
import { isWord, requestedSize, sizePatterns, spelled, tokenize } from '#recognise/words.ts'

type TermKind = 'word' | 'size' | 'code' | 'grade' | 'norm' | 'pack'

/** One term of a question. A row answers it with any of its words. */
export interface Term {
  readonly as: TermKind
  /** The text as typed, for messages. */
  readonly typed: string
  /** The words of the term itself, as the index has them. */
  readonly keys: readonly string[]
  /** The words of its other names. */
  readonly things: readonly string[]
  /** The typed word without accents and capitals; it may be unfinished or misspelt. */
  readonly text: string
  /** In the table the word names a thing, rather than a quality. */
  readonly namesKind: boolean
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
  load: /(?<![\w./])(\d+(?:\.\d+)?) ?(kg|kilos?|mpa|hv|hrc|rpm|minutos)\b/g,
  pack: new RegExp(
    String.raw`\b(${containers})(?: ?(?:x|por|de|of|con))? ?(\d+)(?: ?(?:unidades|unid|uni|u|m|metros?))?\b(?!["./-]|in|mm| ?x ?\d)|\b(\d+) ?(?:unidades|unid|uni|un|u|piezas|pzas|pcs)\b|(?:^|(?<=[a-z]{2} ))x ?(\d+)(?![\w./]| ?x)`,
    'g',
  ),
} as const

const packKey = (container: string, count: string): string => `pack:${container}:${count}`

/** The search words of a pack: 'Caja x 100' is a box of 100, and 100 of anything. */
export const getPackKeys = (pack: string): string[] => {
  const plain = searchKey(pack)
  const [container = ''] = tokenize(plain)
  const [count = ''] = /\d+/.exec(plain.replaceAll(/(\d)\.(?=\d{3})/g, '$1')) ?? []
  return count === '' ? [] : [packKey(getContainerName(container), count), packKey('', count)]
}

/** One name for all names of a container. */
const getContainerName = (token: string): string =>
  token === '' || /^packs?$/.test(token) ? '' : (findPhrase([token])?.things[0] ?? token)

interface PlacedTerm extends Term {
  readonly position: number
}

const plainTerm = (as: TermKind, typed: string, keys: readonly string[]): Term => ({
  as,
  typed,
  keys,
  things: [],
  text: typed,
  namesKind: false,
})

/** A measure as people write it. */
const written = (size: string): string =>
  size
    .trim()
    .replaceAll(/(?<=\d)in\b/g, '"')
    .replaceAll(/(\d)-(?=\d+\/)/g, '$1 ')
    .replaceAll(/\bm(?=\d)/g, 'M')
    .replaceAll(/(?<=\d)x|x(?=[\d#])/g, ' x ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(\d)(mm|cm|ml|kg|m)\b/g, '$1 $2')
    .replaceAll(/(\d)\.(?=\d)/g, '$1,')

/** A search shows codes that differ in signs and in zeros, and the piece of a case. */
const codeTerm = (typed: string): Term =>
  plainTerm('code', typed, [...new Set([typed, toPieceCode(typed)].map(withoutSpareZeros))])
const isCode = (digits: string): boolean => /^\d{4,}$/.test(digits) || /^0\d\d+$/.test(digits)

const sizeTerm = (size: string): Term => plainTerm('size', written(size), requestedSize(size))

/** A pattern, and the term that a match of it stands for. */
type Taker = readonly [RegExp, (match: readonly (string | undefined)[]) => Term]

/** Takes the patterns' matches out of a text as terms; blanks replace them. */
const takeOut = (plain: string, takers: readonly Taker[]) => {
  const terms: PlacedTerm[] = []
  const remaining = takers.reduce((text, [pattern, toTerm]) => {
    for (const match of text.matchAll(pattern)) terms.push({ ...toTerm(match), position: match.index })
    return text.replaceAll(pattern, (matched) => ' '.repeat(matched.length))
  }, plain)
  return { terms, remaining }
}

// The index words of grades, norms and packs equal no word of a size.
const norm: Taker = [
  patterns.norm,
  ([matched = '', value]) => plainTerm('norm', matched.toUpperCase().trim(), [`norma:${value}`]),
]
const load: Taker = [
  patterns.load,
  ([matched = '', value, unitName]) => {
    const unit = unitName?.replace(/^kilos?$/, 'kg')
    return plainTerm('grade', matched.trim(), [`${value} ${unit}`, `${value}${unit}`])
  },
]
const grade: Taker = [
  patterns.grade,
  ([matched = '', value, bare, stainless]) =>
    // 'A4' is a steel, and a paper.
    plainTerm('grade', matched.trim(), [`grado:${value ?? bare ?? stainless}`, ...(stainless ? [stainless] : [])]),
]
const pack: Taker = [
  patterns.pack,
  ([matched = '', container = '', count, units, times]) =>
    plainTerm('pack', matched.trim(), [packKey(getContainerName(container), count ?? units ?? times ?? '')]),
]
const chain: Taker = [sizePatterns.chain, ([matched = '']) => sizeTerm(matched)]
const single: Taker = [
  sizePatterns.single,
  ([matched = '']) => (isCode(matched) ? codeTerm(matched) : sizeTerm(matched)),
]

/** The grades and norms in a record's text, and the rest of the text. */
export const extractClaims = (plain: string): { readonly claims: readonly string[]; readonly remaining: string } => {
  const { terms, remaining } = takeOut(plain, [norm, load, grade])
  return { claims: terms.flatMap(({ keys }) => keys), remaining }
}

const typedFor = (query: string, token: string): string =>
  query.split(/[^\p{L}\p{M}\p{N}]+/u).find((piece) => searchKey(piece) === token) ?? token

export const getTokenKeys = (token: string): readonly string[] =>
  isWord(token) ? getWordKeys(token) : [withoutSpareZeros(token)]

const wordTerm = (query: string, words: readonly string[]): Term => {
  const { things = [], namesKind = false, offer } = findPhrase(words) ?? {}
  const [firstToken = ''] = words
  return {
    as: 'word',
    typed: words.map((token) => typedFor(query, token)).join(' '),
    keys: words.length > 1 ? [] : getTokenKeys(firstToken),
    things,
    text: words.join(' '),
    namesKind,
    ...(offer !== undefined && { offer }),
  }
}

interface Token {
  readonly text: string
  readonly position: number
}
const locateTokens = (text: string): Token[] => {
  let from = 0
  return tokenize(text).map((token) => {
    const position = text.indexOf(token, from)
    from = position + token.length
    return { text: token, position }
  })
}

/** 'sin cabeza' asks for a missing part. */
export const isWithout = (token: string): boolean => token === 'sin' || token === 'without'
export const getNegatedKeys = (token: string): string[] => getWordKeys(token).map((key) => `sin ${key}`)

/** The words of a question as terms: the longest expressions of the table first, and no fillers. */
const queryWords = (query: string, remaining: string): PlacedTerm[] => {
  const tokens = locateTokens(remaining)
  const { fillers, longest } = concepts()
  const terms: PlacedTerm[] = []
  for (let i = 0; i < tokens.length;) {
    const { text = '', position = 0 } = tokens[i] ?? {}
    const next = tokens[i + 1]?.text
    const following = tokens.slice(i, i + longest).map((token) => token.text)
    const last = following.findLastIndex((_, end) => findPhrase(following.slice(0, end + 1)) !== undefined)
    const words = following.slice(0, Math.max(last, 0) + 1)
    const means = findPhrase(words)?.means
    if (words.length === 1 && sizeWords.has(text) && next !== undefined) {
      terms.push({ ...plainTerm('word', `${text} ${typedFor(query, next)}`, getTokenKeys(next)), position })
      i += 2
      continue
    }
    if (words.length === 1 && isWithout(text) && next !== undefined) {
      terms.push({ ...plainTerm('word', `${text} ${typedFor(query, next)}`, getNegatedKeys(next)), position })
      i += 2
      continue
    }
    // A term takes long to make in a long text, so a filler gets none.
    if (words.length === 1 && !means && fillers.has(text)) {
      i += 1
      continue
    }
    const term = wordTerm(query, words)
    if (means) terms.push(...means.map((token) => ({ ...wordTerm(query, [token]), typed: term.typed, position })))
    else terms.push({ ...term, position, whole: /^(?:para|for)$/.test(tokens[i - 1]?.text ?? '') })
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

export const parseTerms = (query: string): readonly Term[] => {
  const code = query.replaceAll(/[\s-]/g, '')
  if (/^(?:\d{8}|\d{12,14})$/.test(code)) return [codeTerm(code)]
  const { terms, remaining } = takeOut(spelled(withNumbers(query)), [norm, load, pack, grade, chain, single])
  const placedTerms = [...terms, ...queryWords(query, remaining)].toSorted((a, b) => a.position - b.position)
  return placedTerms.map(({ position: _position, ...term }) => term)
}

/** Fillers that a page may be about, such as 'presupuesto' and 'entrega'. */
export const parseTopics = (query: string): Term[] =>
  tokenize(searchKey(query))
    .filter((token) => concepts().fillers.get(token) === true)
    .map((token) => plainTerm('word', token, getWordKeys(token)))

/** Whether a question says enough: not just one letter, a sign, or fillers. */
export const isEnough = (terms: readonly Term[]): boolean =>
  terms.some(({ as, text }) => as !== 'word' || text.length > 1)
