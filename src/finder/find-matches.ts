/** Finds the products that answer every term of a question. */
import { hasDigit } from '#recognise/numerals.ts'
import { isKind } from './answers.ts'
import { collect, findCommonRows, scoreCommonRows, type Asking, type Lookup } from './asking.ts'
import type { Match } from './match.ts'
import { parseTerms, type Term } from './question.ts'

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
export const findMatches = (ask: Asking, ways: readonly (readonly Term[])[]): Matched | undefined => {
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
