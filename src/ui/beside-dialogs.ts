import type { FocusEvent } from 'react'

const isBeside = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-beside]') !== null

/**
 * What stands beside an open dialog, as a notice with 'Deshacer', spreads these props. A dialog takes the focus back as soon as the
 * document hears that it has left: React's own listeners come before the document's, so that these two events end with them.
 */
export const besideDialogs = {
  'data-beside': '',
  onFocus: (event: FocusEvent) => event.stopPropagation(),
}

/** A dialog's `onBlur`. */
export const letGoBeside = (event: FocusEvent): void => {
  if (isBeside(event.relatedTarget)) event.stopPropagation()
}
