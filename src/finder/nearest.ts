/** Answers as much of a question as possible, when nothing answers all of it. */
import { findMeasure } from '#recognise/measure.ts'
import { isKind } from './answers.ts'
import { collect, findCommonRows, scoreRows, type Asking } from './asking.ts'
import { describeLack } from './lack.ts'
import type { Found } from './match.ts'
import type { Term } from './question.ts'

/** The terms that the answer must be about: kinds and names that some row has together. Empty without names. */
const base = (ask: Asking, terms: readonly Term[]): readonly Term[] => {
  const kinds = terms.filter((term) => isKind(ask.index, term) && ask.byName(term).size > 0)
  const names = terms.filter(
    (term) =>
      term.as !== 'size' &&
      !kinds.includes(term) &&
      [...ask.byName(term).values()].some(({ field }) => field === 'name'),
  )
  const subjects = [...kinds, ...names]
  if (findCommonRows(subjects, ask.byName).length > 0) return subjects
  return findCommonRows(kinds, ask.byName).length > 0
    ? kinds
    : kinds.slice(0, 1).concat(kinds.length === 0 ? names.slice(0, 1) : [])
}

/** The best partial answer, within the products that the names mean; a size alone is no answer. */
export const nearestTo = (ask: Asking, terms: readonly Term[]): Found => {
  const about = base(ask, terms)
  const everywhere = terms.filter((term) => ask.byText(term).size === 0).map(({ typed }) => typed)
  const isCode = (term: Term) => [...ask.byName(term).values()].some(({ field }) => field === 'code')
  const norms = terms.filter((term) => (term.as === 'norm' && ask.byText(term).size > 0) || isCode(term))
  if (about.length === 0 && norms.length === 0) return { matches: [], nearest: true, missed: [...new Set(everywhere)] }
  const anchor = about.length > 0 ? about : norms
  const rows = findCommonRows(anchor, about.length > 0 ? ask.byName : ask.byText)
  const answered = terms.filter((term) => {
    const best = ask.byText(term)
    return rows.some((row) => best.has(row))
  })
  const unanswered = terms.filter((term) => !answered.includes(term))
  const sizes = terms.filter(({ as }) => as === 'size')
  const others = answered.filter(({ as }) => as !== 'size')
  const whole = findCommonRows(answered, ask.byText, rows)
  const missed = [...new Set(unanswered.filter(({ as }) => as !== 'size').map(({ typed }) => typed))]
  const sizeMissing = sizes.length > 0 && (unanswered.some(({ as }) => as === 'size') || whole.length === 0)
  // Nobody knows what a number without a unit measures: '12' may be 12 W, and no sentence says that there is none.
  const isBare = sizes.length === 1 && sizes.every(({ typed }) => findMeasure(typed).kind === 'ask')
  const lacking = sizeMissing
    ? collect(ask, scoreRows(others, ask.byText, findCommonRows(others, ask.byText, rows)))
    : []
  if (lacking.length > 0) {
    const { text, matches } = describeLack(
      lacking.map(({ producto }) => producto),
      { size: sizes.map(({ typed }) => typed).join(' x '), words: others.map(({ typed }) => typed).join(' ') },
    )
    return isBare || text === undefined
      ? { matches: lacking, nearest: true, missed: [...missed, ...sizes.map(({ typed }) => typed)] }
      : { matches, nearest: true, missed, lack: text }
  }
  if (whole.length > 0) return { matches: collect(ask, scoreRows(answered, ask.byText, whole)), nearest: true, missed }
  const scores = [...scoreRows(terms, ask.byText, rows)]
  const maxAnswered = scores.reduce((least, [, score]) => Math.max(least, score.answered), 0)
  return {
    matches: collect(ask, new Map(scores.filter(([, score]) => score.answered === maxAnswered))),
    nearest: true,
    missed,
  }
}
