/** Looks up the rows of a catalogue that answer one term of a question. */
import { toBareCode } from '#recognise/code.ts'
import { isBarCode } from '#recognise/gtin.ts'
import { toKeyPrefix, getWordKeys } from '#recognise/keys.ts'
import { transposed, withoutDiminutive } from '#recognise/near-words.ts'
import { hasDigit } from '#recognise/numerals.ts'
import { isWord } from '#recognise/words.ts'
import type { Field, Index, Occurrence } from './catalogue-index.ts'
import { findPhrase, thingsBeginning } from './concepts.ts'
import type { Term } from './question.ts'

/** The weight of a match by how certain it is. */
const certainties = { exact: 1, prefix: 0.6, synonym: 0.5 } as const

export type Best = Map<number, { readonly points: number; readonly field: Field }>

/** A kind of thing counts less in a size than in a product's name. */
const kindOfSize = 0.6

const take = (best: Best, occurrences: readonly Occurrence[], certainty: number, kind = false) => {
  for (const { row: first, to, weight, field } of occurrences) {
    const match = { points: weight * certainty * (kind && field === 'size' ? kindOfSize : 1), field }
    for (let row = first; row < to; row += 1) {
      const previous = best.get(row)
      if (!previous || previous.points < match.points) best.set(row, match)
    }
  }
}

const takeWord = (best: Best, { words }: Index, { keys, things, namesKind }: Term) => {
  for (const key of keys) take(best, words.exact(key), certainties.exact, namesKind)
  for (const thing of things) take(best, words.exact(thing), certainties.synonym, namesKind)
}

/**
 * A code matches by its beginning, or by four or more digits anywhere. A text as long as a bar code must match whole.
 */
const takeCode = (best: Best, index: Index, term: Term) => {
  const codes = index.codes()
  for (const key of term.keys) take(best, codes.exact(key), certainties.exact)
  if (best.size > 0 || isBarCode(term.typed)) return
  take(best, codes.beginning(term.typed), certainties.prefix)
  if (best.size === 0 && term.typed.length >= 4) take(best, codes.containing(term.typed), certainties.prefix)
}

/**
 * Tries small changes of an unknown word: two letters swapped, a diminutive. Other typing errors only lead to a
 * suggestion.
 */
const takeNearly = (best: Best, index: Index, { text, keys }: Term) => {
  if (keys.some((key) => index.texts().exact(key).length > 0)) return
  for (const key of [...transposed(text).flatMap(getWordKeys), ...withoutDiminutive(text)]) {
    take(best, index.words.exact(key), certainties.prefix)
    for (const thing of findPhrase([key])?.things ?? []) take(best, index.words.exact(thing), certainties.synonym)
  }
}

const takeBeginning = (best: Best, index: Index, { text, whole }: Term) => {
  const start = isWord(text) ? toKeyPrefix(text) : text
  if (start.length < 2 || whole) return
  const occurrences = index.words.beginning(start).filter(({ field }) => field !== 'pack')
  take(best, occurrences, certainties.prefix)
  if (text.length >= 4)
    for (const thing of thingsBeginning(text)) take(best, index.words.exact(thing), certainties.synonym)
  if (hasDigit(text)) take(best, index.codes().beginning(text), certainties.prefix)
}

/** The rows that match the term by name, size, code or pack. */
export const matchesByName = (index: Index, term: Term): Best => {
  const best: Best = new Map()
  if (term.as === 'code') takeCode(best, index, term)
  takeWord(best, index, term)
  if (term.as !== 'word' || term.text.includes(' ') || term.things.length > 0 || best.size > 0) return best
  if (hasDigit(term.text))
    for (const key of [...term.keys, toBareCode(term.text)]) take(best, index.codes().exact(key), certainties.exact)
  if (best.size === 0) takeNearly(best, index, term)
  if (best.size === 0) takeBeginning(best, index, term)
  return best
}

/** Whether a term names a kind of thing: in the table, or as the first word of a product's name. */
export const isKind = ({ kinds }: Index, term: Term): boolean =>
  term.namesKind || [...term.keys, ...term.things].some((key) => kinds.has(key))

/**
 * Adds the rows of products with the term's exact words in their text. Kinds are left out, and products that have the
 * term in their sizes.
 */
export const matchesByText = (index: Index, term: Term, nameMatches: Best): Best => {
  if (term.as === 'size' || term.as === 'code' || term.as === 'pack' || isKind(index, term)) return nameMatches
  const best = new Map(nameMatches)
  const saying = new Set([...best].flatMap(([row, { field }]) => (field === 'size' ? [index.rows[row]?.product] : [])))
  const texts = index.texts()
  const open = (occurrences: readonly Occurrence[]) =>
    saying.size === 0 ? occurrences : occurrences.filter(({ row }) => !saying.has(index.rows[row]?.product))
  for (const key of term.keys) take(best, open(texts.exact(key)), certainties.exact)
  for (const thing of term.things) take(best, open(texts.exact(thing)), certainties.synonym)
  return best
}
