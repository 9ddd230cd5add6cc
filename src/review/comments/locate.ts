import { computeAccessibleName, getRole } from 'dom-accessibility-api'
import type { ElementMark } from './comment.ts'

export const isOfReview = (element: Element): boolean => element.closest('[data-review]') !== null

/** Roles without an accessible name: their text serves as the name. */
const nameless = /^(|paragraph|list|listitem|row|table|rowgroup|emphasis|strong|term|definition)$/

const words = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 80)

const roleOf = (element: Element): string => {
  const role = getRole(element) ?? ''
  return role === 'generic' || role === 'presentation' || role === 'none' ? '' : role
}

/** The accessible name of an element; without one, its first words. */
export const nameOf = (element: Element): string => words(computeAccessibleName(element)) || words(element.textContent)

const isSeen = (element: Element): boolean => element.getClientRects().length > 0 && !isOfReview(element)

/** A step of a selector: the stable features of an element, and its index among its like. */
const step = (element: Element): string => {
  const tag = element.localName
  const alike = [...(element.parentElement?.children ?? [])].filter(({ localName }) => localName === tag)
  const own = alike.filter((other) => !isOfReview(other))
  return own.length > 1 ? `${tag}:nth-of-type(${alike.indexOf(element) + 1})` : tag
}

/** React's ids change with every rendering. */
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

/** Roles in words, with the elements that may have the role: computing the name of every element of a large page takes too long. */
const roles = new Map<string, readonly [words: string, elements?: string]>(
  Object.entries({
    link: ['el enlace', 'a, [role=link]'],
    button: ['el botón', 'button, input, summary, [role=button]'],
    heading: ['el título', 'h1, h2, h3, h4, h5, h6, [role=heading]'],
    img: ['la imagen', 'img, svg, [role=img]'],
    textbox: ['el campo', 'input, textarea, [contenteditable], [role=textbox]'],
    searchbox: ['el buscador'],
    checkbox: ['la casilla'],
    combobox: ['la lista'],
    paragraph: ['el párrafo', 'p'],
    listitem: ['el elemento de lista', 'li'],
    cell: ['la celda', 'td, [role=cell]'],
    columnheader: ['la columna', 'th'],
    rowheader: ['el elemento', 'th'],
    row: ['la fila'],
    table: ['la tabla'],
    article: ['la ficha'],
    list: ['la lista'],
    dialog: ['el diálogo'],
    tab: ['la solapa'],
    radio: ['la opción'],
    video: ['el video'],
  }),
)

const alike = (root: ParentNode, role: string, name: string): Element[] =>
  [...root.querySelectorAll(roles.get(role)?.[1] ?? '*')].filter(
    (element) => isSeen(element) && roleOf(element) === role && nameOf(element) === name,
  )

/** The mark by which an element is found later, and in other browsers. */
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
  /** An element of the same kind stands in the place, with another text. */
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
 * The element of a mark, found by role and name, and by place among several alike; else by place, if the element there is of the same
 * kind. Within a list the element must also have the same text, since places in lists change.
 */
export const find = (mark: ElementMark, root: ParentNode = document.body): Found | undefined => {
  const placed = atSelector(root, mark.selector)
  const inPlace = placed && isSeen(placed) && roleOf(placed) === mark.role ? placed : undefined
  if (inPlace && nameOf(inPlace) === mark.name) return { element: inPlace, changed: false }
  if (mark.name !== '' && !nameless.test(mark.role)) {
    const same = alike(root, mark.role, mark.name)
    const element = same[mark.nth] ?? same.at(-1)
    if (element) return { element, changed: false }
  }
  return inPlace && !mark.listed ? { element: inPlace, changed: true } : undefined
}

/** An element in words: 'el botón «Enviar»'. */
export const wordsOf = ({ role, name }: Pick<ElementMark, 'role' | 'name'>): string => {
  const [what] = roles.get(role) ?? ['el elemento']
  return name === '' ? what : `${what} «${name.length > 60 ? `${name.slice(0, 60)}…` : name}»`
}
