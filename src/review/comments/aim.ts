import { isOfReview, getElementName } from './locate.ts'

/** Elements that Tab stops at; the arrow keys reach all others. */
const stopSelector =
  'h1, h2, h3, h4, h5, h6, p, a, button, img, video, input, select, textarea, li, th, td, figure, summary, [role]'

/** Elements with parts that say little alone, such as links and buttons. */
const wholeSelector =
  'a, button, label, summary, figure, h1, h2, h3, h4, h5, h6, li, td, th, [role=img], [role=button], [role=link]'

const least = 4

/** Whether an element can be pointed at: visible, outside the review tools, and not behind a dialog. */
export const isAim = (element: Element | null | undefined): element is Element => {
  if (
    !element ||
    element === document.body ||
    element === document.documentElement ||
    isOfReview(element) ||
    element.closest('[aria-hidden=true], [inert]')
  )
    return false
  const { width, height } = element.getBoundingClientRect()
  return width >= least && height >= least && getComputedStyle(element).visibility === 'visible'
}

/** The element under a point. A part that says little alone, such as a link's picture, stands for the whole. */
export const findAim = (x: number, y: number): Element | null => {
  const element = document.elementFromPoint(x, y)
  if (!isAim(element)) return null
  const whole = getElementName(element) === '' || element.closest('svg') ? element.closest(wholeSelector) : null
  return isAim(whole) && getElementName(whole) !== '' ? whole : element
}

const findStops = (): Element[] =>
  [...document.body.querySelectorAll(stopSelector)].filter(
    (element) => isAim(element) && getElementName(element) !== '',
  )

const inSight = (element: Element): boolean => {
  const { bottom, top } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

/** The first element for the keyboard: the focused one, else the first visible one. */
const first = (): Element | null => {
  if (isAim(document.activeElement)) return document.activeElement
  const elements = findStops()
  return (
    elements.find((element) => element.closest('main') && inSight(element)) ??
    elements.find(inSight) ??
    elements[0] ??
    null
  )
}

/** The next element in page order; after the last comes the first. */
const along = (from: Element, by: 1 | -1): Element | null => {
  const elements = findStops()
  const bit = by === 1 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING
  const beyond = (by === 1 ? elements : elements.toReversed()).find(
    (element) => from.compareDocumentPosition(element) & bit && !(by === -1 && element.contains(from)),
  )
  return beyond ?? elements.at(by === 1 ? 0 : -1) ?? null
}

const walk = (from: Element, step: (element: Element) => Element | null): Element | null => {
  for (let current = step(from); current; current = step(current)) if (isAim(current)) return current
  return null
}

export const aimByKey = (key: string, shift: boolean, from: Element | null): Element | null | undefined => {
  const moves: Record<string, (element: Element) => Element | null> = {
    Tab: (element) => along(element, shift ? -1 : 1),
    ArrowUp: (element) => walk(element, (child) => child.parentElement),
    ArrowDown: (element) => [...element.children].find(isAim) ?? null,
    ArrowRight: (element) => walk(element, (sibling) => sibling.nextElementSibling),
    ArrowLeft: (element) => walk(element, (sibling) => sibling.previousElementSibling),
  }
  const move = moves[key]
  if (!move) return undefined
  return from?.isConnected ? (move(from) ?? from) : first()
}
