/** Looks up the rows of a catalogue that answer one term of a question. */
import { phraseOf, thingsBeginning } from './concepts.ts'
import type { Field, Index, WordPlace } from './catalogue-index.ts'
import { beginningOf, keysOf, transposed, withoutDiminutive } from './keys.ts'
import type { Term } from './question.ts'

/** The weight of a match by how certain it is. */
const sure = { exact: 1, prefix: 0.6, synonym: 0.5 } as const

export type Best = Map<number, { readonly points: number; readonly of: Field }>

/** A kind of thing counts less in a size than in a product's name. */
const kindOfSize = 0.6

const take = (best: Best, places: readonly WordPlace[], certainty: number, kind = false) => {
  for (const { row: first, to, weight, of } of places) {
    const match = { points: weight * certainty * (kind && of === 'size' ? kindOfSize : 1), of }
    for (let row = first; row < to; row += 1) {
      const before = best.get(row)
      if (!before || before.points < match.points) best.set(row, match)
    }
  }
}

const takeWord = (best: Best, { words }: Index, { own, also, kind }: Term) => {
  for (const word of own) take(best, words.exact(word), sure.exact, kind)
  for (const word of also) take(best, words.exact(word), sure.synonym, kind)
}

/**
 * A code matches by its beginning, or by four or more digits anywhere. A text as long as a bar code must match whole.
 */
const takeCode = (best: Best, index: Index, term: Term) => {
  const codes = index.codes()
  for (const word of term.own) take(best, codes.exact(word), sure.exact)
  if (best.size > 0 || /^(?:\d{8}|\d{12,})$/.test(term.typed)) return
  const begins = codes.beginning(term.typed)
  for (const places of begins) take(best, places, sure.prefix)
  if (best.size === 0 && term.typed.length >= 4)
    for (const places of codes.containing(term.typed)) take(best, places, sure.prefix)
}

/**
 * Tries small changes of an unknown word: two letters swapped, a diminutive. Other typing errors only lead to a
 * suggestion.
 */
const takeNearly = (best: Best, index: Index, { word, own }: Term) => {
  if (own.some((key) => index.texts().exact(key).length > 0)) return
  for (const key of [...transposed(word).flatMap(keysOf), ...withoutDiminutive(word)]) {
    take(best, index.words.exact(key), sure.prefix)
    for (const thing of phraseOf([key])?.things ?? []) take(best, index.words.exact(thing), sure.synonym)
  }
}

const takeBeginning = (best: Best, index: Index, { word, whole }: Term) => {
  const start = /^\p{L}+$/u.test(word) ? beginningOf(word) : word
  if (start.length < 2 || whole) return
  for (const places of index.words.beginning(start))
    take(
      best,
      places.filter(({ of }) => of !== 'pack'),
      sure.prefix,
    )
  if (word.length >= 4)
    for (const thing of thingsBeginning(word).things) take(best, index.words.exact(thing), sure.synonym)
  if (/\d/.test(word)) for (const places of index.codes().beginning(word)) take(best, places, sure.prefix)
}

/** The rows whose names, sizes, codes or packs match the term. */
export const matchesByName = (index: Index, term: Term): Best => {
  const best: Best = new Map()
  if (term.as === 'code') takeCode(best, index, term)
  takeWord(best, index, term)
  if (term.as !== 'word' || term.word.includes(' ') || term.also.length > 0 || best.size > 0) return best
  if (/\d/.test(term.word)) for (const word of term.own) take(best, index.codes().exact(word), sure.exact)
  if (best.size === 0) takeNearly(best, index, term)
  if (best.size === 0) takeBeginning(best, index, term)
  return best
}

/** Whether a term names a kind of thing: in the table, or as the first word of a product's name. */
export const isKind = ({ kinds }: Index, term: Term): boolean =>
  term.kind || [...term.own, ...term.also].some((word) => kinds.has(word))

/**
 * Adds the rows whose product text has the term's exact words. Kinds are left out, and products that have the term in
 * their sizes.
 */
export const matchesByText = (index: Index, term: Term, matching: Best): Best => {
  if (term.as === 'size' || term.as === 'code' || term.as === 'pack' || isKind(index, term)) return matching
  const best = new Map(matching)
  const saying = new Set([...best].flatMap(([row, { of }]) => (of === 'size' ? [index.rows[row]?.product] : [])))
  const texts = index.texts()
  const open = (places: readonly WordPlace[]) =>
    saying.size === 0 ? places : places.filter(({ row }) => !saying.has(index.rows[row]?.product))
  for (const word of term.own) take(best, open(texts.exact(word)), sure.exact)
  for (const word of term.also) take(best, open(texts.exact(word)), sure.synonym)
  return best
}
