/**
 * Keeps the review tools apart from the page under them: using the tools must not close an open dialog of the page or move its focus.
 * `aria-live` keeps dialogs, which hide the rest of the document, from hiding the tools.
 */
export const standApart = (element: HTMLElement): void => {
  element.dataset['review'] = ''
  element.setAttribute('aria-live', 'off')
  for (const type of ['pointerdown', 'focusin', 'wheel', 'touchmove'])
    element.addEventListener(type, (event) => event.stopPropagation())
  addEventListener(
    'focusout',
    (event) => {
      if (event.relatedTarget instanceof Node && element.contains(event.relatedTarget)) event.stopImmediatePropagation()
    },
    true,
  )
}
