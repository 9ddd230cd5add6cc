import { local } from '../../state/storage.ts'

/** Set while there are comments in this browser. */
export const flag = 'sala.comentarios'

/** Shows the pins over the page where this browser has comments; else nothing is loaded. */
export const pinsIfAny = (): void => {
  if (local.getItem(flag) === null) return
  import('./Pins.tsx').then(
    ({ showPins }) => showPins(),
    () => undefined,
  )
}
