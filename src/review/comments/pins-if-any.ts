import { local } from '../../state/storage.ts'
import { hasComments } from '../kept.ts'

/** Shows the pins over the page where this browser has comments; else nothing is loaded. */
export const pinsIfAny = (): void => {
  if (local.getItem(hasComments) === null) return
  import('./Pins.tsx').then(
    ({ showPins }) => showPins(),
    () => undefined,
  )
}
