/**
 * The room stands over the page and is none of its business: a dialog that is open there must not close, or take the focus back,
 * because somebody works here. `aria-live` keeps whoever hides the rest of a document from hiding this.
 */
export const standApart = (element: HTMLElement): void => {
  element.dataset['sala'] = ''
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
