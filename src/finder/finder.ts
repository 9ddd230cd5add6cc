import { atOnce } from '#contract/in-slices.ts'
import type { Producto } from '#contract/producto.ts'
import { searchKey } from '#recognise/normal.ts'
import { hasLetter, toWords } from '#recognise/plain.ts'
import { isSize } from '#recognise/sizes.ts'
import { oncePer } from '#state/once-per.ts'
import { synonyms } from '#state/synonyms.ts'
import { once } from '#ui/once.ts'
import { isKind } from './answers.ts'
import { asking, type Asking } from './asking.ts'
import { indexing, type Index } from './catalogue-index.ts'
import { findCodeBeside, findCodes, findCodeWithAmount, findWholeCode, isUnknownCode, listCodes } from './find-codes.ts'
import { findMatches } from './find-matches.ts'
import { union, type Found } from './match.ts'
import { nearestWord } from './nearest-word.ts'
import { nearestTo } from './nearest.ts'
import { isEnough, isWithout, type Term } from './question.ts'
import { parseCodes, withoutAmount, withoutJoints } from './readings.ts'

export type { Found } from './match.ts'

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
  const terms = ask.parse(first)
  const subject = terms.flatMap(({ as, typed }) => (as === 'size' ? [] : typed)).join(' ')
  const hasSize = terms.some(({ as }) => as === 'size')
  const parts = [first, ...others].map((typed) => ({
    typed,
    query: typed !== first && hasSize && isSize(typed) ? `${subject} ${typed}` : typed,
  }))
  const isSubject = (term: Term) => term.as === 'code' || isKind(ask.index, term)
  return others.length > 0 && parts.every(({ query }) => ask.parse(query).some(isSubject)) ? parts : []
}

export type Find = (query: string) => Found

/** Quotes around words, and the star of who searches by a beginning, are no inches and no 'by'. */
const withoutSigns = (query: string): string =>
  query
    .replaceAll(/(?<=^|\s)["“”]([^\s"“”](?:[^"“”]*[^\s"“”])?)["“”](?=\s|$)/g, '$1')
    .replaceAll(/(?<!\d\s*)\*|\*(?!\s*\d)/g, ' ')
    .trim()

const refusing =
  /(?:^|\s+)(?:pero |que )?(?:(?:no|ni|excepto|salvo|menos|sin)(?: sean?| es| son| quiero| tan| muy| las?| los?| el)* (\p{L}{3,})|(\p{L}{3,}) no$)/iu
/**
 * 'arandela m8 no grower', 'que no sea grower': what is refused is left out, unless nothing is left. Where no nut is square, 'tuerca no
 * cuadrada' is any nut.
 */
const searchWithout = (ask: Asking, query: string): Found => {
  const [refusal, before, after] = refusing.exec(query) ?? []
  const refused = before ?? after ?? ''
  if (refusal === undefined) return search(ask, query)
  const literal = once(() => search(ask, query))
  // 'sin cabeza' may be a quality of a product.
  const isQuality = toWords(refusal).some(isWithout)
  if (isQuality && !literal().nearest) return literal()
  const found = searchWithout(ask, query.replace(refusal, ''))
  if (found.nearest) return literal()
  const unwanted = findMatches(ask, [ask.parse(refused)])?.matches ?? []
  const matches = found.matches.filter(({ producto }) => !unwanted.some((match) => match.producto === producto))
  if (matches.length === 0) return literal()
  const isSlip = unwanted.length === 0 && nearestWord(ask.index, searchKey(refused)) !== undefined
  return matches.length === found.matches.length && (isSlip || isQuality) ? literal() : { ...found, matches }
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
  const ways = ask.readings(query).filter(isEnough)
  const [terms] = ways
  if (!terms) return { matches: [], nearest: true, missed: [], short: true }
  const offered = terms.some(({ offer }) => offer !== undefined)
  const result = offered ? undefined : findMatches(ask, ways)
  if (result) return { nearest: false, missed: [], ...result }
  const codes = listCodes(ask, query)
  if (codes.length > 0) return findCodes(ask, codes)
  const parts = splitQuery(ask, query).map((part) => ({
    typed: part.typed,
    matches: findMatches(ask, ask.readings(part.query))?.matches ?? [],
  }))
  const missed = parts.filter(({ matches }) => matches.length === 0).map(({ typed }) => typed)
  if (parts.length > missed.length)
    return { matches: union(parts.map(({ matches }) => matches)), nearest: missed.length > 0, missed }
  const meant = corrected(ask, query, terms)
  // 'tuerca-m99' asks for a nut, though no nut is of M99.
  const near = () => {
    const asked = withoutAmount(query, ask.index.kinds)
    const found = nearestTo(ask, ask.parse(asked))
    const apart = found.matches.length > 0 ? found : nearestTo(ask, ask.parse(withoutJoints(asked)))
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
