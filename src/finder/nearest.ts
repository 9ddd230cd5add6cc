/** Answers as much of a question as possible, when nothing answers all of it. */
import { isKind } from './answers.ts'
import { collect, rowsOfAll, scoresOf, type Asking } from './asking.ts'
import { lackOf } from './lack.ts'
import type { Found } from './match.ts'
import type { Term } from './question.ts'

/** The terms that the answer must be about: kinds and names that some row has together. Empty without names. */
const base = (ask: Asking, terms: readonly Term[]): readonly Term[] => {
  const kinds = terms.filter((term) => isKind(ask.index, term) && ask.byName(term).size > 0)
  const names = terms.filter(
    (term) =>
      term.as === 'word' && !kinds.includes(term) && [...ask.byName(term).values()].some(({ of }) => of === 'name'),
  )
  const all = [...kinds, ...names]
  if (rowsOfAll(all, ask.byName).length > 0) return all
  return rowsOfAll(kinds, ask.byName).length > 0
    ? kinds
    : kinds.slice(0, 1).concat(kinds.length === 0 ? names.slice(0, 1) : [])
}

/** The best partial answer, within the products that the names mean; a size alone is no answer. */
export const nearestTo = (ask: Asking, terms: readonly Term[]): Found => {
  const about = base(ask, terms)
  const everywhere = terms.filter((term) => ask.byText(term).size === 0).map(({ typed }) => typed)
  const norms = terms.filter((term) => (term.as === 'norm' || term.as === 'code') && ask.byText(term).size > 0)
  if (about.length === 0 && norms.length === 0) return { matches: [], nearest: true, missed: [...new Set(everywhere)] }
  const anchor = about.length > 0 ? about : norms
  const rows = rowsOfAll(anchor, about.length > 0 ? ask.byName : ask.byText)
  const answered = terms.filter((term) => {
    const best = ask.byText(term)
    return rows.some((row) => best.has(row))
  })
  const unanswered = terms.filter((term) => !answered.includes(term))
  const sizes = terms.filter(({ as }) => as === 'size')
  const others = answered.filter(({ as }) => as !== 'size')
  const whole = rowsOfAll(answered, ask.byText, rows)
  const missed = [...new Set(unanswered.filter(({ as }) => as !== 'size').map(({ typed }) => typed))]
  const sizeMissing = sizes.length > 0 && (unanswered.some(({ as }) => as === 'size') || whole.length === 0)
  const lacking = sizeMissing ? collect(ask, scoresOf(others, ask.byText, rowsOfAll(others, ask.byText, rows))) : []
  if (lacking.length > 0) {
    const { text, matches } = lackOf(
      lacking.map(({ producto }) => producto),
      { size: sizes.map(({ typed }) => typed).join(' x '), words: others.map(({ typed }) => typed).join(' ') },
    )
    return { matches, nearest: true, missed, lack: text }
  }
  if (whole.length > 0) return { matches: collect(ask, scoresOf(answered, ask.byText, whole)), nearest: true, missed }
  const scores = [...scoresOf(terms, ask.byText, rows)]
  const most = scores.reduce((least, [, score]) => Math.max(least, score.answered), 0)
  return {
    matches: collect(ask, new Map(scores.filter(([, score]) => score.answered === most))),
    nearest: true,
    missed,
  }
}
