import { computeAccessibleName, getRole } from 'dom-accessibility-api'
import type { ElementMark } from './comment.ts'

/** What is the room's own. */
export const isOfRoom = (element: Element): boolean => element.closest('[data-sala]') !== null

const nameMost = 80
/** Roles without a name of their own: what they say is their name here. */
const roleless = new Set([
  '',
  'generic',
  'none',
  'presentation',
  'paragraph',
  'list',
  'listitem',
  'row',
  'table',
  'rowgroup',
  'emphasis',
  'strong',
  'term',
  'definition',
])

const words = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, nameMost)

const roleOf = (element: Element): string => {
  const role = getRole(element) ?? ''
  return role === 'generic' || role === 'presentation' || role === 'none' ? '' : role
}

/** What an element is called to who hears the page; of what has no name, its first words. */
export const nameOf = (element: Element): string => words(computeAccessibleName(element)) || words(element.textContent)

const isSeen = (element: Element): boolean => element.getClientRects().length > 0 && !isOfRoom(element)

/** A step of a selector: what of an element is unlikely to change, and its place among its like. */
const step = (element: Element): string => {
  const tag = element.localName
  const same = [...(element.parentElement?.children ?? [])].filter(
    (other) => other.localName === tag && !isOfRoom(other),
  )
  return same.length > 1
    ? `${tag}:nth-of-type(${[...(element.parentElement?.children ?? [])].filter((other) => other.localName === tag).indexOf(element) + 1})`
    : tag
}

/** Of React's ids none lasts. */
const lasting = (id: string): boolean => /^[a-z][\w-]*$/i.test(id) && !/^(radix|_r|«r)/.test(id)

const selectorOf = (element: Element): string => {
  const steps: string[] = []
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    if (lasting(at.id)) return [`#${at.id}`, ...steps].join(' > ')
    steps.unshift(step(at))
  }
  return ['body', ...steps].join(' > ')
}

const inList = 'li, tr, article, [role=listitem], [role=row], [role=option]'

/** Which elements might have a role: asking each of a page of thousands for its name takes too long. */
const candidates: Readonly<Record<string, string>> = {
  link: 'a, [role=link]',
  button: 'button, input, summary, [role=button]',
  heading: 'h1, h2, h3, h4, h5, h6, [role=heading]',
  img: 'img, svg, [role=img]',
  textbox: 'input, textarea, [contenteditable], [role=textbox]',
  cell: 'td, [role=cell]',
  columnheader: 'th',
  rowheader: 'th',
  paragraph: 'p',
  listitem: 'li',
}

const alike = (root: ParentNode, role: string, name: string): Element[] =>
  [...root.querySelectorAll(candidates[role] ?? '*')].filter(
    (element) => isSeen(element) && roleOf(element) === role && nameOf(element) === name,
  )

/** What to find an element by, later and elsewhere. */
export const markOf = (element: Element, root: ParentNode = document.body): ElementMark => {
  const [role, name] = [roleOf(element), nameOf(element)]
  return {
    role,
    name,
    selector: selectorOf(element),
    listed: element.closest(inList) !== null,
    nth: role === '' || name === '' ? 0 : Math.max(0, alike(root, role, name).indexOf(element)),
  }
}

export interface Found {
  readonly element: Element
  /** Another element stands in its place, of the same kind: it says something else by now. */
  readonly changed: boolean
}

const atSelector = (root: ParentNode, selector: string): Element | null => {
  try {
    return root.querySelector(selector)
  } catch {
    return null
  }
}

/**
 * The element of a mark: by role and name, of several alike the one in its place; else by place, where what stands there is of its
 * kind. In a list a place is soon another's: there it says the same, or it is gone.
 */
export const find = (mark: ElementMark, root: ParentNode = document.body): Found | undefined => {
  const placed = atSelector(root, mark.selector)
  const inPlace = placed && isSeen(placed) && roleOf(placed) === mark.role ? placed : undefined
  if (inPlace && nameOf(inPlace) === mark.name) return { element: inPlace, changed: false }
  if (mark.name !== '' && !roleless.has(mark.role)) {
    const same = alike(root, mark.role, mark.name)
    const element = same[mark.nth] ?? same.at(-1)
    if (element) return { element, changed: false }
  }
  return inPlace && !mark.listed ? { element: inPlace, changed: true } : undefined
}
