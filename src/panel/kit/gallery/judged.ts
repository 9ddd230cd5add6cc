import { limits, type Accept } from '../../../contract/fields.ts'
import { problemOf } from '../fields/use-problem.ts'
import type { LeftOut } from './left-out.ts'
import type { Waiting } from './tiles.ts'

/** The chosen files that a gallery takes, and the others with the reason; one that is too large stays, since it can be shrunk. */
export const judged = async (files: readonly File[], accept: Accept) => {
  const all = await Promise.all(files.map(async (file) => ({ file, problem: await problemOf(file, accept) })))
  const isLarge = (file: File) => file.size > limits.image
  return {
    good: all.flatMap(({ file, problem }): Waiting[] => {
      if (problem === undefined) return [{ file }]
      return isLarge(file) ? [{ file, reason: problem }] : []
    }),
    leftOut: all.flatMap(({ file, problem }): LeftOut[] =>
      problem === undefined || isLarge(file) ? [] : [{ name: file.name, problem }],
    ),
  }
}
