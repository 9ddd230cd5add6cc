import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/**
 * Keeps the review tools apart from the page under them: using the tools must not close an open dialog of the page or move its focus.
 * `aria-live` keeps dialogs, which hide the rest of the document, from hiding the tools.
 */
const standApart = (element: HTMLElement): void => {
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

/** Shows something of the tools beside the app, in a React root of its own: an error of the app leaves it as it is. */
export const showApart = (content: ReactNode): HTMLElement => {
  const root = document.createElement('div')
  standApart(root)
  document.body.append(root)
  createRoot(root).render(<StrictMode>{content}</StrictMode>)
  return root
}
