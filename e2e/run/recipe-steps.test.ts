/** Whoever adds a field or a resource follows docs/recipes.md: its steps still fit the files that they change. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { partsAround, recipes, type Step } from './recipe-steps.ts'

/** What is wrong with a step, and what to do. */
const findFault = ({ title, number, file, before }: Step): string[] => {
  const renew = `docs/recipes.md, "${title}", step ${number}`
  if (before === undefined)
    return existsSync(file) ? [`${renew}: ${file} is there already; the example needs a name that nobody asks for`] : []
  if (!existsSync(file)) return [`${renew}: ${file} is no longer there; the step needs the file that took its place`]
  const count = partsAround(readFileSync(file, 'utf8'), before).length - 1
  if (count === 1) return []
  return [`${renew}: ${file} has these lines ${count} times, not once; the step needs lines of today:\n${before}`]
}

test.each(Object.values(recipes).map((steps) => [steps[0]?.title, steps] as const))(
  'every step of "%s" finds what it changes, and makes what is not there',
  (_, steps) => {
    expect(steps.length).toBeGreaterThan(4)
    expect(steps.flatMap(findFault)).toEqual([])
  },
)
