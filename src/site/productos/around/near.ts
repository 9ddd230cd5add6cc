import { createEntornoLookup } from '#finder/near.ts'
import { oncePer } from '#state/once-per.ts'
import type { Answers } from '../../catalogue-worker/calls.ts'

const getNearFinder = oncePer(createEntornoLookup)

/** The neighbours of a product and its related products, by the whole list. */
export const around: Answers['around'] = function* around(productos, id) {
  const near = getNearFinder(productos)
  yield
  return near(id)
}
