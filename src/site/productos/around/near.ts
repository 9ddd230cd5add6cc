import { nearIn } from '../../../finder/near.ts'
import { oncePer } from '../../../state/once-per.ts'
import type { Answers } from '../../catalogue-worker/calls.ts'

const nearOf = oncePer(nearIn)

/** What stands around a product, by the whole list. */
export const around: Answers['around'] = function* around(productos, id) {
  const near = nearOf(productos)
  yield
  return near(id)
}
