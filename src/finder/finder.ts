import { atOnce } from '#contract/in-slices.ts'
import type { Producto } from '#contract/producto.ts'
import { withoutCodeWords } from '#recognise/code-words.ts'
import { toBareCode } from '#recognise/code.ts'
import { searchKey } from '#recognise/normal.ts'
import { hasDigit, isDigits } from '#recognise/numerals.ts'
import { hasLetter, toWords } from '#recognise/plain.ts'
import { isSize } from '#recognise/sizes.ts'
import { oncePer } from '#state/once-per.ts'
import { synonyms } from '#state/synonyms.ts'
import { isKind } from './answers.ts'
import { asking, collect, findCommonRows, scoreCommonRows, type Asking, type Lookup } from './asking.ts'
import { indexing, type Index } from './catalogue-index.ts'
import type { Found, Match } from './match.ts'
import { nearestWord } from './nearest-word.ts'
import { nearestTo } from './nearest.ts'
import { isEnough, isFiller, parseTerms, type Term } from './question.ts'
import { parseCodes, readings, splitList, withoutAmount, withoutJoints } from './readings.ts'

export type { Found } from './match.ts'

const isPlain = ({ as, things, namesKind }: Term): boolean => as === 'word' && things.length === 0 && !namesKind

/**
 * True when the first word, the thing asked for, is only in products' texts while another word is in names: 'llave
 * allen' is no Allen screw. 'T2' names no thing.
 */
const isOffSubject = ({ index, byText, byName }: Asking, terms: readonly Term[]): boolean => {
  const [head, ...others] = terms
  return (
    head !== undefined &&
    others.length > 0 &&
    isPlain(head) &&
    !hasDigit(head.text) &&
    byName(head).size === 0 &&
    byText(head).size > 0 &&
    !others.some((term) => isKind(index, term)) &&
    others.some((term) => term.as === 'word' && byName(term).size > 0)
  )
}

interface Matched {
  readonly matches: readonly Match[]
  readonly byText?: true
}

/**
 * With a size, a term that is in the name of a product of the kind is not searched in texts: an Allen screw's
 * 'hexágono' is no 'bulón hexagonal de 6'.
 */
const chooseLookup = ({ index, byName, byText }: Asking, terms: readonly Term[]): Lookup => {
  const kinds = terms.filter((term) => isKind(index, term))
  const names = (term: Term) =>
    findCommonRows([...kinds, term], byName).some((row) => byName(term).get(row)?.field === 'name')
  return terms.some(({ as }) => as === 'size') ? (term) => (names(term) ? byName(term) : byText(term)) : byText
}

/**
 * Many people do not tell bulón, perno and tornillo apart: when another word says which one is meant, any of the three
 * matches.
 */
const asAnyScrew = (ask: Asking, terms: readonly Term[]): (readonly Term[])[] => {
  const screws = new Set(['bulon', 'tornillo'].flatMap((token) => parseTerms(token).flatMap(({ things }) => things)))
  const others = terms.filter(({ things }) => !things.some((thing) => screws.has(thing)))
  const qualifiers = others.filter((term) => term.as === 'word' && !isKind(ask.index, term))
  if (others.length === terms.length || qualifiers.length === 0) return []
  const either: Term = { as: 'word', typed: '', text: '', namesKind: true, keys: [], things: [...screws] }
  return [[either, ...others]]
}

/** The products that answer every term of one reading: first by names alone, then with texts. */
const findMatches = (ask: Asking, ways: readonly (readonly Term[])[]): Matched | undefined => {
  for (const terms of [...ways, ...ways.flatMap((way) => asAnyScrew(ask, way))]) {
    const scores = scoreCommonRows(terms, ask.byName)
    // 'zincado' describes a thing without naming it: products described so in their texts belong to the answer too.
    const describes =
      terms.some(({ as, text }) => as === 'word' && !hasDigit(text)) &&
      ![...scores.values()].some(({ matchesName }) => matchesName)
    if (scores.size > 0 && !describes) return { matches: collect(ask, scores) }
  }
  for (const terms of ways) {
    const scores = scoreCommonRows(terms, chooseLookup(ask, terms))
    const matches = collect(ask, scores)
    if (matches.length === 0 || isOffSubject(ask, terms)) continue
    const hasName =
      terms.some((term) => !isPlain(term)) ||
      [...scores.values()].some(({ matchesName, matchesSize }) => matchesName || matchesSize)
    return { matches, ...(!hasName && { byText: true }) }
  }
  return undefined
}

/** The question with suggestions for its unknown words; undefined without any. */
const corrected = (ask: Asking, query: string, terms: readonly Term[]): string | undefined => {
  const next = terms.reduce((text, term) => {
    if (term.as !== 'word' || (ask.byText(term).size > 0 && term.offer === undefined)) return text
    const correction = term.offer ?? (term.things.length > 0 ? undefined : nearestWord(ask.index, term.text))
    return correction === undefined ? text : text.replace(term.typed, correction)
  }, query)
  return next === query ? undefined : next
}

interface Part {
  readonly typed: string
  readonly query: string
}

/** 'tuercas y arandelas m10' asks for two things: each part must name a kind or a code. 'm10' of 'tuercas m8 y m10' is of nuts. */
const splitQuery = (ask: Asking, whole: string): readonly Part[] => {
  const [first = '', ...others] = whole
    .split(/[,;+\n]| [you] | and |(?<=\d)\/(?=m\d)|(?<=\p{L}{3})\/(?=\p{L}{3})/iu)
    .map((part) => part.trim())
    .filter(Boolean)
  const terms = parseTerms(first, ask.index.kinds)
  const subject = terms.flatMap(({ as, typed }) => (as === 'size' ? [] : typed)).join(' ')
  const hasSize = terms.some(({ as }) => as === 'size')
  const parts = [first, ...others].map((typed) => ({
    typed,
    query: typed !== first && hasSize && isSize(typed) ? `${subject} ${typed}` : typed,
  }))
  const isSubject = (term: Term) => term.as === 'code' || isKind(ask.index, term)
  return others.length > 0 && parts.every(({ query }) => parseTerms(query, ask.index.kinds).some(isSubject))
    ? parts
    : []
}

const union = (groups: readonly (readonly Match[])[]): Match[] => {
  const byProduct = new Map<number, Match>()
  for (const { producto, sizes } of groups.flat()) {
    const previousSizes = byProduct.get(producto.id)?.sizes ?? []
    byProduct.set(producto.id, { producto, sizes: [...new Set([...previousSizes, ...sizes])] })
  }
  return [...byProduct.values()]
}

export type Find = (query: string) => Found

/** Several codes and nothing else: long numbers, or codes of the catalogue. */
const listCodes = ({ index }: Asking, query: string): string[] => {
  const pieces = splitList(query).filter((piece) => !isFiller(toWords(piece).join(' '), index.kinds))
  const isKnown = (piece: string) => hasDigit(piece) && index.codes().exact(toBareCode(piece)).length > 0
  const numbers = parseCodes(query)
  return numbers.length === 0 && pieces.length > 1 && pieces.every(isKnown) ? pieces : numbers
}

/** The sizes whose code a whole text is, whatever its signs: 'LE 114' for LE-114, 'cod. 205' and 'el 205' for 205. */
const findWholeCode = ({ index, productos }: Asking, text: string): readonly Match[] => {
  const words = text.split(/\s+/).filter((word) => !isFiller(searchKey(word), index.kinds))
  const keys = [text, words.join(' ')].map((code) => toBareCode(withoutCodeWords(code)))
  const found = keys.map((key) => (hasDigit(key) ? index.codes().exact(key) : [])).find(({ length }) => length > 0)
  return (found ?? []).flatMap(({ row }) => {
    const { product = 0, size } = index.rows[row] ?? {}
    const producto = productos[product]
    return producto && size !== undefined ? [{ producto, sizes: [size] }] : []
  })
}

/** A code beside words of its product: '101 pala'. Alone among words a short number is rather a size. */
const findCodeBeside = (ask: Asking, query: string): readonly Match[] => {
  const pieces = query.split(/\s+/)
  return pieces.flatMap((piece, index) => {
    const coded = pieces.length > 1 && isDigits(piece) && piece.length < 5 ? findWholeCode(ask, piece) : []
    if (coded.length === 0) return []
    const named = findMatches(ask, readings(pieces.toSpliced(index, 1).join(' '), ask.index.kinds))?.matches ?? []
    return coded.filter(({ producto }) => named.some((match) => match.producto === producto))
  })
}

/** A code beside an amount: '10 x 205', '2 del 101'. */
const findCodeWithAmount = (ask: Asking, query: string): readonly Match[] => {
  const pieces = query.split(/[\s×*]+/).filter((piece) => !isFiller(searchKey(piece), ask.index.kinds))
  const coded = pieces.filter((piece) => piece.length > 2).map((piece) => findWholeCode(ask, piece))
  return pieces.length === 2 && pieces.every(isDigits) && coded.length === 1 ? union(coded) : []
}

const findCodes = (ask: Asking, codes: readonly string[]): Found => {
  const results = codes.map((code) => {
    const whole = findWholeCode(ask, code)
    return {
      code,
      matches: whole.length > 0 ? whole : (findMatches(ask, [parseTerms(code, ask.index.kinds)])?.matches ?? []),
    }
  })
  const missed = results.filter(({ matches }) => matches.length === 0).map(({ code }) => code)
  return { matches: union(results.map(({ matches }) => matches)), nearest: missed.length > 0, missed }
}

/** Quotes around words, and the star of who searches by a beginning, are no inches and no 'by'. */
const withoutSigns = (query: string): string =>
  query
    .replaceAll(/(?<=^|\s)["“”]([^\s"“”](?:[^"“”]*[^\s"“”])?)["“”](?=\s|$)/g, '$1')
    .replaceAll(/(?<!\d\s*)\*|\*(?!\s*\d)/g, ' ')
    .trim()

/** Whether a question is written as codes of the catalogue are, and is none: 'LE 10' beside LE-12 asks for no M10. */
const isUnknownCode = ({ index }: Asking, query: string): boolean => {
  const key = toBareCode(query)
  const [, letters = ''] = /^([a-z]{2,4})\d+[a-z]?$/.exec(key) ?? []
  const exists = (start: string) => index.codes().beginning(start).length > 0
  return (
    letters !== '' &&
    !isSize(query) &&
    !exists(key) &&
    Array.from('0123456789').some((digit) => exists(letters + digit))
  )
}

const refusing =
  /(?:^|\s+)(?:pero |que )?(?:(?:no|excepto|salvo|menos|sin)(?: sean?| es| son| quiero| las?| los?| el)* (\p{L}{3,})|(\p{L}{3,}) no$)/iu
/** 'arandela m8 no grower', 'que no sea grower': what is refused is left out, unless nothing is left. */
const searchWithout = (ask: Asking, query: string): Found => {
  const [refusal, before, after] = refusing.exec(query) ?? []
  const refused = before ?? after ?? ''
  if (refusal === undefined) return search(ask, query)
  // 'sin cabeza' may be a quality of a product.
  const literal = /^\s*sin\b/i.test(refusal) ? search(ask, query) : undefined
  if (literal && !literal.nearest) return literal
  const found = search(ask, query.replace(refusal, ''))
  const unwanted = found.nearest ? [] : (findMatches(ask, [parseTerms(refused, ask.index.kinds)])?.matches ?? [])
  const matches = found.matches.filter(({ producto }) => !unwanted.some((match) => match.producto === producto))
  const isPart = matches.length > 0 && matches.length < found.matches.length
  return isPart ? { ...found, matches } : search(ask, query)
}

/** Without blanks: '4x10' and '4 x 10' are typed alike. */
const flat = (text: string): string => searchKey(text).replaceAll(' ', '')

/** A word that a shown product has is not missing, and is said as somebody typed it: '38' of 'n 38', not '#38'. */
const withMissed = (query: string, found: Found): Found => {
  if (found.missed.length === 0) return found
  const shown = new Set(
    found.matches.flatMap(({ producto: { nombre, sub_productos } }) =>
      toWords([nombre, ...sub_productos.flatMap(({ tamaño, pack }) => [tamaño, pack])].join(' ')),
    ),
  )
  const dotted = query.replaceAll(',', '.')
  const typed = (term: string) => {
    // '8min' is no part of '8minutos' that anybody typed.
    const isTyped = term.includes(' x ')
      ? flat(query).includes(flat(term))
      : searchKey(query)
          .split(searchKey(term))
          .some((rest, part) => part > 0 && !hasLetter(rest.charAt(0)))
    if (isTyped) return term
    const [digits = ''] = /\d[\d.,/]*/.exec(term) ?? []
    const start = dotted.indexOf(digits.replaceAll(',', '.'))
    const end = start + digits.length
    return digits === '' || start < 0
      ? term
      : query.slice(start, end) + (/^\s?[\p{L}"°]*/u.exec(query.slice(end))?.[0] ?? '')
  }
  const isShown = (term: string) => toWords(term).every((word) => shown.has(word))
  return { ...found, missed: found.missed.map(typed).filter((term) => !isShown(term)) }
}

const search = (ask: Asking, query: string): Found => {
  const whole = union([findWholeCode(ask, query)])
  const coded = whole.length > 0 ? whole : union([findCodeBeside(ask, query)])
  if (whole.length > 0 && !isSize(query)) return { matches: coded, nearest: false, missed: [] }
  const found = searchWords(ask, query)
  if (!found.nearest && coded.length === 0 && isUnknownCode(ask, query))
    return { ...found, nearest: true, missed: [query] }
  // A size such as 'M12' may be a code too.
  if (coded.length > 0)
    return { ...found, matches: union([coded, found.nearest ? [] : found.matches]), nearest: false, missed: [] }
  const ordered = found.nearest ? findCodeWithAmount(ask, query) : []
  return ordered.length > 0 ? { matches: ordered, nearest: false, missed: [] } : found
}

const searchWords = (ask: Asking, query: string): Found => {
  const ways = readings(query, ask.index.kinds).filter(isEnough)
  const [terms] = ways
  if (!terms) return { matches: [], nearest: true, missed: [], short: true }
  const offered = terms.some(({ offer }) => offer !== undefined)
  const result = offered ? undefined : findMatches(ask, ways)
  if (result) return { nearest: false, missed: [], ...result }
  const codes = listCodes(ask, query)
  if (codes.length > 0) return findCodes(ask, codes)
  const parts = splitQuery(ask, query).map((part) => ({
    typed: part.typed,
    matches: findMatches(ask, readings(part.query, ask.index.kinds))?.matches ?? [],
  }))
  const missed = parts.filter(({ matches }) => matches.length === 0).map(({ typed }) => typed)
  if (parts.length > missed.length)
    return { matches: union(parts.map(({ matches }) => matches)), nearest: missed.length > 0, missed }
  const meant = corrected(ask, query, terms)
  // 'tuerca-m99' asks for a nut, though no nut is of M99.
  const near = () => {
    const asked = withoutAmount(query, ask.index.kinds)
    const found = nearestTo(ask, parseTerms(asked, ask.index.kinds))
    const apart = found.matches.length > 0 ? found : nearestTo(ask, parseTerms(withoutJoints(asked), ask.index.kinds))
    return apart.matches.length > 0 ? apart : found
  }
  if (meant === undefined) return near()
  const { byText, ...better } = search(ask, meant)
  return better.matches.length > 0 && (!better.nearest || better.lack !== undefined || better.meant !== undefined)
    ? { ...better, nearest: true, meant: better.meant ?? meant }
    : near()
}

export interface Finder {
  readonly find: Find
  /** Indexes the catalogue before the first question, in work that may rest. */
  readonly prepare: () => Generator<void, Find>
}

/** The search over products and their sizes. An empty question finds everything. */
export const createFinder = (productos: readonly Producto[]): Finder => {
  let index: Index | undefined
  function* prepare(): Generator<void, Find> {
    index ??= yield* indexing(productos)
    return find
  }
  const everything: Found = {
    matches: productos.map((producto) => ({ producto, sizes: [] })),
    nearest: false,
    missed: [],
  }
  const find: Find = (query) =>
    query.trim() === ''
      ? everything
      : withMissed(
          query,
          searchWithout(asking((index ??= atOnce(indexing(productos))), productos), withoutSigns(query)),
        )
  return { find, prepare }
}

let shared = { words: synonyms(), createOnce: oncePer(createFinder) }

/** One finder per catalogue and the company's synonyms, shared by every part of the app. */
export const getFinder = (productos: readonly Producto[]): Finder => {
  const words = synonyms()
  if (shared.words !== words) shared = { words, createOnce: oncePer(createFinder) }
  return shared.createOnce(productos)
}

/** The rows of a product that a question means; several codes mean the product's own rows among them. */
export const sizesMeant = (producto: Producto, query: string): ReadonlySet<number> => {
  const {
    matches: [match],
    nearest,
  } = createFinder([producto]).find(query)
  return new Set(nearest && parseCodes(query).length === 0 ? [] : match?.sizes)
}
