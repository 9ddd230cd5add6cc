import { getFinder } from '#finder/finder.ts'
import type { Answers } from './calls.ts'
import { placedFound } from './placed.ts'

export const find: Answers['find'] = function* find(productos, query) {
  return placedFound(productos, (yield* getFinder(productos).prepare())(query))
}
