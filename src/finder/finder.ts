import type { Producto } from '../contract/producto.ts'
import { atOnce } from '../contract/in-slices.ts'
import { synonyms } from '../state/synonyms.ts'
import { oncePer } from '../state/once-per.ts'
import { isKind } from './answers.ts'
import { asking, collect, rowsOfAll, scoresOfAll, type Asking, type Lookup } from './asking.ts'
import { indexing, type Index } from './catalogue-index.ts'
import type { Found, Match } from './match.ts'
import { nearestWord } from './meant.ts'
import { nearestTo } from './nearest.ts'
import { isEnough, termsOf, type Term } from './question.ts'
import { codesIn, readings, withoutAmount } from './readings.ts'

export type { Found } from './match.ts'

const isPlain = ({ as, also, kind }: Term): boolean => as === 'word' && also.length === 0 && !kind

/**
 * True when the first word, the thing asked for, is only in products' texts while another word is in names: 'llave
 * allen' is no Allen screw. 'T2' names no thing.
 */
const isBeside = ({ index, byText, byName }: Asking, terms: readonly Term[]): boolean => {
  const [head, ...rest] = terms
  return (
    head !== undefined &&
    rest.length > 0 &&
    isPlain(head) &&
    !/\d/.test(head.word) &&
    byName(head).size === 0 &&
    byText(head).size > 0 &&
    !rest.some((term) => isKind(index, term)) &&
    rest.some((term) => term.as === 'word' && byName(term).size > 0)
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
const tellingOf = ({ index, byName, byText }: Asking, terms: readonly Term[]): Lookup => {
  const kinds = terms.filter((term) => isKind(index, term))
  const names = (term: Term) => rowsOfAll([...kinds, term], byName).some((row) => byName(term).get(row)?.of === 'name')
  return terms.some(({ as }) => as === 'size') ? (term) => (names(term) ? byName(term) : byText(term)) : byText
}

/**
 * Many people do not tell bulón, perno and tornillo apart: when another word says which one is meant, any of the three
 * matches.
 */
const kin = (ask: Asking, terms: readonly Term[]): (readonly Term[])[] => {
  const screws = new Set(['bulon', 'tornillo'].flatMap((word) => termsOf(word).flatMap(({ also }) => also)))
  const others = terms.filter(({ also }) => !also.some((thing) => screws.has(thing)))
  const which = others.filter((term) => term.as === 'word' && !isKind(ask.index, term))
  if (others.length === terms.length || which.length === 0) return []
  const either: Term = { as: 'word', typed: '', word: '', kind: true, own: [], also: [...screws] }
  return [[either, ...others]]
}

/** The products that answer every term of one reading: first by names alone, then with texts. */
const matching = (ask: Asking, ways: readonly (readonly Term[])[]): Matched | undefined => {
  for (const terms of [...ways, ...ways.flatMap((way) => kin(ask, way))]) {
    const scores = scoresOfAll(terms, ask.byName)
    // 'zincado' describes a thing without naming it: products described so in their texts belong to the answer too.
    const describes = terms.some(({ as }) => as === 'word') && ![...scores.values()].some(({ ofName }) => ofName)
    if (scores.size > 0 && !describes) return { matches: collect(ask, scores) }
  }
  for (const terms of ways) {
    const scores = scoresOfAll(terms, tellingOf(ask, terms))
    const matches = collect(ask, scores)
    if (matches.length === 0 || isBeside(ask, terms)) continue
    const hasName =
      terms.some((term) => !isPlain(term)) || [...scores.values()].some(({ ofName, ofSize }) => ofName || ofSize)
    return { matches, ...(!hasName && { byText: true }) }
  }
  return undefined
}

/** The question with suggestions for its unknown words; undefined without any. */
const corrected = (ask: Asking, query: string, terms: readonly Term[]): string | undefined => {
  const next = terms.reduce((text, term) => {
    if (term.as !== 'word' || (ask.byText(term).size > 0 && term.offer === undefined)) return text
    const word = term.offer ?? (term.also.length > 0 ? undefined : nearestWord(ask.index, term.word))
    return word === undefined ? text : text.replace(term.typed, word)
  }, query)
  return next === query ? undefined : next
}

/** 'tuercas y arandelas m10' asks for two things: each part must name a kind or a code. */
const partsOf = (ask: Asking, query: string): readonly string[] => {
  const parts = query
    .split(/[,;+\n]| y | and /i)
    .map((part) => part.trim())
    .filter(Boolean)
  return parts.length > 1 &&
    parts.every((part) => termsOf(part).some((term) => term.as === 'code' || isKind(ask.index, term)))
    ? parts
    : []
}

const union = (all: readonly (readonly Match[])[]): Match[] => {
  const byProduct = new Map<number, Match>()
  for (const { producto, sizes } of all.flat()) {
    const before = byProduct.get(producto.id)?.sizes ?? []
    byProduct.set(producto.id, { producto, sizes: [...new Set([...before, ...sizes])] })
  }
  return [...byProduct.values()]
}

export type Find = (query: string) => Found

const findCodes = (ask: Asking, codes: readonly string[]): Found => {
  const found = codes.map((code) => ({ code, matches: matching(ask, [termsOf(code)])?.matches ?? [] }))
  const missed = found.filter(({ matches }) => matches.length === 0).map(({ code }) => code)
  return { matches: union(found.map(({ matches }) => matches)), nearest: missed.length > 0, missed }
}

const finding = (ask: Asking, query: string): Found => {
  const codes = codesIn(query)
  const ways = readings(query).filter(isEnough)
  const [terms] = ways
  if (!terms) return { matches: [], nearest: true, missed: [], short: true }
  const offered = terms.some(({ offer }) => offer !== undefined)
  const found = offered ? undefined : matching(ask, ways)
  if (found) return { nearest: false, missed: [], ...found }
  const parts = codes.length > 0 ? [] : partsOf(ask, query).map((part) => matching(ask, readings(part))?.matches ?? [])
  if (parts.length > 0 && parts.every(({ length }) => length > 0))
    return { matches: union(parts), nearest: false, missed: [] }
  if (codes.length > 0) return findCodes(ask, codes)
  const meant = corrected(ask, query, terms)
  const near = () => nearestTo(ask, termsOf(withoutAmount(query)))
  if (meant === undefined) return near()
  const { byText, ...better } = finding(ask, meant)
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
    query.trim() === '' ? everything : finding(asking((index ??= atOnce(indexing(productos))), productos), query.trim())
  return { find, prepare }
}

let shared = { words: synonyms(), of: oncePer(createFinder) }

/** One finder per catalogue and the company's synonyms, shared by every part of the app. */
export const finderOf = (productos: readonly Producto[]): Finder => {
  const words = synonyms()
  if (shared.words !== words) shared = { words, of: oncePer(createFinder) }
  return shared.of(productos)
}

/** The rows of a product that a question means; several codes mean the product's own rows among them. */
export const sizesMeant = (producto: Producto, query: string): ReadonlySet<number> => {
  const {
    matches: [match],
    nearest,
  } = createFinder([producto]).find(query)
  return new Set(nearest && codesIn(query).length === 0 ? [] : match?.sizes)
}
