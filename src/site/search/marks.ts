import { termsOf } from '../../finder/question.ts'
import { withoutZeros } from '../../finder/words.ts'

/** The words to mark in results of a question. */
export const marksOf = (query: string): readonly string[] =>
  termsOf(query).flatMap(({ own, typed, as }) => (as === 'code' ? [...own, withoutZeros(typed)] : own))
