/** Splits a question into terms: names, sizes, grades, norms, packs, codes. */
import { findClaims, type Claim } from '#recognise/claims.ts'
import { isBarCode, toPieceCode } from '#recognise/gtin.ts'
import { getWordKeys } from '#recognise/keys.ts'
import { searchKey } from '#recognise/normal.ts'
import { withDigits } from '#recognise/number-words.ts'
import { isDigits } from '#recognise/numerals.ts'
import { getSmallerKeys } from '#recognise/unit-keys.ts'
import { useWords } from '#recognise/vocabulary/question.ts'
import { sizeWords } from '#recognise/vocabulary/sizes.ts'
import { findSizes, findTokens, requestedSize, writeSize } from '#recognise/sizes.ts'
import type { Span } from '#recognise/spans.ts'
import { isWord, spelled, tokenize } from '#recognise/words.ts'
import { withoutSpareZeros } from '#recognise/zeros.ts'
import { concepts, fillers, findPhrase } from './concepts.ts'

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

const packKey = (container: string, count: string): string => `pack:${container}:${count}`

/** The search words of a pack: 'Caja x 100' is a box of 100, and 100 of anything. */
export const getPackKeys = (pack: string): string[] => {
  const plain = searchKey(pack)
  const [container = ''] = tokenize(plain)
  const [count] = /\d+/.exec(plain.replaceAll('.', '')) ?? []
  return count === undefined ? [] : [packKey(getContainerName(container), count), packKey('', count)]
}

/** One name for all names of a container. */
const getContainerName = (token: string): string =>
  token === '' || token === 'pack' || token === 'packs' ? '' : (findPhrase([token])?.things[0] ?? token)

const plainTerm = (as: TermKind, typed: string, keys: readonly string[]): Term => ({
  as,
  typed,
  keys,
  things: [],
  text: typed,
  namesKind: false,
})

/** A search shows codes that differ in signs and in zeros, and the piece of a case. */
const codeTerm = (typed: string): Term =>
  plainTerm('code', typed, [...new Set([typed, toPieceCode(typed)].map(withoutSpareZeros))])
const isCode = (digits: string): boolean => isDigits(digits) && digits.length > (digits.startsWith('0') ? 2 : 3)
const numberTerm = (text: string): Term =>
  isCode(text) ? codeTerm(text) : plainTerm('size', writeSize(text), requestedSize(text))

// The index words of grades, norms and packs equal no word of a size.
const toClaimKeys = ({ kind, text, container }: Claim): string[] => {
  if (kind === 'norm') return [`norma:${text}`]
  if (kind === 'pack') return [packKey(getContainerName(container), text)]
  // 'A4' is a steel, and a paper.
  return [`grado:${text}`, ...(text.startsWith('a') ? [text] : [])]
}

const claimTerm = (claim: Claim, typed: string): Term =>
  plainTerm(claim.kind, claim.kind === 'norm' ? typed.toUpperCase() : typed, toClaimKeys(claim))

/** A text with blanks in place of some of its parts. */
const withoutSpans = (text: string, spans: readonly Span[]): string =>
  spans.reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), text)

/** The grades and norms in a record's text, and the rest of the text. */
export const extractClaims = (plain: string): { readonly claims: readonly string[]; readonly remaining: string } => {
  const claims = findClaims(plain, ['norm', 'grade'])
  return { claims: claims.flatMap(toClaimKeys), remaining: withoutSpans(plain, claims) }
}

const typedFor = (query: string, token: string): string =>
  query.split(/[^\p{L}\p{M}\p{N}]+/u).find((piece) => searchKey(piece) === token) ?? token

export const getTokenKeys = (token: string): readonly string[] =>
  isWord(token) ? getWordKeys(token) : [withoutSpareZeros(token), ...getSmallerKeys(token)]

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

/** A term, and where in the question it stands. */
type Placed = readonly [start: number, term: Term]

/** 'sin cabeza' asks for a missing part. */
export const isWithout = (token: string): boolean => token === 'sin' || token === 'without'
export const getNegatedKeys = (token: string): string[] => getWordKeys(token).map((key) => `sin ${key}`)

/** What the word after 'talle' or 'sin' is searched by. */
const getKeysAfter = (token: string, next: string): readonly string[] | undefined => {
  if (sizeWords.has(token)) return getTokenKeys(next)
  return isWithout(token) ? getNegatedKeys(next) : undefined
}

/** Whether a product's name begins with the word; `kinds` are the first words of the catalogue's names. */
export const isKindOf = (kinds: ReadonlySet<string>, word: string): boolean =>
  getWordKeys(word).some((key) => kinds.has(key))

/** Whether a word names nothing: 'sobre' does where envelopes are sold. */
export const isFiller = (word: string, kinds: ReadonlySet<string>): boolean =>
  fillers.has(word) && !isKindOf(kinds, word)

/** The words of a question as terms: the longest expressions of the table first, and no fillers. */
const queryWords = (query: string, remaining: string, kinds: ReadonlySet<string>): Placed[] => {
  const tokens = findTokens(remaining)
  const { longest } = concepts()
  const terms: Placed[] = []
  for (let i = 0; i < tokens.length;) {
    const { text = '', start = 0 } = tokens[i] ?? {}
    const next = tokens[i + 1]?.text
    const following = tokens.slice(i, i + longest).map((token) => token.text)
    const last = following.findLastIndex((_, end) => findPhrase(following.slice(0, end + 1)) !== undefined)
    const words = following.slice(0, Math.max(last, 0) + 1)
    const means = findPhrase(words)?.means
    const keys = words.length === 1 && next !== undefined ? getKeysAfter(text, next) : undefined
    if (keys && next !== undefined) {
      terms.push([start, plainTerm('word', `${text} ${typedFor(query, next)}`, keys)])
      i += 2
      continue
    }
    // A term takes long to make in a long text, so a filler gets none.
    if (words.length > 1 || means || !isFiller(text, kinds)) {
      const term = wordTerm(query, words)
      if (means)
        terms.push(...means.map((token): Placed => [start, { ...wordTerm(query, [token]), typed: term.typed }]))
      else terms.push([start, { ...term, whole: useWords.has(tokens[i - 1]?.text ?? '') }])
    }
    i += words.length
  }
  return terms
}

const noKinds: ReadonlySet<string> = new Set()

/** `kinds`: the first words of the catalogue's names. */
export const parseTerms = (query: string, kinds = noKinds): readonly Term[] => {
  const code = query.replaceAll(/[\s-]/g, '')
  if (isBarCode(code)) return [codeTerm(code)]
  const text = spelled(withDigits(query))
  const claims = findClaims(text)
  const unclaimed = withoutSpans(text, claims)
  const sizes = findSizes(unclaimed)
  const terms: Placed[] = [
    ...claims.map((claim): Placed => [claim.start, claimTerm(claim, text.slice(claim.start, claim.end))]),
    ...sizes.map((size): Placed => [size.start, numberTerm(size.text)]),
    ...queryWords(query, withoutSpans(unclaimed, sizes), kinds),
  ]
  return terms.toSorted(([a], [b]) => a - b).map(([, term]) => term)
}

/** Fillers that a page may be about, such as 'presupuesto' and 'entrega'. */
export const parseTopics = (query: string): Term[] =>
  tokenize(searchKey(query))
    .filter((token) => fillers.get(token) === true)
    .map((token) => plainTerm('word', token, getWordKeys(token)))

/** Whether a question says enough: not just one letter, a sign, or fillers. */
export const isEnough = (terms: readonly Term[]): boolean =>
  terms.some(({ as, text }) => as !== 'word' || text.length > 1)
